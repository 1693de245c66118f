import { farmyard, tenAgainstTen, twentyASide } from './fights.ts';
import type { ScenarioFile } from './scenario-schema.ts';
import { armor, mortarTeam, roadblock } from './vehicle-fights.ts';

/** Ready to play; the first is what a newcomer is offered. */
export const SCENARIOS: readonly ScenarioFile[] = [farmyard, tenAgainstTen, twentyASide, roadblock, armor, mortarTeam];
