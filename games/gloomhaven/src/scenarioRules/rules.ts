import type { Cell } from '@tessera/space';
import { drawAbilities } from '../scenario/monsterDecks.ts';
import { scenarioPlan } from '../scenario/plan.ts';
import { nearestEmpty, placeMonster } from '../scenario/spawn.ts';
import type { Ctx } from '../state/events.ts';
import { deciderFor, isHero, isUp } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State } from '../state/state.ts';
import { happen } from './ruleEffects.ts';

/** Special rules, and the figures that they place. */
export const rules = {
  rule(state, { rule: n, figure, cell, amount = 0 }, ctx) {
    const rule = scenarioPlan(state.scenario).record.rules[n]!;
    if (rule.once) {
      if (state.counters[`rule:${n}`] !== undefined) return undefined;
      state.counters[`rule:${n}`] = 1;
    }
    ctx.log({ type: 'rule', rule: rule.id });
    const at = cell ?? state.figures[figure]?.cell ?? -1;
    return rule.effects.flatMap((effect, i) =>
      happen({ state, place: `${n}/effects/${i}`, figure, at, amount, ctx }, effect),
    );
  },

  // The hero who triggered the rule may apply it.
  'rule.may': {
    asks: (state, { figure }) => (isHero(state, figure) && isUp(state, figure) ? figure : []),
    prompt: (state, { rule }) => ({
      code: 'rule',
      params: { rule: scenarioPlan(state.scenario).record.rules[rule]!.id },
    }),
    options: () => [{ type: 'option', n: 0 }, { type: 'go-on' }],
    answers: {
      option: (_state, frame) => [{ ...frame, at: 'rule' }],
      'go-on': () => undefined,
    },
  },

  spawn: {
    asks: (state, { near }) => (nearestEmpty(state, near).length > 1 ? deciderFor(state) : []),
    prompt: (_state, { monster }) => ({ code: 'spawn', params: { monster } }),
    options: (state, { near }) => nearestEmpty(state, near).map((cell) => ({ type: 'hex', cell })),
    answers: {
      hex(state, frame, { action: { cell }, ...ctx }) {
        spawnAt(state, frame, cell, ctx);
        return undefined;
      },
    },
    afterwards(state, frame, ctx) {
      const [cell] = nearestEmpty(state, frame.near);
      if (cell !== undefined) spawnAt(state, frame, cell, ctx);
      return undefined;
    },
  },
} satisfies Rule<'rule' | 'rule.may' | 'spawn'>;

type SpawnFrame = Extract<Frame, { at: 'spawn' }>;

/**
 * R 14.1: a figure spawned at the end of a round acts from the next one, otherwise as if revealed. It drops no money.
 */
function spawnAt(state: State, { monster, rank, damaged = 0 }: SpawnFrame, cell: Cell, ctx: Ctx): void {
  const figure = placeMonster(state, { monster, rank, cell, dropsMoney: false, acted: false }, ctx);
  if (figure === undefined) return;
  const one = state.figures[figure]!;
  one.hp = Math.max(1, one.hp - damaged);
  ctx.log({ type: 'spawned', figure, cell });
  if (state.round > 0) drawAbilities(state, ctx);
}
