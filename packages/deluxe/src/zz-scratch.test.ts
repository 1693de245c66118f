import { expectOk, Match, randomAnswer, streamOf } from '@hardtop/kernel';
import { expect, it } from 'vitest';
import { deluxe } from './ruleset.ts';
import { SCENARIOS } from './scenarios/arena.ts';
import { brokenInvariants } from './testing/invariants.ts';
import { ODD_SCENARIOS } from './testing/odd-scenarios.ts';
const N = Number(process.env.FUZZ ?? 5), FROM = Number(process.env.FROM ?? 0);
it('fuzz', () => {
  const found = new Map<string, string>();
  let answers = 0; const topics = new Map<string, number>();
  for (const file of [...SCENARIOS, ...ODD_SCENARIOS]) for (let g = FROM; g < FROM + N; g++) {
    const seed = `${file.id}-${g}`;
    const match = expectOk(Match.start(deluxe, file, { seed }));
    const random = streamOf(seed, 'invariants');
    let seen = 0;
    try {
      for (let i = 0; i < 20000; i++) {
        const decisions = match.decisions();
        const { setup, state, events } = match;
        const broken = brokenInvariants({ setup, state, decisions, events: events.slice(seen) });
        seen = events.length;
        if (broken.length > 0) { for (const b of broken) { const k = b.replace(/[0-9.-]+/g, '#'); if (!found.has(k)) found.set(k, `${seed} answer ${i} t${state.turn}.${state.phase} ${b} | ${events.slice(-4).map((e) => e.text).join(' / ')}`); } break; }
        if (decisions.length === 0) { if (match.outcome === null) found.set('stuck ' + file.id, seed); break; }
        const d = random.pick(decisions);
        topics.set(d.topic, (topics.get(d.topic) ?? 0) + 1);
        answers++;
        const o = random.pick(d.options()); if (answers % 7 === 0) o.preview(Object.fromEntries((o.params ?? []).map((p) => [p.name, p.start ?? p.min])));
        expectOk(match.choose({ ask: d.id, seat: d.seat, ...randomAnswer(d, random) }));
        if (i === 19999) found.set('endless ' + file.id, seed);
      }
    } catch (e) { const k = String(e).slice(0, 80); if (!found.has(k)) found.set(k, `${seed} ${(e as Error).stack?.slice(0, 900)}`); }
  }
  console.log(answers, JSON.stringify([...topics]));
  for (const [k, v] of found) console.log('FOUND', k, '::', v);
  expect(found.size).toBe(0);
}, 600_000);
