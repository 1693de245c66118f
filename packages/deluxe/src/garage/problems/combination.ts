// What may be hitched to what (deluxe/IX.1/frames, deluxe/XI.2/hitches, deluxe/XII.2/kingpin).

import { cycleBody } from '../../catalog/cycle-bodies.ts';
import { hitch as hitchRow } from '../../catalog/hitches.ts';
import { SIDECARS_PER_CYCLE } from '../../catalog/sidecar-bodies.ts';
import { weapon } from '../../catalog/weapons.ts';
import type { CombinationDesign, HitchFit, SingleDesign } from '../design/design.ts';
import { pounds } from '../design/exact.ts';
import { tireFits } from '../design/gear.ts';
import { nameOf } from '../design/hull.ts';
import { sidecarLinks } from '../design/sidecar-links.ts';
import type { Frame } from '../figures/totals.ts';
import { isDropped } from './mounts.ts';
import type { Findings } from './problem.ts';

export function combinationProblems(found: Findings, design: CombinationDesign, frames: readonly Frame[]): void {
  const { lead, attached } = design;
  found.part = '';
  const sidecars = attached.filter((part) => part.class === 'sidecar').length;
  if (sidecars > SIDECARS_PER_CYCLE)
    found.add('attach', 'second sidecar', 'deluxe/IX.1/frames', `${sidecars} sidecars; a cycle pulls one.`, {
      excess: sidecars - 1,
    });
  if (sidecars > 0 && !(lead.class === 'cycle' && cycleBody(lead.body).sidecar))
    found.add('attach', 'sidecar', 'deluxe/IX.1/frames', 'Only medium and heavy cycles pull a sidecar.');
  sidecarProblems(found, design);
  if (lead.class === 'helicopter' && attached.length > 0)
    found.add('attach', 'helicopter', 'deluxe/XI.2/hitches', 'A helicopter tows nothing.');
  let tower: SingleDesign = lead;
  attached.forEach((part, i) => {
    if (part.class === 'sidecar') return;
    if (part.class === 'car-trailer') hitchProblems(found, tower, i, frames);
    else if (!(tower.class === 'tractor' || (tower.class === 'trailer' && part.kind === 'full')))
      found.add(
        'attach',
        `attached.${i}`,
        'deluxe/XII.1/fifth-wheel',
        `${nameOf(part)}: a trailer's kingpin needs a tractor's fifth wheel.`,
      );
    tower = part;
  });
}

/** One kind of tire for both (deluxe/IX.1/tires); of weapons on both only dropped ones may be linked. */
function sidecarProblems(found: Findings, design: CombinationDesign): void {
  const tire = tireFits(design.lead)[0]?.tire;
  design.attached.forEach((part, i) => {
    if (part.class !== 'sidecar' || tire === undefined || part.tires.every((fit) => fit.tire === tire)) return;
    const message = `${nameOf(part)}: its tire must match those of ${nameOf(design.lead)}.`;
    found.add('tires-differ', `attached.${i}`, 'deluxe/IX.1/tires', message);
  });
  for (const [near, far] of sidecarLinks(design)) {
    const [a, b] = [weapon(near.weapon.weapon), weapon(far.weapon.weapon)];
    if (isDropped(a) && isDropped(b)) continue;
    const message = `Link ${near.name} joins a ${a.name} and the sidecar's ${b.name}; only dropped weapons may be linked so.`;
    found.add('link-sides', `link ${near.name} to the sidecar`, 'deluxe/IX.1/weapon-placement', message);
  }
}

const hitchOf = (design: SingleDesign): HitchFit | undefined => ('hitch' in design ? design.hitch : undefined);

/** A hitch bears all that hangs behind it. */
function hitchProblems(found: Findings, tower: SingleDesign, index: number, frames: readonly Frame[]): void {
  const fit = hitchOf(tower);
  const where = `attached.${index}`;
  if (fit === undefined) {
    found.add('hitch', where, 'deluxe/XI.2/hitches', `${nameOf(tower)} has no hitch for a trailer.`);
    return;
  }
  let weight = 0;
  for (const frame of frames.slice(index + 1))
    if (frame.design.class !== 'sidecar') weight += frame.weight + frame.cargoWeight;
  const { maxLoad, name } = hitchRow(fit.type);
  if (weight > maxLoad)
    found.add(
      'hitch-load',
      where,
      'deluxe/XI.2/hitches',
      `${name} pulls ${pounds(maxLoad)}; ${pounds(weight)} hang on it.`,
      { excess: weight - maxLoad },
    );
}
