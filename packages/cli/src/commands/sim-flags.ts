export interface SimFlags {
  readonly ruleset?: string;
  readonly scenario?: string;
  readonly games: string;
  readonly seed: string;
  readonly bots?: string;
  readonly workers?: string;
  readonly json?: boolean;
  readonly league?: boolean;
  readonly queue?: boolean;
}
