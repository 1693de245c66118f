import { makeDesignLink } from '@hardtop/workshop/link';
import { CopyField } from '../base/copy-field.tsx';
import { type OpenGarage, useGarage } from './garage-context.ts';

/** The link that opens a design on anybody's bench; null: it is too big for one. */
export const linkTo = ({ ruleset, garage }: OpenGarage, design: unknown): string | null =>
  makeDesignLink(window.location.origin, { ruleset: ruleset.id, code: garage.code(design) });

const TOO_BIG = 'This design is too big for a link: save it as a file and send that.';

interface DesignLinkFieldProps {
  readonly label: string;
  readonly design: unknown;
}

export function DesignLinkField({ label, design }: DesignLinkFieldProps) {
  const link = linkTo(useGarage(), design);
  return link === null ? <p className="notice">{TOO_BIG}</p> : <CopyField label={label} text={link} />;
}
