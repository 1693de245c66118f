import { keysOf } from '@hardtop/kernel';
import * as z from 'zod';
import { ACCESSORIES } from '../catalog/accessories.ts';
import { ARMOR_TYPES } from '../catalog/armor.ts';
import { SIDECAR_PLATES } from '../catalog/armor-locations.ts';
import { BREACH } from '../catalog/collisions.ts';
import { CYCLE_PLANTS } from '../catalog/cycle-plants.ts';
import { FUSES } from '../catalog/dropped-weapons.ts';
import { THROWING } from '../catalog/grenade-deviation.ts';
import { GRENADES } from '../catalog/grenades.ts';
import { GROUND_BODIES } from '../catalog/ground-bodies.ts';
import { handWeapon } from '../catalog/hand-weapons.ts';
import { PACK_ATTACK } from '../catalog/jump-start.ts';
import { REVERSE } from '../catalog/maneuvers.ts';
import { CHART_TOP_SPEED, SPEED_STEP } from '../catalog/movement-chart.ts';
import { PERSON_DP } from '../catalog/people.ts';
import { PLANTS } from '../catalog/plants.ts';
import { FULL_CHARGE } from '../catalog/power-range.ts';
import { FILMED_ON } from '../catalog/prestige.ts';
import { SIDECAR_BODIES } from '../catalog/sidecar-bodies.ts';
import { TIRES } from '../catalog/tires.ts';
import { SIDES } from '../catalog/units.ts';
import { WEAPONS } from '../catalog/weapons.ts';
import { GEAR, MOUNTS, SENSORS } from '../garage/fielded/fielded.ts';
import { FIELDED_ARMS } from '../garage/fielded/fielded-arms.ts';
import { OBJECTIVES, ROADS, VISIBILITIES } from '../table/state/setup.ts';
import { GROUNDS } from '../table/state/terrain.ts';
import { WHEEL_CORNERS } from '../table/state/wheels.ts';
import { eventSchema, gateSchema, refugeSchema } from './arena-schema.ts';
import { characterSchema } from './character-schema.ts';
import { highwaySchema } from './highway-schema.ts';
import { terrainSchema } from './terrain-schema.ts';

const inches = z.number().min(-1000).max(1000);
const hits = z.int().min(0).max(1000);
const stat = z.int().min(0).max(500);
/** Plusses, or none of it at all. */
const skill = z.union([z.int().min(0).max(6), z.literal('none')]);

/** In a launcher first out first, or in somebody's pockets; a delay in turns. */
const grenadesSchema = (most: number) =>
  z
    .array(
      z.strictObject({
        grenade: z.enum(keysOf(GRENADES)),
        delay: z.int().min(0).max(THROWING.longestDelay).default(0),
      }),
    )
    .max(most)
    .readonly()
    .default([]);

/** Hand weapons somebody has by him, perhaps with a laser scope and spare loads. */
const armsSchema = z
  .array(
    z.strictObject({
      weapon: z.enum(FIELDED_ARMS),
      scope: z.boolean().default(false),
      clips: z.int().min(0).max(12).default(0),
      /** In a launcher alone. */
      grenades: grenadesSchema(handWeapon('HGL').shots).optional(),
    }),
  )
  .max(6)
  .readonly()
  .default([]);

const crewSchema = z.strictObject({
  role: z.enum(['driver', 'gunner', 'passenger']),
  driver: skill.default(0),
  gunner: skill.default(0),
  handgunner: skill.default(0),
  /** Plusses of Running. */
  running: z.int().min(0).max(6).default(0),
  armor: z.enum(['none', 'bodyarmor', 'improvedbodyarmor']).default('none'),
  computer: z.enum(['none', 'computer', 'hirescomputer']).default('none'),
  arms: armsSchema,
  grenades: grenadesSchema(6),
  /** The kind of weapon, at one mount, that a helmet aims for him. */
  cyberlink: z.strictObject({ weapon: z.enum(keysOf(WEAPONS)), mount: z.enum(MOUNTS) }).optional(),
  /** Sits in the cupola. */
  cupola: z.boolean().default(false),
});

const link = z.string().max(10);

const weaponSchema = z.strictObject({
  weapon: z.enum(keysOf(WEAPONS)),
  mount: z.enum(MOUNTS),
  link: z.union([link, z.array(link).max(3).readonly()]).optional(),
  magazines: z.int().min(0).max(3).default(0),
  fuse: z.enum(FUSES).default('touch'),
  /** Tear gas in a smokescreen. */
  gas: z.boolean().default(false),
  /** What is loaded, where it is not a full load. */
  shots: z.int().min(0).max(200).optional(),
  grenades: grenadesSchema(40),
});

