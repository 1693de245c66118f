// A cycle gang's treasurer: cycles, sidecars, trikes.

import type { HandWritten } from './written.ts';

export const BIKERS: readonly HandWritten[] = [
  {
    line: 'Gutterball — Hvy. cycle, hvy. suspension, super cycle PP, 2 PR tires, cyclist only, VMG front. Armor: F12, B10. Accel. 10, HC 2, 1,298 lbs., $6,120.',
    gist: 'Gutterball | heavycycle heavy super | 2 pr | driver | VMG front | - | F12 B10 | acc 10, hc 2, 1298 lb, $6120',
  },
  {
    line: 'Zip Gun: lt. bike, imp. susp., small pp, std. tires, rider, 2 LRs front. F4 B4. $1,600',
    gist: 'Zip Gun | lightcycle improved small | 2 standard | driver | 2 LR front | - | F4 B4 | $1600',
  },
  {
    line: 'Crow: med cycle, hvy susp, lg cycle pp, 2 hd, biker w/ BA + SMG, mg f, sd b, 8/8, acc 10 hc 2',
    gist: 'Crow | mediumcycle heavy large | 2 hd | driver+bodyarmor+SMG | MG front, SD back | - | F8 B8 | acc 10, hc 2',
  },
  {
    line: 'Ma Barker — Heavy cycle w/ heavy sidecar. Cycle: hvy. suspension, super plant, 2 solid tires, driver, MG front; armor F10, B10. Sidecar: hvy. suspension, solid tire, gunner, VMG front; armor F5, R5, L5, B5, U3.',
    gist: 'Ma Barker | heavycycle heavy super | 2 solid | driver | MG front | - | F10 B10 | - // heavysidecar heavy | 1 solid | gunner | VMG front | - | F5 R5 L5 B5 U3',
  },
  {
    line: 'Nomad 3: Medium motorcycle, improved suspension, medium power plant, PR tires, cyclist and passenger, HR front, cycle blades. Armor F6 B6.',
    gist: 'Nomad 3 | mediumcycle improved medium | 2 pr | driver, passenger | HR front | cycleblades | F6 B6 | -',
  },
  {
    line: 'Tri-Tip - X-hvy trike, hvy susp, super trike pp, 3 solids, driver, gunner, RR front, SD back, armor F20 R15 L15 B15 T10 U10, HC 3',
    gist: 'Tri-Tip | xheavytrike heavy supertrike | 3 solid | driver, gunner | RR front, SD back | - | F20 R15 L15 B15 T10 U10 | hc 3',
  },
  {
    line: 'Wedge: heavy reversed trike, off-road suspension, super trike plant, 3 OR solid tires, driver, 2 linked MGs front, ramplate. Armor: F20, L10, R10, B10, T5, U5.',
    gist: 'Wedge | reversed heavytrike offroad supertrike | 3 orsolid | driver | 2 MG front linked | ramplate | F20 R10 L10 B10 T5 U5 | -',
  },
  {
    line: 'Jackal -- light trike (reverse), hvy. susp., large cycle plant, 3 PR, driver, MML front x2, F8 R6 L6 B6 T3 U3',
    gist: 'Jackal | reversed lighttrike heavy large | 3 pr | driver | 2 MML front | - | F8 R6 L6 B6 T3 U3 | -',
  },
  {
    line: 'Sister Ray: heavy cycle, heavy suspension, super plant, PR radials, cyclist (body armor, rifle, 2 grenades), 3 linked mini rockets F, SS B, front & back wheelguards (5 pts. each), armor 10F 10B',
    gist: 'Sister Ray | heavycycle heavy super | 2 prr | driver+bodyarmor+rifle+2 grenade | 3 MNR front linked, SS back | cyclewheelguard front 5pt, cyclewheelguard back 5pt | F10 B10 | -',
  },
  {
    line: 'Puddle Jumper. Light cycle, light suspension, small plant, standard tires, driver, no weapons, no armor, 580 lbs., $900.',
    gist: 'Puddle Jumper | lightcycle light small | 2 standard | driver | - | - | - | 580 lb, $900',
  },
  {
    line: 'Hack — light sidecar, imp. suspension, PR tire, MG front. Armor: F4, L4, R4, B4, U2. 392 lbs.',
    gist: 'Hack | lightsidecar improved | 1 pr | - | MG front | - | F4 R4 L4 B4 U2 | 392 lb',
  },
  {
    line: 'Vesper: Med. cycle, OR suspension, med. PP, OR tires, cyclist w/ LAW, SS back, F8, B8',
    gist: 'Vesper | mediumcycle offroad medium | 2 orsolid | driver+LAW | SS back | - | F8 B8 | -',
  },
  {
    line: "Preacher's Son: heavy bike, H. susp, S. cycle plant, 2 PR, cyclist, RL front w/ x-tra mag, F11/B9, 10 Acc, HC 2",
    gist: "Preacher's Son | heavycycle heavy super | 2 pr | driver | RL front +mag | - | F11 B9 | acc 10, hc 2",
  },
  {
    line: 'Lobster Pot: Medium trike, hvy. suspension, large cycle power plant, 2 PR tires back and 1 HD tire front, driver, VMG front, OJ back. 12/8/8/10/4/4.',
    gist: 'Lobster Pot | mediumtrike heavy large | 2 pr back, 1 hd front | driver | VMG front, OJ back | - | F12 R8 L8 B10 T4 U4 | -',
  },
];
