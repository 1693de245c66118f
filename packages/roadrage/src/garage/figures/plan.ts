// The planning sheet: every row that the cost is the sum of.

import type { PlanLine } from '@hardtop/workshop';
import { BODIES } from '../../catalog/bodies.ts';
import { GEAR } from '../../catalog/characters.ts';
import { type Cost, MUNDANE } from '../../catalog/cost.ts';
import { MOUNTS, TARGETING } from '../../catalog/mounts.ts';
import { OPTIONS } from '../../catalog/options.ts';
import { WEAPONS } from '../../catalog/weapons.ts';
import type { RoadRule } from '../../rules.ts';
import type { Character, Design, WeaponFitting } from '../design/design.ts';
import { facingText, gunText } from './components.ts';
import { costText, fittingCost } from './cost.ts';
import { MOUNT_RULES, OPTION_RULES, weaponRule } from './option-rules.ts';

const line = (what: string, where: string, cost: Cost, rule: RoadRule, count = 1): PlanLine => ({
  what,
  count,
  where,
  cost: null,
  price: costText({ minor: cost.minor * count, major: cost.major * count }),
  weight: null,
  spaces: null,
  cargoSpaces: null,
  rule,
});

/** A gun with its mount and its sights is one row. */
function gunLine(fitting: WeaponFitting): PlanLine {
  const { mount, targeting, weapon } = fitting;
  const parts = [
    gunText(fitting),
    ...(mount === 'fixed' ? [] : [MOUNTS[mount].name.toLowerCase()]),
    ...(targeting === 'none' ? [] : [TARGETING[targeting].name.toLowerCase()]),
  ];
  const rule = mount === 'fixed' ? weaponRule(weapon) : MOUNT_RULES[mount];
  return { ...line(parts.join(', '), facingText(fitting), fittingCost(fitting), rule), kind: 'weapon' };
}

function crewLines({ name, gear, weapons }: Character): readonly PlanLine[] {
  return [
    line(name, 'crew', MUNDANE, 'roadrage/characters/skills'),
    ...gear.map((id) => line(GEAR[id].name, name, GEAR[id].cost, 'roadrage/characters/gear')),
    ...weapons.map((id) => line(WEAPONS[id].name, name, WEAPONS[id].cost, weaponRule(id))),
  ];
}

export function planOf(design: Design): readonly PlanLine[] {
  const { options } = design;
  return [
    line(BODIES[design.body].name, '', MUNDANE, 'roadrage/design/bodies'),
    ...[...new Set(options)].map((id) =>
      line(OPTIONS[id].name, '', OPTIONS[id].cost, OPTION_RULES[id], options.filter((other) => other === id).length),
    ),
    ...design.weapons.map(gunLine),
    ...design.crew.flatMap(crewLines),
  ];
}
