/** The answer of `GET /api/me`: who has come in; null for a guest. */
export interface Me {
  readonly person: { readonly name: string } | null;
}
