// What is said at a table and about it, whoever hosts it.
export * from './games.ts';
export * from './live.ts';
export * from './messages.ts';
export * from './tables.ts';
