import { expect, test } from 'vitest';
import { ARMOR_TYPES } from '../../catalog/armor.ts';
import { BODIES } from '../../catalog/bodies.ts';
import { BUSES } from '../../catalog/buses.ts';
import { CABS } from '../../catalog/cabs.ts';
import { CAR_TRAILERS } from '../../catalog/car-trailers.ts';
import { CARRIERS } from '../../catalog/carriers.ts';
import { CHASSIS } from '../../catalog/chassis.ts';
import { CYCLE_BODIES } from '../../catalog/cycle-bodies.ts';
import { CYCLE_PLANTS } from '../../catalog/cycle-plants.ts';
import { GRENADES } from '../../catalog/grenades.ts';
import { HELICOPTER_BODIES } from '../../catalog/helicopter-bodies.ts';
import { HELICOPTER_PLANTS } from '../../catalog/helicopter-plants.ts';
import { HITCH_RELEASES, HITCHES } from '../../catalog/hitches.ts';
import { KINGPINS } from '../../catalog/kingpins.ts';
import { MINI_BUSES } from '../../catalog/mini-bus.ts';
import { PLANTS } from '../../catalog/plants.ts';
import { SIDECAR_BODIES } from '../../catalog/sidecar-bodies.ts';
import { SUSPENSIONS } from '../../catalog/suspensions.ts';
import { TIRES } from '../../catalog/tires.ts';
import { TRACTORS } from '../../catalog/tractors.ts';
import { TRAILERS } from '../../catalog/trailers.ts';
import { TRIKE_BODIES } from '../../catalog/trike-bodies.ts';
import { TRUCK_PLANTS } from '../../catalog/truck-plants.ts';
import { TRUCK_TIRES } from '../../catalog/truck-tires.ts';
import { TURRETS } from '../../catalog/turrets.ts';
import { WEAPONS } from '../../catalog/weapons.ts';
import { DESIGN_CLASSES } from '../design/design.ts';
import { LOCATIONS, ROLES } from '../design/fittings.ts';
import { PART_IDS } from '../design/parts.ts';
import { CARRIED, MOUNTS } from './design-schema.ts';

// As the links that people saved count them. Later ids may follow at the end.

const SAVED: readonly (readonly [string, readonly string[] | object, string])[] = [
  [
    'weapons',
    WEAPONS,
    'MG VMG AC FT HDFT RL MML RGM WGM RR AT LL L HL TG MD SMD SD SS HDSS PS HDPS OJ HDOJ OG FOJ HDFOJ GL SL HR MR LR MNR MFR B CB',
  ],
  [
    'turrets',
    TURRETS,
    'turret1 turret2 turret3 turret4 popup1 popup2 popup3 popup4 cupola3 popupcupola3 cupola4 popupcupola4',
  ],
  [
    'parts',
    PART_IDS,
    'link magazine computer hirescomputer cyberlink rocketplatform apgrenade carblades cycleblades fakeblades ramplate fireextinguisher improvedfireextinguisher wheelguard retractablewheelguard cyclewheelguard bodyarmor improvedbodyarmor laserscope toolkit portableshopcase spoiler airdam tirechain stealth infrared soundenhancement soundsystem sidedoor radar searchlight remotecontrol brushcutter backdoor winch personalparachute vehicularparachute skidstretcher pontoons bombbay stretcher medicalequipment ldradio laserbattery communicationscenter ramps assaultramp assaultramp1982 sleeperberth',
  ],
  ['grenades', GRENADES, 'grenade TGG SG CG PG'],
  ['carried', CARRIED, 'SMG rifle shotgun HP LP LM HGL LAW VLAW TRR RRclip TMG MGclip PF grenade TGG SG CG PG'],
  ['armor types', ARMOR_TYPES, 'normal FP LR LRFP'],
  [
    'locations',
    LOCATIONS,
    'front right left back top underbody frontRight backRight frontLeft backLeft frontTop backTop frontUnderbody backUnderbody',
  ],
  [
    'mounts',
    MOUNTS,
    'front right left back top underbody frontRight backRight frontLeft backLeft frontTop backTop frontUnderbody backUnderbody turret platform',
  ],
  ['roles', ROLES, 'driver gunner passenger luxury-passenger skid-passenger'],
  [
    'classes',
    DESIGN_CLASSES,
    'car cycle sidecar trike ten-wheeler mini-bus car-trailer tractor trailer bus helicopter grasshopper combination',
  ],
  ['bodies', BODIES, 'subcompact compact midsize luxury stationwagon pickup van'],
  ['cycle bodies', CYCLE_BODIES, 'lightcycle mediumcycle heavycycle'],
  ['sidecar bodies', SIDECAR_BODIES, 'lightsidecar heavysidecar'],
  ['trike bodies', TRIKE_BODIES, 'lighttrike mediumtrike heavytrike xheavytrike'],
  ['cabs', CABS, 'cabover10 longnose10'],
  ['carriers', CARRIERS, 'flatbed15 van15 reefer15 tanker15 dumper15'],
  ['mini buses', MINI_BUSES, 'minibus'],
  [
    'car trailers',
    CAR_TRAILERS,
    'minivan 6van 6flatbed 10van 10flatbed 15van 15flatbed 20van 20flatbed 25van 25flatbed 30van 30flatbed',
  ],
  ['tractors', TRACTORS, 'stdcabover stdlongnose sleepercabover sleeperlongnose'],
  ['trailers', TRAILERS, 'flatbed40 van40 reefer40 tanker40 dumper40'],
  ['buses', BUSES, 'bus30 bus40'],
  ['helicopter bodies', HELICOPTER_BODIES, 'oneman small standard transport'],
  ['chassis', CHASSIS, 'light standard heavy xheavy'],
  ['suspensions', SUSPENSIONS, 'light improved heavy offroad'],
  ['plants', PLANTS, 'small medium large super thundercat'],
  ['cycle plants', CYCLE_PLANTS, 'small medium large super supertrike'],
  ['truck plants', TRUCK_PLANTS, 'small medium regular large super'],
  ['helicopter plants', HELICOPTER_PLANTS, 'mini small standard super'],
  ['tires', TIRES, 'standard hd pr prr solid orsolid'],
  ['truck tires', TRUCK_TIRES, 'standard hd pr solid'],
  ['hitches', HITCHES, 'light standard heavy xheavy'],
  ['hitch releases', HITCH_RELEASES, 'plain explosive quickrelease'],
  ['kingpins', KINGPINS, 'standard explosive quickrelease'],
];

test.each(SAVED)('the places of %s in codes stay as they were', (_name, table, saved) => {
  const ids = Array.isArray(table) ? table : Object.keys(table);
  const before = saved.split(' ');
  expect(ids.slice(0, before.length)).toEqual(before);
});
