import { type RawBuilder, sql } from 'kysely';

/**
 * For a row of games: its node has given no sign of life for too long, or its end was seen. One that has only begun may not have given any
 * yet, and has what it took for as long as a sign would last.
 */
export function holderIsDead(games: 'games' | 'g'): RawBuilder<boolean> {
  const [holder, until] = [sql.ref(`${games}.lease_holder`), sql.ref(`${games}.lease_until`)];
  return sql<boolean>`(
    exists (select 1 from nodes n where n.id = ${holder} and n.until <= now())
    or (${until} < now() and not exists (select 1 from nodes n where n.id = ${holder}))
  )`;
}
