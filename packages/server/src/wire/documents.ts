import * as z from 'zod';

/** Pages make the ids of their documents themselves. */
export const documentId = z.string().regex(/^[\w-]{1,64}$/, {
  error: 'An id is 1 to 64 letters, digits, underscores and hyphens.',
});

/** In a query. */
export const digits = z
  .string()
  .regex(/^\d{1,15}$/, { error: 'Must be a whole number.' })
  .transform(Number);

/** `?version=` of a `DELETE`: only if it is still that. */
export const askRemoval = z.strictObject({ version: digits.optional() });
