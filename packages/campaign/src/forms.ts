// Forms that a ruleset makes and a page shows: what may be filled in, with what, in words for people.

interface FieldHead {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Only where another field of the form has one of these values. */
  readonly when?: { readonly field: string; readonly is: readonly string[] };
}

export type FormField =
  | (FieldHead & { readonly kind: 'text'; readonly value: string; readonly long?: true })
  | (FieldHead & {
      readonly kind: 'number';
      readonly value: number;
      readonly min?: number;
      readonly max?: number;
      readonly step?: number;
      readonly unit?: string;
    })
  | (FieldHead & { readonly kind: 'choice'; readonly value: string; readonly options: readonly FormOption[] })
  | (FieldHead & { readonly kind: 'flag'; readonly value: boolean })
  | (FieldHead & { readonly kind: 'several'; readonly value: readonly string[]; readonly options: readonly string[] })
  /** Any number of the same; `fields` are those of a new one. */
  | (FieldHead & {
      readonly kind: 'list';
      readonly one: string;
      readonly fields: readonly FormField[];
      readonly value: readonly FormValues[];
    });

export interface FormOption {
  readonly id: string;
  readonly title: string;
}

export type FormValue = string | number | boolean | readonly string[] | readonly FormValues[];

/** What was filled in, by the names of the fields. */
export interface FormValues {
  readonly [name: string]: FormValue;
}

/** The fields that fit what is filled in so far. */
export function fittingFields(fields: readonly FormField[], values: FormValues): readonly FormField[] {
  return fields.filter(({ when }) => {
    if (when === undefined) return true;
    const other = fields.find(({ name }) => name === when.field);
    return when.is.includes(String(values[when.field] ?? other?.value ?? ''));
  });
}

/** The form as it is before anybody touches it. */
export function formValues(fields: readonly FormField[]): FormValues {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

export function textIn(values: FormValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** What is no number is not counted as one: the reader after this one says so. */
export function numberIn(values: FormValues, name: string): number {
  const value = values[name];
  return typeof value === 'number' ? value : Number.NaN;
}

export function flagIn(values: FormValues, name: string): boolean {
  return values[name] === true;
}

export function severalIn(values: FormValues, name: string): readonly string[] {
  const value = values[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

export function listIn(values: FormValues, name: string): readonly FormValues[] {
  const value = values[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'object') : [];
}
