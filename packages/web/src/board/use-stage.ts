import type { Piece } from '@hardtop/board';
import { type RefObject, useCallback, useRef, useState } from 'preact/compat';
import type { Beat } from './beats.ts';
import { type SkidTrack, tracksOf } from './skid-tracks.tsx';
import { joltOf, replaces, type Staged, stagedOf } from './stage.ts';
import type { CameraHandle } from './use-camera.ts';
import { type Faces, type Show, useShow } from './use-show.ts';

/** Something on the board, until it has faded. */
interface Fading<Thing> {
  readonly id: number;
  readonly thing: Thing;
}

interface StageProps {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly show: Show | null;
  readonly pieces: readonly Piece[];
  /** Whom the viewer is asked about: he stays in view. */
  readonly mover: Piece | undefined;
  readonly reduced: boolean;
  readonly view: CameraHandle;
  onBeat(beat: Beat): void;
  onShown(skipped: boolean): void;
}

export interface Stage {
  readonly faces: Faces;
  /** Those who have come during the show. */
  readonly come: readonly Piece[];
  readonly tracks: readonly Fading<SkidTrack>[];
  dropTrack(id: number): void;
  readonly effects: readonly Fading<Staged>[];
  dropEffect(id: number): void;
}

/** Plays a show with the eye on it, rubber and smoke behind it, and a shake where metal meets metal. */
export function useStage({ svg, show, pieces, mover, reduced, view, onBeat, onShown }: StageProps): Stage {
  const tracks = useFading<SkidTrack>(12, never);
  const effects = useFading<Staged>(40, replaces);
  const [come, setCome] = useState(NOBODY);
  const start = (beat: Beat, pieceOf: (id: string) => Piece | undefined) => {
    view.attend(placesOf(beat, pieceOf), mover === undefined ? [] : [mover.pose]);
    if (beat.kind === 'motion') {
      const newcomer = show?.newcomers?.find(({ id }) => id === beat.motion.piece);
      if (newcomer !== undefined && !come.includes(newcomer)) setCome([...come, newcomer]);
      const piece = pieceOf(beat.motion.piece);
      const d = piece === undefined ? '' : tracksOf(beat.motion, piece);
      if (d !== '') tracks.add([{ d, duration: beat.ms }]);
    }
    effects.add(stagedOf(beat, pieceOf));
    jolt(svg.current, joltOf(beat));
    onBeat(beat);
  };
  const end = (skipped: boolean) => {
    if (skipped) effects.clear();
    setCome(NOBODY);
    onShown(skipped);
  };
  const faces = useShow({ svg, show, pieces, come, reduced, onBeat: start, onShown: end });
  return { faces, come, tracks: tracks.all, dropTrack: tracks.drop, effects: effects.all, dropEffect: effects.drop };
}

const NOBODY: readonly Piece[] = [];

/** What must be in view to see a beat. */
function placesOf(beat: Beat, pieceOf: (id: string) => Piece | undefined) {
  const poses = (...ids: readonly string[]) => ids.flatMap((id) => pieceOf(id)?.pose ?? []);
  switch (beat.kind) {
    case 'motion':
      return beat.motion.path;
    case 'dice':
      return poses(beat.piece);
    case 'harm':
      return poses(beat.harm.piece);
    case 'circle':
      return [beat.burst];
    case 'shot': {
      const { by, at } = beat.shot;
      return 'piece' in at ? poses(by, at.piece) : [...poses(by), at];
    }
  }
}

/** Pushes the camera once. */
function jolt(svg: SVGSVGElement | null, pixels: number): void {
  if (pixels === 0 || svg?.animate === undefined) return;
  const steps = [0, 1, -0.8, 0.55, -0.3, 0.15, 0];
  const shifts = steps.map(
    (step, i) => `translate(${step * pixels}px, ${(i % 2 === 0 ? 1 : -1) * step * pixels * 0.6}px)`,
  );
  svg.animate({ transform: shifts }, { duration: 180 + pixels * 14, easing: 'ease-out' });
}

const never = (): boolean => false;

/** Numbered things that stay until they have faded or another takes their place; never more than so many. */
function useFading<Thing>(most: number, takesPlace: (next: Thing, old: Thing) => boolean) {
  const [all, setAll] = useState<readonly Fading<Thing>[]>([]);
  const serial = useRef(0);
  const add = useCallback(
    (more: readonly Thing[]) => {
      if (more.length === 0) return;
      const numbered = more.map((thing) => ({ thing, id: ++serial.current }));
      setAll((old) => {
        const kept = old.filter(({ thing }) => !more.some((next) => takesPlace(next, thing)));
        return [...kept, ...numbered].slice(-most);
      });
    },
    [most, takesPlace],
  );
  const drop = useCallback((id: number) => setAll((old) => old.filter((each) => each.id !== id)), []);
  const clear = useCallback(() => setAll([]), []);
  return { all, add, drop, clear };
}
