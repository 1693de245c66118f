// What is wrong with a vehicle that a scenario file gives whole.

import { keysOf, type Problem } from '@hardtop/kernel';
import { CYCLE_WHEELS, cycleBody, PILLION_RIDERS } from '../catalog/cycle-bodies.ts';
import { CYCLE_TIRE_KINDS, TRIKE_TIRE_KINDS } from '../catalog/cycle-tires.ts';
import { type GroundClass, groundClass, groundPlants } from '../catalog/ground-bodies.ts';
import { TIRES } from '../catalog/tires.ts';
import { REVERSED_TRIKE, TRIKE_SIDE_WEAPONS, TRIKE_WHEELS } from '../catalog/trike-bodies.ts';
import { armorLocations } from '../catalog/vehicle-bodies.ts';
import { type MountPlanId, mountPlan } from '../catalog/weapon-mounts.ts';
import { WEAPONS, type WeaponId, weapon as weaponRow } from '../catalog/weapons.ts';
import type { Fielded, FieldedArmor, FieldedWeapon } from '../garage/fielded/fielded.ts';
import { FIELDED_WEAPONS } from '../garage/fielded/fielded-weapons.ts';
import { droppingsOf } from '../table/queries/dropping.ts';
import { burdenProblems } from './burden.ts';
import { allCrew, allWeaponIds } from './model.ts';
import { platformProblems } from './platform-problems.ts';
import type { Scenario } from './scenario-schema.ts';

type Damage = Scenario['vehicles'][number]['damage'];

/** Every reason why it cannot stand there. */
export function vehicleProblems(vehicle: Fielded, field: string): readonly Problem[] {
  const { sidecar } = vehicle;
  const of = groundClass(vehicle.body);
  const plan: MountPlanId = of === 'trike' && vehicle.reversed === true ? 'reversedTrike' : of;
  return [
    ...weaponProblems(vehicle.weapons, plan, `${field}.weapons`),
    ...loadProblems(vehicle.weapons, `${field}.weapons`),
    ...platformProblems(vehicle, field),
    ...armorProblems(vehicle.armor, armorLocations(vehicle.body), `${field}.armor`),
    ...runningProblems(vehicle, of, field),
    ...crewProblems(vehicle, of, field),
    ...burdenProblems(vehicle.crew, `${field}.crew`),
    ...burdenProblems(sidecar?.crew ?? [], `${field}.sidecar.crew`),
    ...(sidecar === undefined ? [] : sidecarProblems(vehicle, sidecar, of, `${field}.sidecar`)),
  ];
}

