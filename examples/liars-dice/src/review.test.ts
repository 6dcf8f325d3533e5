import { type Review, reviewMatch } from '@tessera/bots/review';
import { fastChance, Match } from '@tessera/kernel';
import { nonEmpty } from '@tessera/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { liarsDiceBots } from './bot.ts';
import { liarsDice } from './game.ts';
import { Action, type State } from './state.ts';

const BUDGET = 6;
const RUNS = process.env.LONG_TESTS === '1' ? 200 : 25;

function randomMatch(seed: string, seats: number, actions: number): Match {
  const match = Match.create(liarsDice, { options: { dice: 2 }, seats, seed, dice: 'fast' }) as Match;
  const choices = fastChance(`${seed} choices`);
  while (match.decisions.length > 0 && match.seq < actions) {
    const { seat } = choices.pick(match.decisions);
    const result = match.apply(seat, choices.pick(match.legal(seat)));
    if (!result.ok) throw new Error(result.refusal.code);
  }
  return match;
}

function reviewOf(match: Match): Review {
  const steps = reviewMatch({ match, bots: liarsDiceBots as object, seed: '7', budget: BUDGET });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Returns the review of one action, played from a state. */
function reviewFrom(state: State, origin: Match, seat: number, action: object): Review {
  const { options, mode, dice, seats } = origin.header;
  const start = { seq: origin.seq, state: z.record(z.string(), z.json()).parse(state) };
  const match = Match.create(liarsDice, { options, mode, dice, seats: [...seats], seed: 'later', origin: start });
  const result = match.apply(seat, action);
  if (!result.ok) throw new Error(result.refusal.code);
  return reviewOf(match as Match);
}

describe('review of a match with hidden dice', () => {
  it('adds luck and decisions up to the difference between end and start, exactly', () => {
    const seeds = fc.tuple(fc.string(), fc.integer({ min: 2, max: 4 }));
    fc.assert(
      fc.property(seeds, ([seed, seats]) => {
        const { points, ledgers, outside, sides } = reviewOf(randomMatch(seed, seats, 30));
        nonEmpty(sides).forEach((_, side) => {
          const sum = ledgers.reduce(
            (all, { luck, decisions }) => all + (luck[side] ?? 0) + (decisions[side] ?? 0),
            outside[side] ?? 0,
          );
          expect(sum).toBe((points.at(-1)?.value[side] ?? 0) - (points[0]?.value[side] ?? 0));
        });
      }),
      { numRuns: RUNS },
    );
  });

  it('judges a decision alike in two worlds that differ only in dice its player cannot see', () => {
    let different = 0;
    const seeds = fc.tuple(fc.string(), fc.integer({ min: 0, max: 8 }), fc.string());
    fc.assert(
      fc.property(seeds, ([seed, actions, other]) => {
        const match = randomMatch(seed, 3, actions);
        const [decision] = match.decisions;
        if (!decision) return;
        const { seat } = decision;
        const action = fastChance(other).pick(match.legal(seat));
        const world = liarsDice.determinize(liarsDice.view(match.state as State, seat), seat, fastChance(other));
        if (JSON.stringify(world) !== JSON.stringify(match.state)) different++;
        const [here, there] = [match.state as State, world].map((state) => reviewFrom(state, match, seat, action));
        expect(there?.steps[0]?.judgement).toEqual(here?.steps[0]?.judgement);
        expect(there?.steps[0]?.decision).toEqual(here?.steps[0]?.decision);
        expect(there?.points[0]).toEqual(here?.points[0]);
      }),
      { numRuns: RUNS },
    );
    expect(different).toBeGreaterThan(RUNS / 2);
  });

  it('contains the exact odds that the player saw', () => {
    const { steps } = reviewOf(randomMatch('odds', 2, 10));
    const judgements = steps.flatMap(({ judgement }) => (judgement ? [judgement] : []));
    const bids = judgements.filter(({ chosen }) => Action.parse(chosen.action).type === 'bid');
    for (const { odds } of nonEmpty(bids)) expect(odds.map(({ code }) => code)).toContain('chance');
  });
});
