import type { TableMatch } from '@hardtop/board';
import type { Problem, Result, Row } from '@hardtop/kernel';

export type LiveMatch = TableMatch;

/** Something done to a game: the rows it added, or why it was refused. */
export type Action = (match: LiveMatch) => Result<readonly Row[], Problem>;