const armorSchema = z.strictObject({
  front: stat.optional(),
  right: stat.optional(),
  left: stat.optional(),
  back: stat.optional(),
  top: stat.optional(),
  underbody: stat.optional(),
});

const guardPoints = z.int().min(0).max(ACCESSORIES.wheelguard.special.maxPoints);
/** Points alone, or more about it. */
const guard = z.union([
  guardPoints,
  z.strictObject({
    points: guardPoints,
    retracts: z.boolean().default(false),
    armor: z.enum(keysOf(ARMOR_TYPES)).optional(),
  }),
]);

const plant = z.enum([...keysOf(PLANTS), ...keysOf(CYCLE_PLANTS)]);

const carSchema = z.strictObject({
  name: z.string().min(1).max(60),
  body: z.enum(keysOf(GROUND_BODIES)),
  /** A trike with two wheels in front. */
  reversed: z.boolean().default(false),
  plant,
  plantAt: z.enum(['front', 'back']).default('front'),
  /** Takes over when the first is gone or dry. */
  second: z
    .strictObject({
      plant,
      at: z.enum(['front', 'back', 'cargo']).default('cargo'),
      acceleration: z.union([z.literal(0), z.literal(5), z.literal(10), z.literal(15)]),
    })
    .optional(),
  tires: z.enum(keysOf(TIRES)),
  /** Wheel by wheel, where they are not all alike. */
  wheelTires: z
    .array(z.enum(keysOf(TIRES)))
    .min(2)
    .max(6)
    .readonly()
    .optional(),
  /** Those of its body, if it is not said. */
  wheels: z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(6)]).optional(),
  /** Points of the guard before each wheel; 0 is none. */
  guards: z.array(guard).max(6).readonly().optional(),
  crew: z.array(crewSchema).min(1).max(4),
  driverSide: z.enum(['left', 'right']).default('left'),
  weapons: z.array(weaponSchema).max(12),
  armor: armorSchema,
  armorType: z.enum(keysOf(ARMOR_TYPES)).default('normal'),
  sidecar: z
    .strictObject({
      body: z.enum(keysOf(SIDECAR_BODIES)),
      side: z.enum(['left', 'right']).default('right'),
      crew: z.array(crewSchema).max(2).readonly().default([]),
      weapons: z.array(weaponSchema).max(4).readonly().default([]),
      armor: armorSchema,
      guard: guard.optional(),
      armorType: z.enum(keysOf(ARMOR_TYPES)).optional(),
    })
    .optional(),
  extinguisher: z.enum(['fireextinguisher', 'improvedfireextinguisher']).optional(),
  ramPlate: z.boolean().default(false),
  /** On a side, in front if it is not said. */
  blades: z.strictObject({ at: z.enum(SIDES).optional(), fake: z.boolean().optional() }).optional(),
  brushcutter: z.boolean().default(false),
  offRoadSuspension: z.boolean().default(false),
  spoiler: z.boolean().default(false),
  airdam: z.boolean().default(false),
  tireChains: z.boolean().default(false),
  /** A rocket platform on the roof, where no rocket listed stands on it. */
  platform: z.boolean().default(false),
  /** Anti-personnel grenades by side. */
  grenades: z.partialRecord(z.enum(SIDES), z.int().min(0).max(4)).optional(),
  searchlight: z.boolean().default(false),
  remoteControl: z.boolean().default(false),
  sensors: z.array(z.enum(SENSORS)).max(3).readonly().default([]),
  /** A turret on the roof: where no weapon listed stands in it, or where it is not a plain one. */
  turret: z
    .union([
      z.boolean(),
      z.strictObject({
        popUp: z.boolean().default(false),
        cupola: z.boolean().default(false),
        universal: z.boolean().default(false),
      }),
    ])
    .default(false),
  /** Side doors of a van. */
  doors: z
    .array(z.enum(['left', 'right']))
    .max(2)
    .readonly()
    .default([]),
  gear: z.array(z.enum(GEAR)).max(8).readonly().default([]),
  cargo: z
    .array(z.strictObject({ name: z.string().min(1).max(60), dp: z.int().min(1).max(500) }))
    .max(20)
    .readonly()
    .default([]),
  acceleration: z.union([z.literal(5), z.literal(10), z.literal(15)]),
  handlingClass: z.int().min(-3).max(3),
  /** Of that, what radials have added. */
  radials: z.int().min(0).max(1).optional(),
  /** Off the road; by body, tires and suspension, if it is not said. */
  offRoadClass: z.int().min(-8).max(3).optional(),
  weight: z.int().min(300).max(8000),
  cost: z.int().min(0).default(0),
});

