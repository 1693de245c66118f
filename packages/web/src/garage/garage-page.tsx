import { GarageFrame } from './garage-frame.tsx';
import { LibraryView } from './library-view.tsx';

export function GaragePage() {
  return (
    <GarageFrame>
      <LibraryView />
    </GarageFrame>
  );
}
