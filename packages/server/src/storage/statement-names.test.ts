import { expect, test } from 'vitest';
import { StatementNames } from './statement-names.ts';

const statement = (sql: string, ...parameters: unknown[]) => ({ sql, parameters });

/** The name after so many times. */
function nameAfter(names: StatementNames, times: number, sql: string, ...parameters: unknown[]): string | undefined {
  let name: string | undefined;
  for (let i = 0; i < times; i++) name = names.of(statement(sql, ...parameters));
  return name;
}

test('a statement has a name once it was asked often, and keeps it', () => {
  const names = new StatementNames([{ name: 'append', sql: 'append $1' }]);
  expect(names.of(statement('append $1', 1))).toBe('append');
  expect(nameAfter(names, 15, 'select a from t where b = $1', 1)).toBeUndefined();
  const name = names.of(statement('select a from t where b = $1', 2));
  expect(name).toBe('often-1');
  expect(nameAfter(names, 20, 'select b from t where b = $1', 2)).toBe('often-2');
  expect(names.of(statement('select a from t where b = $1', 3))).toBe(name);
});

test('what has no values, or gives all columns, has none', () => {
  const names = new StatementNames([]);
  expect(nameAfter(names, 99, 'begin')).toBeUndefined();
  expect(nameAfter(names, 99, 'select * from t where b = $1', 1)).toBeUndefined();
});

test('there are not many of them, whatever is asked', () => {
  const names = new StatementNames([]);
  for (let i = 0; i < 100; i++) nameAfter(names, 20, `select ${i} from t where b = $1`, 1);
  expect(names.of(statement('select 39 from t where b = $1', 1))).toBe('often-39');
  expect(names.of(statement('select 40 from t where b = $1', 1))).toBeUndefined();
});
