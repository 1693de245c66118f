import type { Problem } from '@hardtop/kernel';
import { type ReactNode, use, useState } from 'preact/compat';
import { AmendReason } from './amend-reason.ts';
import { useCampaign } from './campaign-context.ts';
import { Refusals } from './set-form.tsx';

interface AgainButtonProps {
  readonly part: string;
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** One press rolls the part again; all else stays. */
export function AgainButton({ part, label, className, children }: AgainButtonProps) {
  const { amend } = useCampaign();
  const reason = use(AmendReason);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        onClick={() => setProblems(amend([{ action: 'reroll', part, reason }]))}
      >
        {children}
      </button>
      <Refusals problems={problems} />
    </>
  );
}