/** The sides of a vehicle, and the plates of a sidecar. */
const DAMAGED_PLATES = [...SIDES, ...SIDECAR_PLATES] as const;

const damageSchema = z.strictObject({
  armor: z.partialRecord(z.enum(DAMAGED_PLATES), hits).optional(),
  weapons: z.record(z.string(), z.strictObject({ hits: hits.optional(), shots: hits.optional() })).optional(),
  crew: z.array(z.int().min(0).max(3)).optional(),
  plant: hits.optional(),
  /** Power units used up. */
  power: z.int().min(0).max(FULL_CHARGE).optional(),
  tires: z.partialRecord(z.enum(WHEEL_CORNERS), hits).optional(),
});

const seatNumber = z.int().min(0).max(7);

const vehicleSchema = z.strictObject({
  seat: seatNumber,
  /** Who is who aboard, and who decides for him where it is not the vehicle's own seat: in the order of the crew of each role. */
  crew: z
    .array(
      z.strictObject({
        role: z.enum(['driver', 'gunner', 'passenger']),
        seat: seatNumber.optional(),
        /** Who he is, where that matters. */
        character: characterSchema.optional(),
      }),
    )
    .max(4)
    .default([]),
  /** Driven from another vehicle, by those of its crew: the first at the wheel, the others at the guns. */
  remote: z
    .strictObject({ vehicle: z.int().min(0).max(15), crew: z.array(z.int().min(0).max(5)).min(1).max(4) })
    .optional(),
  /** A stock car's id, or a whole car. */
  car: z.union([z.string(), carSchema]),
  x: inches,
  y: inches,
  /** Degrees counter-clockwise from north. */
  heading: z.number().min(-360).max(360),
  speed: z.int().multipleOf(SPEED_STEP).min(-REVERSE.topSpeed).max(CHART_TOP_SPEED).default(0),
  handling: z.int().min(-6).max(5).optional(),
  damage: damageSchema.default({}),
  burning: z.boolean().default(false),
  /** In the Jump-Start game: its armor laid out anew, and what its crew have bought, in their order. */
  refit: z
    .strictObject({
      armor: armorSchema.optional(),
      crew: z
        .array(
          z.strictObject({ armor: z.enum(['none', 'bodyarmor']).default('none'), computer: crewSchema.shape.computer }),
        )
        .max(2)
        .readonly()
        .optional(),
    })
    .optional(),
});

/** A wall that runs along its heading. */
const wallSchema = z.strictObject({
  x: inches,
  y: inches,
  length: z
    .number()
    .min(BREACH.toPass * BREACH.width)
    .max(200),
  thickness: z.number().min(0.05).max(2).default(BREACH.width),
  heading: z.number().min(-360).max(360).default(0),
  /** Hits at one blow that open a breach; null is never breached. */
  dp: z.int().min(1).max(1000).nullable().default(null),
  label: z.string().max(60).default('wall'),
  /** Doors and windows: inches from the middle, towards the heading. */
  openings: z
    .array(z.strictObject({ at: inches, width: z.number().min(BREACH.width).max(100) }))
    .max(40)
    .default([]),
});

/** Somebody on foot. */
const personSchema = z.strictObject({
  name: z.string().min(1).max(60).optional(),
  /** Whose side he is on; without one he is a bystander. */
  seat: seatNumber.optional(),
  x: inches,
  y: inches,
  heading: z.number().min(-360).max(360).default(0),
  /** The corners of his way; without any he stands where he is. */
  way: z
    .array(z.strictObject({ x: inches, y: inches }))
    .max(20)
    .default([]),
  /** From the last corner back to the first, and so on. */
  round: z.boolean().default(false),
  armor: z.enum(['none', 'bodyarmor', 'improvedbodyarmor']).default('none'),
  /** Hits he has taken already. */
  hits: z.int().min(0).max(PERSON_DP).default(0),
  /** What he can do and carries, where he acts for a seat. */
  driver: skill.default(0),
  gunner: skill.default(0),
  handgunner: skill.default(0),
  running: z.int().min(0).max(6).default(0),
  arms: armsSchema,
  grenades: grenadesSchema(6),
  /** Who he is, where that matters. */
  character: characterSchema.optional(),
});

const words = z.array(z.string().min(1).max(40)).min(1).max(8).readonly();

/** Something that is explained once, where it first happens. */
const hintSchema = z.strictObject({
  id: z.string().min(1).max(60),
  text: z.string().min(1).max(300),
  topics: words.optional(),
  wants: z.string().min(1).max(40).optional(),
  events: words.optional(),
  outcome: z.enum(['good', 'bad', 'neutral']).optional(),
  isStep: z.boolean().optional(),
});

