/** What a session says, and how it is cut off. */
export interface Outlet {
  send(text: string): void;
  close(code: number, reason: string): void;
}

export const CLOSE_TOO_MANY = 1008;
