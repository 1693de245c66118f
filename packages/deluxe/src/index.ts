export { PAPERS, type Paper, pageCss } from '@hardtop/workshop/sheet';
export { checkBench } from './garage/bench.ts';
export { type Check, check, type QuickCheck, quickCheck } from './garage/check.ts';
export {
  type Cargo,
  type CombinationDesign,
  DESIGN_CLASSES,
  DESIGN_VERSION,
  type Design,
  type DesignClass,
  type Fittings,
  type SingleDesign,
} from './garage/design/design.ts';
export { applyEdit, applyEdits, type Edit, type Options } from './garage/design/edit.ts';
export type {
  AccessoryFit,
  Armor,
  CrewFit,
  Load,
  Location,
  Role,
  TurretFit,
  WeaponFit,
} from './garage/design/fittings.ts';
export { PART_IDS, type PartId, partRow } from './garage/design/parts.ts';
export { EXEMPTIONS, type Exemption, exemptionOf } from './garage/exemptions.ts';
export { type CarRefusal, carOf } from './garage/fielded/car-of.ts';
export { handlingModifiers } from './garage/figures/handling.ts';
export { fallChance, spareFits, tongueDpOf } from './garage/figures/hauling.ts';
export { type Line, linesOf } from './garage/figures/lines.ts';
export { rangeAt } from './garage/figures/range.ts';
export { type Retrofit, retrofit } from './garage/figures/retrofit.ts';
export { type Totals, totalsOf } from './garage/figures/totals.ts';
export { garage } from './garage/garage.ts';
export { figuresText, type GoldRow, goldRows, VERDICTS, type Verdict } from './garage/gold.ts';
export type { Alternative, DesignProblem, ExplainedProblem, ProblemCode } from './garage/problems/problem.ts';
export { problemsOf } from './garage/problems/problems.ts';
export { countersSvg } from './garage/sheet/counters.ts';
export { parseDamage, type SheetDamage } from './garage/sheet/damage.ts';
export { planningSheetPages, planningSheetSvg } from './garage/sheet/planning-sheet.ts';
export { recordSheetPages, recordSheetSvg, type SheetOptions } from './garage/sheet/record-sheet.ts';
export { turningKeySvg } from './garage/sheet/turning-key.ts';
export { STOCK, type StockVehicle, stockVehicle } from './garage/stock/list.ts';
export { RULES } from './rules.ts';
export { deluxe } from './ruleset.ts';
export { SCENARIOS } from './scenarios/arena.ts';
export { legalMovesBench } from './scenarios/bench.ts';
export type { ScenarioFile } from './scenarios/scenario-file.ts';
export type { Setup } from './table/state/setup.ts';
export type { State, Vehicle } from './table/state/state.ts';
export { vehicleDamage } from './view/vehicle-damage.ts';