/** Each where such a vehicle mounts such a thing (deluxe/VIII.6/weapons). */
function weaponProblems(
  weapons: readonly FieldedWeapon[],
  plan: MountPlanId,
  field: string,
  closed?: 'left' | 'right',
): readonly Problem[] {
  const { mounts, dropped } = mountPlan(plan);
  return weapons.flatMap(({ weapon, mount }, i): readonly Problem[] => {
    const where = `${field}.${i}`;
    const row = weaponRow(weapon);
    if (!FIELDED_WEAPONS.some((id) => id === weapon))
      return [
        {
          code: 'not-yet',
          field: `${where}.weapon`,
          rule: 'deluxe/V.2/weapon-list',
          message: `The table cannot fire a ${WEAPONS[weapon].name} yet.`,
          legal: FIELDED_WEAPONS,
        },
      ];
    if (mount === 'platform') return [];
    if (weapon === 'SL' || mount === 'top') return topProblems(weapon, mount, plan, where);
    const open = mounts.filter((candidate) => candidate !== closed && candidate !== 'top');
    if (!open.includes(mount)) {
      const message = `No weapon is mounted ${mount} there.`;
      return [{ code: 'mount', field: `${where}.mount`, rule: 'deluxe/IX.1/weapon-placement', message, legal: open }];
    }
    const layers = layingMounts(weapon, open, dropped);
    if (layers !== null && !layers.includes(mount)) {
      const message = `A ${row.name} is mounted to the back or to a side, where the vehicle allows it.`;
      return [{ code: 'mount', field: `${where}.mount`, rule: 'deluxe/V.5/dropped-weapons', message, legal: layers }];
    }
    const recoil = row.special.find(({ kind }) => kind === 'recoil');
    if (recoil?.kind === 'recoil' && !recoil.mounts.some((allowed) => allowed === mount)) {
      const message = `The recoil of an ${row.name} allows no ${mount} mount on a car.`;
      return [
        {
          code: 'mount',
          field: `${where}.mount`,
          rule: 'deluxe/V.2/anti-tank-gun',
          message,
          legal: recoil.mounts,
        },
      ];
    }
    const isTrike = plan === 'trike' || plan === 'reversedTrike';
    const isSide = mount === 'left' || mount === 'right';
    if (!isTrike || !isSide || TRIKE_SIDE_WEAPONS.some((id) => id === weapon)) return [];
    const message = `A trike cannot bear an ${row.name} at its side.`;
    return [
      {
        code: 'mount',
        field: `${where}.weapon`,
        rule: 'deluxe/IX.3/weapon-location',
        message,
        legal: TRIKE_SIDE_WEAPONS,
      },
    ];
  });
}

/** A starshell launcher stands on top of whatever has one, and nothing else does. */
function topProblems(weapon: WeaponId, mount: string, plan: MountPlanId, field: string): readonly Problem[] {
  const rule = 'deluxe/V.2/starshell';
  const hasTop = plan !== 'cycle' && plan !== 'sidecar';
  if (!hasTop) return [{ code: 'mount', field: `${field}.mount`, rule, message: 'There is no top to mount it on.' }];
  if (weapon !== 'SL')
    return [{ code: 'mount', field: `${field}.weapon`, rule, message: 'Only starshells are fired from the top.' }];
  if (mount === 'top') return [];
  const message = 'A starshell launcher is mounted on top.';
  return [{ code: 'mount', field: `${field}.mount`, rule, message, legal: ['top'] }];
}

function loadProblems(weapons: readonly FieldedWeapon[], field: string): readonly Problem[] {
  const message = 'Tear gas goes into smokescreens.';
  const rule = 'deluxe/V.5/tear-gas';
  return weapons.flatMap((spec, i): readonly Problem[] => {
    const { weapon, gas = false } = spec;
    if (gas && droppingsOf(weapon)?.kind !== 'smoke')
      return [{ code: 'load', field: `${field}.${i}.gas`, rule, message, legal: ['SS', 'HDSS'] }];
    return grenadeProblems(spec, `${field}.${i}.grenades`);
  });
}

function grenadeProblems({ weapon, grenades = [], magazines = 0 }: FieldedWeapon, field: string): readonly Problem[] {
  const rule = 'deluxe/V.2/grenade-launcher';
  if (grenades.length === 0) return [];
  if (weapon !== 'GL') {
    const message = 'Grenades go into a grenade launcher.';
    return [{ code: 'load', field, rule, message, legal: ['GL'] }];
  }
  const most = (weaponRow(weapon).shots ?? 0) * (1 + magazines);
  return grenades.length <= most ? [] : [{ code: 'load', field, rule, message: `It holds ${most} grenades.` }];
}

const SPRAYING: readonly string[] = ['back', 'left', 'right'];

/** Where something that leaves a counter may be; null for whatever is aimed. Smoke and paint go to more sides than what is dropped. */
function layingMounts(weapon: WeaponId, open: readonly string[], dropped: readonly string[]): readonly string[] | null {
  const lays = droppingsOf(weapon);
  if (lays === null) return null;
  const isCloud = lays.kind === 'smoke' || lays.kind === 'paint';
  return open.filter((mount) => (isCloud ? SPRAYING : dropped).includes(mount));
}

