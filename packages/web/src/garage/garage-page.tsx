import { useGarage } from './garage-context.ts';
import { GarageFrame } from './garage-frame.tsx';
import { LibraryView } from './library-view.tsx';

/** Filters and ticks belong to one ruleset: another one starts afresh. */
function Library() {
  const { ruleset } = useGarage();
  return <LibraryView key={ruleset.id} />;
}

export function GaragePage() {
  return (
    <GarageFrame>
      <Library />
    </GarageFrame>
  );
}
