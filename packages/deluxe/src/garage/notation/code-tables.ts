// Ids in the order that codes number them. New ones go to the end, or the links people saved stop working.

import type { ArmorTypeId } from '../../catalog/armor.ts';
import type { BodyId } from '../../catalog/bodies.ts';
import type { BusId } from '../../catalog/buses.ts';
import type { CabId } from '../../catalog/cabs.ts';
import type { CarTrailerId } from '../../catalog/car-trailers.ts';
import type { CarrierId } from '../../catalog/carriers.ts';
import type { ChassisId } from '../../catalog/chassis.ts';
import type { CycleBodyId } from '../../catalog/cycle-bodies.ts';
import type { CyclePlantId } from '../../catalog/cycle-plants.ts';
import type { GrenadeId } from '../../catalog/grenades.ts';
import type { CarriedId } from '../../catalog/hand-weapons.ts';
import type { HelicopterBodyId } from '../../catalog/helicopter-bodies.ts';
import type { HelicopterPlantId } from '../../catalog/helicopter-plants.ts';
import type { HitchId, HitchReleaseId } from '../../catalog/hitches.ts';
import type { KingpinId } from '../../catalog/kingpins.ts';
import type { MiniBusId } from '../../catalog/mini-bus.ts';
import type { PlantId } from '../../catalog/plants.ts';
import type { SidecarBodyId } from '../../catalog/sidecar-bodies.ts';
import type { SuspensionId } from '../../catalog/suspensions.ts';
import type { TireId } from '../../catalog/tires.ts';
import type { TractorId } from '../../catalog/tractors.ts';
import type { TrailerId } from '../../catalog/trailers.ts';
import type { TrikeBodyId } from '../../catalog/trike-bodies.ts';
import type { TruckPlantId } from '../../catalog/truck-plants.ts';
import type { TruckTireId } from '../../catalog/truck-tires.ts';
import type { TurretId } from '../../catalog/turrets.ts';
import type { WeaponId } from '../../catalog/weapons.ts';
import type { DesignClass } from '../design/design.ts';
import type { Location, Role } from '../design/fittings.ts';
import type { PartId } from '../design/parts.ts';

/** The compiler says when an id of the catalogue is missing here. */
type All<Id extends string> = readonly [Id, ...Id[]];
const all =
  <Id extends string>() =>
  <const Ids extends All<Id>>(ids: [Id] extends [Ids[number]] ? Ids : never): All<Id> =>
    ids as unknown as All<Id>;