/** A figure for each side that the body has, and for no other; a trike has six like a car (deluxe/IX.2/trike-armor). */
function armorProblems(armor: FieldedArmor, sides: readonly string[], field: string): readonly Problem[] {
  const given = keysOf(armor).filter((side) => armor[side] !== undefined);
  const problem = (side: string, message: string): Problem => {
    return { code: 'armor', field: `${field}.${side}`, rule: 'deluxe/IX.1/armor', message, legal: sides };
  };
  return [
    ...given.filter((side) => !sides.includes(side)).map((side) => problem(side, 'This body has no armor there.')),
    ...sides.filter((side) => !given.some((one) => one === side)).map((side) => problem(side, 'Points are missing.')),
  ];
}

const WHEELS = { car: [4, 6], cycle: [CYCLE_WHEELS], trike: [TRIKE_WHEELS] } as const satisfies Record<
  GroundClass,
  readonly number[]
>;
const TIRE_KINDS: Readonly<Record<GroundClass, readonly string[]>> = {
  car: keysOf(TIRES),
  cycle: CYCLE_TIRE_KINDS,
  trike: TRIKE_TIRE_KINDS,
};

function runningProblems(vehicle: Fielded, of: GroundClass, field: string): readonly Problem[] {
  const problems: Problem[] = [];
  const add = (name: string, rule: Problem['rule'], message: string, legal: readonly string[]): void => {
    problems.push({
      code: 'vehicle',
      field: `${field}.${name}`,
      ...(rule === undefined ? {} : { rule }),
      message,
      legal,
    });
  };
  const plants = groundPlants(of);
  if (plants[vehicle.plant] === undefined)
    add('plant', 'deluxe/IX.1/power-plants', `There is no such plant for a ${of}.`, keysOf(plants));
  const { second } = vehicle;
  if (second !== undefined && plants[second.plant] === undefined)
    add('second.plant', 'deluxe/VIII.4/duplicate-plants', `There is no such plant for a ${of}.`, keysOf(plants));
  const wheels: readonly number[] = WHEELS[of];
  if (!wheels.includes(vehicle.wheels))
    add('wheels', 'deluxe/IX.1/tires', `A ${of} has not ${vehicle.wheels} wheels.`, wheels.map(String));
  if ((vehicle.guards?.length ?? 0) > vehicle.wheels)
    add('guards', 'deluxe/VIII.8/wheelguards', `There are only ${vehicle.wheels} wheels.`, []);
  const kinds = [vehicle.tires, ...(vehicle.wheelTires ?? [])];
  if (!kinds.every((kind) => TIRE_KINDS[of].includes(kind)))
    add('tires', 'deluxe/IX.1/tires', `No such tires for a ${of}.`, TIRE_KINDS[of]);
  if (vehicle.reversed === true && of !== 'trike')
    add('reversed', 'deluxe/IX.2/reversed-trikes', 'Only a trike can be reversed.', ['false']);
  const plated = of === 'car' || (vehicle.reversed === true && REVERSED_TRIKE.ramPlate);
  if (vehicle.ramPlate === true && !plated)
    add('ramPlate', 'deluxe/IX.2/trike-equipment', `A ${of} takes no ram plate.`, ['false']);
  if ((vehicle.spoiler === true && of === 'cycle') || (vehicle.airdam === true && of !== 'car'))
    add(vehicle.airdam === true ? 'airdam' : 'spoiler', 'deluxe/VIII.8/spoiler-airdam', `A ${of} has none of these.`, [
      'false',
    ]);
  if (vehicle.turret !== undefined && vehicle.turret !== false && of === 'cycle')
    add('turret', 'deluxe/IX.1/weapon-placement', 'A cycle has no turret.', ['false']);
  if ((vehicle.doors?.length ?? 0) > 0 && vehicle.body !== 'van')
    add('doors', 'deluxe/VIII.8/side-door', 'Only a van has side doors.', []);
  return problems;
}

