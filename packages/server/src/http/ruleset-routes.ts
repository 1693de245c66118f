import type { FastifyInstance } from 'fastify';
import { findRuleset } from '../bots/think.ts';
import { rulesetCardOf } from '../games/cards.ts';
import { noSuchRuleset } from '../games/problems.ts';
import type { RulesetCard } from '../wire.ts';
import type { Context } from './context.ts';
import { refuse } from './errors.ts';

export function rulesetRoutes(app: FastifyInstance, { rulesets, encounters }: Context): void {
  let cards: readonly RulesetCard[] | null = null;
  const known = rulesets.map((ruleset) => ruleset.id);

  app.get('/api/rulesets', () => {
    // Counting a scenario's seats means reading it: once is enough.
    cards ??= rulesets.map(rulesetCardOf);
    return cards;
  });

  app.get<{ Params: { id: string } }>('/api/rulesets/:id/rules', async (request, reply) => {
    const { id } = request.params;
    const ruleset = findRuleset(rulesets, id) ?? (await encounters()).find((one) => one.id === id);
    return ruleset === undefined ? refuse(reply, [noSuchRuleset(request.params.id, known)]) : ruleset.rules;
  });

  app.get<{ Params: { id: string; scenario: string } }>('/api/rulesets/:id/scenarios/:scenario', (request, reply) => {
    const ruleset = findRuleset(rulesets, request.params.id);
    if (ruleset === undefined) return refuse(reply, [noSuchRuleset(request.params.id, known)]);
    const found = ruleset.scenarios.find((scenario) => scenario.id === request.params.scenario);
    if (found !== undefined) return found.file;
    const message = `${ruleset.title} has no scenario "${request.params.scenario}".`;
    const legal = ruleset.scenarios.map((scenario) => scenario.id);
    return refuse(reply, [{ code: 'unknown-scenario', field: 'scenario', message, legal }]);
  });
}
