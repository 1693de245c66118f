import { useEffect } from 'preact/compat';
import { noteAnswer, useReach } from '../base/reach.ts';
import { api } from '../net/api.ts';

const LOOK_AGAIN_MILLIS = 10_000;

/** Whether the server is away; while it is, somebody looks now and then. */
export function useWatchForServer(): boolean {
  const isAway = useReach((reach) => reach.isAway);
  useEffect(() => {
    const look = () => void api.health();
    const lost = () => noteAnswer(0);
    window.addEventListener('online', look);
    window.addEventListener('offline', lost);
    const timer = isAway ? setInterval(look, LOOK_AGAIN_MILLIS) : undefined;
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', lost);
      clearInterval(timer);
    };
  }, [isAway]);
  return isAway;
}
