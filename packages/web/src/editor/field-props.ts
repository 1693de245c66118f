import type { Field, FilePath } from '@hardtop/kernel';
import type { ReactNode } from 'preact/compat';

/** A field of the file, where it stands, and how it is changed. */
export interface FieldProps<Kind extends Field['kind'] = Field['kind']> {
  readonly field: Extract<Field, { readonly kind: Kind }>;
  readonly path: FilePath;
  readonly value: unknown;
  /** Undefined: the file says nothing of it. */
  onSet(value: unknown): void;
}

/** For fields that have fields. */
export interface NestingProps<Kind extends Field['kind']> extends FieldProps<Kind> {
  fieldsOf(fields: readonly Field[], base: FilePath): ReactNode;
}