/** Everything that is agreed on before a game: vehicles and limits, map, places and speeds, hazards and weather, open or hidden sheets (deluxe/XIV/ground-rules). */
export const scenarioSchema = z.strictObject({
  ruleset: z.literal('deluxe'),
  id: z.string().min(1).max(80),
  title: z.string().min(1).max(120),
  summary: z.string().max(400).default(''),
  turnLimit: z.int().min(1).max(500),
  /** What wins; where a pack hunts one seat's side, which. */
  objective: z.strictObject({ kind: z.enum(OBJECTIVES), lone: seatNumber.optional() }).default({ kind: 'duel' }),
  /** Where it is fought: what fame there is to win. On the road a camera is there on so many in six. */
  occasion: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('arena') }),
      z.strictObject({ kind: z.literal('road'), filmedOn: z.int().min(0).max(6).default(FILMED_ON) }),
    ])
    .default({ kind: 'arena' }),
  /** Record sheets are their owners' secret. */
  hidden: z.boolean().default(false),
  /** People leave their vehicles and fight on foot; those of a seat act as it decides. */
  onFoot: z.boolean().default(false),
  /** The small game of the book in place of the full one. */
  jumpStart: z
    .strictObject({
      start: z.enum(['as-placed', 'road-duel']).default('as-placed'),
      /** Which vehicle is hunted, and the lead in inches that saves it. */
      chase: z
        .strictObject({ vehicle: z.int().min(0).max(15), away: z.int().min(1).max(500).default(PACK_ATTACK.away) })
        .optional(),
      /** Which vehicle wins by getting into which circle. */
      gate: z
        .strictObject({ vehicle: z.int().min(0).max(15), x: inches, y: inches, radius: z.number().min(0.5).max(20) })
        .optional(),
      /** As a seat knows it that may not see all sheets: some of its vehicles are stand-ins. */
      asKnown: z.boolean().default(false),
      /** Dollars of each seat. */
      budgets: z.array(z.int().min(0).max(1_000_000)).max(8).readonly().optional(),
    })
    .optional(),
  /** What is explained to who has not read it yet. */
  hints: z.array(hintSchema).max(12).readonly().optional(),
  /** Shots that miss fly on: whatever is in their line may be hit. */
  strayShots: z.boolean().default(false),
  map: z.strictObject({
    minX: inches,
    minY: inches,
    maxX: inches,
    maxY: inches,
    /** A wall all round, this thick. */
    walled: z.boolean().default(true),
    pillars: z
      .array(
        z.strictObject({
          x: inches,
          y: inches,
          length: z.number().min(0.25).max(100),
          width: z.number().min(0.25).max(100),
          heading: z.number().min(-360).max(360).default(0),
          dp: z.int().min(1).max(1000).nullable().default(null),
          label: z.string().max(60).default('pillar'),
        }),
      )
      .max(200)
      .default([]),
    walls: z.array(wallSchema).max(100).default([]),
    /** Ways in and out of the outer wall, each with a safe line across it. */
    gates: z.array(gateSchema).max(20).default([]),
    /** Safe ground on the floor. */
    refuges: z.array(refugeSchema).max(20).default([]),
    /** An endless road through the middle, to the north. */
    highway: highwaySchema.optional(),
    /** What is underfoot where no area says otherwise. */
    ground: z.enum(GROUNDS).default('road'),
    /** Of two areas on one spot the later counts. */
    terrain: z.array(terrainSchema).max(200).default([]),
  }),
  /** The ground rules of an arena. */
  event: eventSchema.optional(),
  road: z.array(z.enum(ROADS)).default([]),
  visibility: z.array(z.enum(VISIBILITIES)).default([]),
  variants: z.record(z.string(), z.union([z.boolean(), z.string()])).default({}),
  seats: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(60),
        team: seatNumber.optional(),
        /** Dollars for all its vehicles. */
        budget: z.int().min(0).max(10_000_000).optional(),
      }),
    )
    .min(1)
    .max(8),
  vehicles: z.array(vehicleSchema).min(1).max(16),
  people: z.array(personSchema).max(60).default([]),
  junk: z
    .array(
      z.strictObject({
        kind: z.enum(['debris', 'obstacle']),
        x: inches,
        y: inches,
        squares: z.union([z.literal(1), z.literal(2)]).default(2),
      }),
    )
    .max(200)
    .default([]),
});

export type ScenarioFile = z.input<typeof scenarioSchema>;
export type Scenario = z.output<typeof scenarioSchema>;