function crewProblems(vehicle: Fielded, of: GroundClass, field: string): readonly Problem[] {
  const problems: Problem[] = [];
  if (vehicle.crew.filter(({ role }) => role === 'driver').length !== 1)
    problems.push({
      code: 'crew',
      field: `${field}.crew`,
      rule: 'deluxe/VIII.9/people',
      message: `A ${of} has exactly one driver.`,
    });
  if (of === 'cycle' && vehicle.crew.length > 1 + PILLION_RIDERS)
    problems.push({
      code: 'crew',
      field: `${field}.crew`,
      rule: 'deluxe/VIII.9/passengers',
      message: `A cycle carries its rider and ${PILLION_RIDERS} behind him.`,
    });
  const hasCupola = typeof vehicle.turret === 'object' && vehicle.turret.cupola === true;
  vehicle.crew.forEach(({ role, cupola, cyberlink }, i) => {
    const add = (name: string, rule: Problem['rule'], message: string): void => {
      problems.push({
        code: 'crew',
        field: `${field}.crew.${i}.${name}`,
        ...(rule === undefined ? {} : { rule }),
        message,
      });
    };
    if (cupola === true && (!hasCupola || role !== 'gunner'))
      add('cupola', 'deluxe/VIII.8/cupola', 'Only a gunner sits in a cupola, where there is one.');
    if (cyberlink !== undefined && !isMounted(vehicle, cyberlink))
      add('cyberlink', 'deluxe/VIII.8/cyberlink', `There is no ${cyberlink.weapon} ${cyberlink.mount} to link it to.`);
  });
  return problems;
}

function isMounted({ weapons }: Fielded, { weapon, mount }: Pick<FieldedWeapon, 'weapon' | 'mount'>): boolean {
  return weapons.some((one) => one.weapon === weapon && one.mount === mount);
}

function sidecarProblems(
  vehicle: Fielded,
  sidecar: NonNullable<Fielded['sidecar']>,
  of: GroundClass,
  field: string,
): readonly Problem[] {
  const rule = 'deluxe/IX.1/frames';
  const { body } = vehicle;
  const pulls = of === 'cycle' && isPuller(body);
  const problems: Problem[] = pulls ? [] : [{ code: 'sidecar', field, rule, message: 'This body pulls no sidecar.' }];
  if (sidecar.crew.some(({ role }) => role === 'driver'))
    problems.push({ code: 'crew', field: `${field}.crew`, rule, message: 'Nobody drives from a sidecar.' });
  const inner = sidecar.side === 'left' ? 'right' : 'left';
  return [
    ...problems,
    ...loadProblems(sidecar.weapons, `${field}.weapons`),
    ...weaponProblems(sidecar.weapons, 'sidecar', `${field}.weapons`, inner),
    ...armorProblems(sidecar.armor, armorLocations(sidecar.body), `${field}.armor`),
  ];
}

function isPuller(body: Fielded['body']): boolean {
  return (body === 'lightcycle' || body === 'mediumcycle' || body === 'heavycycle') && cycleBody(body).sidecar;
}

/** Damage to what is there, and to nothing else. */
export function damageProblems(vehicle: Fielded, damage: Damage, field: string): readonly Problem[] {
  const problems: Problem[] = [];
  const ids = allWeaponIds(vehicle);
  for (const id of Object.keys(damage.weapons ?? {})) {
    if (!ids.includes(id))
      problems.push({
        code: 'damage',
        field: `${field}.weapons.${id}`,
        message: 'There is no such weapon.',
        legal: ids,
      });
  }
  const aboard = allCrew(vehicle).length;
  if ((damage.crew?.length ?? 0) > aboard)
    problems.push({ code: 'damage', field: `${field}.crew`, message: `Only ${aboard} aboard.` });
  return problems;
}