// biome-ignore-start format: one table per line
export const WEAPONS = all<WeaponId>()([
  'MG',
  'VMG',
  'AC',
  'FT',
  'HDFT',
  'RL',
  'MML',
  'RGM',
  'WGM',
  'RR',
  'AT',
  'LL',
  'L',
  'HL',
  'TG',
  'MD',
  'SMD',
  'SD',
  'SS',
  'HDSS',
  'PS',
  'HDPS',
  'OJ',
  'HDOJ',
  'OG',
  'FOJ',
  'HDFOJ',
  'GL',
  'SL',
  'HR',
  'MR',
  'LR',
  'MNR',
  'MFR',
  'B',
  'CB',
]);
export const TURRETS = all<TurretId>()([
  'turret1',
  'turret2',
  'turret3',
  'turret4',
  'popup1',
  'popup2',
  'popup3',
  'popup4',
  'cupola3',
  'popupcupola3',
  'cupola4',
  'popupcupola4',
]);
export const PARTS = all<PartId>()([
  'link',
  'magazine',
  'computer',
  'hirescomputer',
  'cyberlink',
  'rocketplatform',
  'apgrenade',
  'carblades',
  'cycleblades',
  'fakeblades',
  'ramplate',
  'fireextinguisher',
  'improvedfireextinguisher',
  'wheelguard',
  'retractablewheelguard',
  'cyclewheelguard',
  'bodyarmor',
  'improvedbodyarmor',
  'laserscope',
  'toolkit',
  'portableshopcase',
  'spoiler',
  'airdam',
  'tirechain',
  'stealth',
  'infrared',
  'soundenhancement',
  'soundsystem',
  'sidedoor',
  'radar',
  'searchlight',
  'remotecontrol',
  'brushcutter',
  'backdoor',
  'winch',
  'personalparachute',
  'vehicularparachute',
  'skidstretcher',
  'pontoons',
  'bombbay',
  'stretcher',
  'medicalequipment',
  'ldradio',
  'laserbattery',
  'communicationscenter',
  'ramps',
  'assaultramp',
  'assaultramp1982',
  'sleeperberth',
]);
export const GRENADES = all<GrenadeId>()(['grenade', 'TGG', 'SG', 'CG', 'PG']);
export const CARRIED = all<CarriedId>()([
  'SMG',
  'rifle',
  'shotgun',
  'HP',
  'LP',
  'LM',
  'HGL',
  'LAW',
  'VLAW',
  'TRR',
  'RRclip',
  'TMG',
  'MGclip',
  'PF',
  'grenade',
  'TGG',
  'SG',
  'CG',
  'PG',
]);
export const ARMOR_TYPES = all<ArmorTypeId>()(['normal', 'FP', 'LR', 'LRFP']);
export const LOCATIONS = all<Location>()([
  'front',
  'right',
  'left',
  'back',
  'top',
  'underbody',
  'frontRight',
  'backRight',
  'frontLeft',
  'backLeft',
  'frontTop',
  'backTop',
  'frontUnderbody',
  'backUnderbody',
]);
export const MOUNTS = all<Location | 'turret' | 'platform'>()([
  'front',
  'right',
  'left',
  'back',
  'top',
  'underbody',
  'frontRight',
  'backRight',
  'frontLeft',
  'backLeft',
  'frontTop',
  'backTop',
  'frontUnderbody',
  'backUnderbody',
  'turret',
  'platform',
]);
export const ROLES = all<Role>()(['driver', 'gunner', 'passenger', 'luxury-passenger', 'skid-passenger']);
export const CLASSES = all<DesignClass>()([
  'car',
  'cycle',
  'sidecar',
  'trike',
  'ten-wheeler',
  'mini-bus',
  'car-trailer',
  'tractor',
  'trailer',
  'bus',
  'helicopter',
  'grasshopper',
  'combination',
]);
export const BODIES = all<BodyId>()(['subcompact', 'compact', 'midsize', 'luxury', 'stationwagon', 'pickup', 'van']);
export const CYCLE_BODIES = all<CycleBodyId>()(['lightcycle', 'mediumcycle', 'heavycycle']);
export const SIDECAR_BODIES = all<SidecarBodyId>()(['lightsidecar', 'heavysidecar']);
export const TRIKE_BODIES = all<TrikeBodyId>()(['lighttrike', 'mediumtrike', 'heavytrike', 'xheavytrike']);
export const CABS = all<CabId>()(['cabover10', 'longnose10']);
export const CARRIERS = all<CarrierId>()(['flatbed15', 'van15', 'reefer15', 'tanker15', 'dumper15']);
export const MINI_BUSES = all<MiniBusId>()(['minibus']);
export const CAR_TRAILERS = all<CarTrailerId>()([
  'minivan',
  '6van',
  '6flatbed',
  '10van',
  '10flatbed',
  '15van',
  '15flatbed',
  '20van',
  '20flatbed',
  '25van',
  '25flatbed',
  '30van',
  '30flatbed',
]);
export const TRACTORS = all<TractorId>()(['stdcabover', 'stdlongnose', 'sleepercabover', 'sleeperlongnose']);
export const TRAILERS = all<TrailerId>()(['flatbed40', 'van40', 'reefer40', 'tanker40', 'dumper40']);
export const BUSES = all<BusId>()(['bus30', 'bus40']);
export const HELICOPTER_BODIES = all<HelicopterBodyId>()(['oneman', 'small', 'standard', 'transport']);
export const CHASSIS = all<ChassisId>()(['light', 'standard', 'heavy', 'xheavy']);
export const SUSPENSIONS = all<SuspensionId>()(['light', 'improved', 'heavy', 'offroad']);
export const PLANTS = all<PlantId>()(['small', 'medium', 'large', 'super', 'thundercat']);
export const CYCLE_PLANTS = all<CyclePlantId>()(['small', 'medium', 'large', 'super', 'supertrike']);
export const TRUCK_PLANTS = all<TruckPlantId>()(['small', 'medium', 'regular', 'large', 'super']);
export const HELICOPTER_PLANTS = all<HelicopterPlantId>()(['mini', 'small', 'standard', 'super']);
export const TIRES = all<TireId>()(['standard', 'hd', 'pr', 'prr', 'solid', 'orsolid']);
export const TRUCK_TIRES = all<TruckTireId>()(['standard', 'hd', 'pr', 'solid']);
export const HITCHES = all<HitchId>()(['light', 'standard', 'heavy', 'xheavy']);
export const HITCH_RELEASES = all<HitchReleaseId>()(['plain', 'explosive', 'quickrelease']);
export const KINGPINS = all<KingpinId>()(['standard', 'explosive', 'quickrelease']);
// biome-ignore-end format: one table per line
