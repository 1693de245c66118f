import type * as z from 'zod';

/** A type as JSON sends it: nothing is read-only there. */
type Sent<Told> = Told extends readonly (infer Each)[]
  ? Sent<Each>[]
  : Told extends object
    ? { -readonly [Key in keyof Told]: Sent<Told[Key]> }
    : Told;

/** Fields of an answer that its schema does not tell of. */
type Untold<Told, Schema extends z.ZodType> = Told extends readonly unknown[]
  ? never
  : Told extends object
    ? Exclude<keyof Told, keyof z.input<Schema>>
    : never;

type Fits<Told, Schema extends z.ZodType> = [Sent<Told>] extends [z.input<Schema>]
  ? [Untold<Told, Schema>] extends [never]
    ? unknown
    : { readonly untold: Untold<Told, Schema> }
  : { readonly misfit: true };

/** The schema of an answer that the server has a type for. The compiler refuses one that does not fit the type, or leaves out a field of it. */
export const answerOf =
  <Told>() =>
  <Schema extends z.ZodType>(schema: Schema & Fits<Told, Schema>): Schema =>
    schema;
