import type { RulesetEntry } from '@hardtop/rulesets';
import type { Garage, GarageVariant, SettledVariants } from '@hardtop/workshop';
import { usageError } from '../input/failure.ts';

const isOtherThan = (usual: boolean | string) => (choice: boolean | string) => choice !== usual;

/** "name" settles it the other way than usual, "name=value" says which. */
function settled(
  asked: string,
  variants: readonly GarageVariant[],
  title: string,
): readonly [string, boolean | string] {
  const [id = '', value] = asked.split('=', 2);
  const variant = variants.find((each) => each.id.toLowerCase() === id.trim().toLowerCase());
  if (variant === undefined)
    throw usageError(
      `${title} has no variant "${id.trim()}" in its garage.`,
      variants.map((each) => each.id),
    );
  const others = variant.choices.filter(isOtherThan(variant.default));
  const [other] = others;
  if (value === undefined && other !== undefined && others.length === 1) return [variant.id, other];
  const found = variant.choices.find((choice) => String(choice) === value?.trim().toLowerCase());
  if (found !== undefined) return [variant.id, found];
  throw usageError(`The variant "${variant.id}" cannot be "${value ?? ''}".`, variant.choices.map(String));
}

/** The variants that the command line asks for. */
export function variantsAsked(garage: Garage, { title }: RulesetEntry, asked: readonly string[]): SettledVariants {
  if (asked.length === 0) return {};
  const { variants = [] } = garage;
  if (garage.withVariants === undefined || variants.length === 0)
    throw usageError(`The garage of ${title} has no variants.`);
  return Object.fromEntries(asked.map((each) => settled(each, variants, title)));
}
