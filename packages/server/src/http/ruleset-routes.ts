import { rulesetCardOf } from '@hardtop/host';
import type { RulesetCard } from '@hardtop/host/wire';
import type { FastifyInstance } from 'fastify';
import { findRuleset } from '../bots/think.ts';
import { noSuchRuleset } from '../games/problems.ts';
import { ConstantAnswer } from './constant-answer.ts';
import type { Context } from './context.ts';
import { refuse } from './errors.ts';

export function rulesetRoutes(app: FastifyInstance, { rulesets, house }: Context): void {
  const known = rulesets.map((ruleset) => ruleset.id);
  // Counting a scenario's seats means reading it: once is enough.
  const cards = new ConstantAnswer((): readonly RulesetCard[] => rulesets.map(rulesetCardOf));
  const indexes = new Map(house.map(({ id, rules }) => [id, new ConstantAnswer(rules)]));

  app.get('/api/rulesets', (request, reply) => cards.send(request, reply));

  app.get<{ Params: { id: string } }>('/api/rulesets/:id/rules', (request, reply) => {
    const { id } = request.params;
    const index = indexes.get(id);
    return index === undefined ? refuse(reply, [noSuchRuleset(id, [...indexes.keys()])]) : index.send(request, reply);
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
