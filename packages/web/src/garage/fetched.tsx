import { type ReactNode, useEffect, useState } from 'preact/compat';

interface FetchedProps<T> {
  /** The same function for the same thing. */
  from(): Promise<T>;
  /** What stands here until it has come. */
  readonly meanwhile?: ReactNode;
  children(it: T): ReactNode;
}

type Arrival<T> = { readonly from: () => Promise<T> } & ({ readonly it: T } | { readonly failed: true });

/** What comes only when somebody wants it. */
export function Fetched<T>({ from, meanwhile = 'A moment…', children }: FetchedProps<T>) {
  const [arrived, setArrived] = useState<Arrival<T> | null>(null);
  const [tries, setTries] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    let isHere = true;
    from().then(
      (it) => isHere && setArrived({ from, it }),
      () => isHere && setArrived({ from, failed: true }),
    );
    return () => {
      isHere = false;
    };
  }, [from, tries]);
  if (arrived?.from !== from) return <span className="fetched-later">{meanwhile}</span>;
  if ('it' in arrived) return <>{children(arrived.it)}</>;
  return (
    <span className="notice bad" role="alert">
      This part of the garage did not come; the server may be away.{' '}
      <button type="button" className="button" onClick={() => setTries(tries + 1)}>
        Try again
      </button>
    </span>
  );
}
