import { create } from './store.ts';

interface Reach {
  /** The server did not answer when it was last asked. */
  readonly isAway: boolean;
}

/** Whether the server can be reached, as far as anybody has noticed. */
export const useReach = create<Reach>(() => ({ isAway: false }));

/** A proxy in front of it may answer for a server that is not there. */
const isNoAnswer = (status: number): boolean => status === 0 || (status >= 502 && status <= 504);

/** To be told of every answer; 0 where there was none. */
export function noteAnswer(status: number): void {
  const isAway = isNoAnswer(status);
  if (useReach.getState().isAway !== isAway) useReach.setState({ isAway });
}
