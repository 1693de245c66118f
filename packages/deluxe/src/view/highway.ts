import type { Area, Board, Goal } from '@hardtop/board';
import { advance, type Point, rectangle } from '@hardtop/geometry';
import { lastingJson } from '@hardtop/kernel';
import { SECTION } from '../catalog/road-sections.ts';
import { ownerOf } from '../table/queries/deciding.ts';
import { isOut } from '../table/queries/out.ts';
import { boxAround, inchesToTown, type Leg, legsOf, placeOn, rampOf, spotOn } from '../table/queries/road.ts';
import type { Section } from '../table/state/road.ts';
import { onMap, type State, type Vehicle, type World } from '../table/state/state.ts';

/** What is drawn behind the last vehicle and before the first, in inches of road. */
const SHOWN = { behind: 12, ahead: 30 } as const;

/** The sections around those that are still there. */
function shownSections(road: readonly Section[], state: State): readonly Section[] {
  const running = onMap(state).filter((vehicle) => !isOut(vehicle));
  const alongs = (running.length > 0 ? running : onMap(state)).map(({ pose }) => placeOn(road, pose).along);
  if (alongs.length === 0) return road;
  const [from, to] = [Math.min(...alongs) - SHOWN.behind, Math.max(...alongs) + SHOWN.ahead];
  const shown = road.filter((section) => section.from + SECTION.length > from && section.from < to);
  return shown.length > 0 ? shown : road;
}

/** The piece of country that is drawn now; null on a map that stays as it is. */
export function roadPicture({
  setup,
  state,
}: World): { readonly bounds: Board['bounds']; readonly areas: readonly Area[] } | null {
  const { highway } = setup;
  if (highway === undefined || state.road === undefined) return null;
  const sections = shownSections(state.road, state);
  const bounds = boxAround(sections, highway.country);
  return {
    bounds,
    areas: [...countryAreas(bounds), ...sections.flatMap(sectionAreas), ...townAreas(highway.town, state.road)],
  };
}

function countryAreas({ minX, minY, maxX, maxY }: Board['bounds']): readonly Area[] {
  const points = [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
  return [
    { id: 'floor', kind: 'floor', points },
    { id: 'country', kind: 'open ground', drawn: 'dirt', points },
  ];
}

const drawn = new WeakMap<Section, readonly Area[]>();

function sectionAreas(section: Section): readonly Area[] {
  const known = drawn.get(section);
  if (known !== undefined) return known;
  const paved = legsOf(section).map(({ pose, size }, i) =>
    roadArea(`road-${section.from}-${i}`, rectangle(pose, size).points),
  );
  const lines = legsOf(section).flatMap((leg, i) =>
    LINES.map((across) => lineArea(`line-${section.from}-${i}-${across}`, leg, across)),
  );
  const { pose, size } = rampOf(section);
  const ramp = section.kind === 'ramp' ? [roadArea(`ramp-${section.from}`, rectangle(pose, size).points)] : [];
  const made = [...ramp, ...paved, ...lines].map((area) => lastingJson(area));
  drawn.set(section, made);
  return made;
}

function roadArea(id: string, points: readonly Point[]): Area {
  return { id, kind: 'road', drawn: 'road', points };
}

/** The edges of the lanes and the middle of the road. */
const LINES = [-(SECTION.lanes * SECTION.lane) / 2, 0, (SECTION.lanes * SECTION.lane) / 2] as const;

function lineArea(id: string, { start, length }: Leg, across: number): Area {
  const [from, to] = [advance(start, 0, across), advance(start, length, across)];
  return {
    id,
    kind: 'lane',
    drawn: 'mark',
    points: [
      { x: from.x, y: from.y },
      { x: to.x, y: to.y },
    ],
  };
}

/** The line across the road where the town begins, once that lies on the table. */
function townAreas(town: number | null, road: readonly Section[]): readonly Area[] {
  const last = road.at(-1);
  if (town === null || last === undefined || last.from + SECTION.length < town) return [];
  const pose = advance(spotOn(road, town), 0.25);
  const size = { length: 0.5, width: SECTION.width };
  return [{ id: 'town', kind: 'town', drawn: 'zone', points: rectangle(pose, size).points, label: 'Town limits' }];
}

/** How far it is to town, in a line and at the end of the road in sight. */
export function townGoal(world: World, goal: Goal): Goal {
  const { setup, state } = world;
  const { road } = state;
  const runner = state.vehicles.find(
    (vehicle) => setup.sides[ownerOf({ setup }, vehicle)] === setup.lone && !isOut(vehicle),
  );
  if (road === undefined || runner === undefined) return goal;
  const left = inchesToTown(world, runner.pose);
  if (left === null) return { ...goal, standing: leadWords(world, road, runner) };
  const words = `${inThousands(Math.ceil(left))}″ to town`;
  const { x, y } = spotOn(road, placeOn(road, runner.pose).along + Math.min(left, SHOWN.ahead - SECTION.length));
  return { ...goal, standing: leadWords(world, road, runner), to: { x, y, label: words } };
}

/** `1,760`. */
function inThousands(inches: number): string {
  return inches < 1000 ? `${inches}` : `${Math.floor(inches / 1000)},${String(inches % 1000).padStart(3, '0')}`;
}

/** How far the nearest hunter is behind. */
function leadWords({ setup, state }: World, road: readonly Section[], runner: Vehicle): string {
  const own = placeOn(road, runner.pose).along;
  const hunters = state.vehicles.filter(
    (other) => setup.sides[ownerOf({ setup }, other)] !== setup.lone && !isOut(other),
  );
  const leads = hunters.map(({ pose }) => own - placeOn(road, pose).along);
  return leads.length === 0 ? 'nobody behind' : `${Math.round(Math.min(...leads))}″ ahead of the pack`;
}
