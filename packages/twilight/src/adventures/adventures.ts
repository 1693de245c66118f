import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import { castleKeep } from './castle-keep.ts';
import { fleshPeddlers, standOff } from './flesh-peddlers.ts';
import { gday } from './gday.ts';
import { abandonedLighthouse } from './lighthouse.ts';
import { escapedSlave, molePeople } from './mole-people.ts';
import { passingOfTheFlame } from './passing-of-the-flame.ts';
import { powerStation, strippedStation } from './power-station.ts';
import { shutterbug } from './shutterbug.ts';
import { urbanRenewal, workingFactory } from './urban-renewal.ts';
import { weekend } from './weekend.ts';

/** The ten adventures of the book, four of them in both their variants. */
export const ADVENTURES: readonly ScenarioFile[] = [
  molePeople,
  escapedSlave,
  powerStation,
  strippedStation,
  urbanRenewal,
  workingFactory,
  castleKeep,
  passingOfTheFlame,
  weekend,
  shutterbug,
  fleshPeddlers,
  standOff,
  abandonedLighthouse,
  gday,
];
