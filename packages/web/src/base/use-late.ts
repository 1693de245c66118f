import { useEffect, useState } from 'preact/compat';

/** True once something has been so for a while: what is over sooner changes nothing on the page. */
export function useLate(isSo: boolean, afterMillis: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLate(true), afterMillis);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isSo, afterMillis]);
  return isSo && isLate;
}
