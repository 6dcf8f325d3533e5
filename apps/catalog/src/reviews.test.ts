import { type Review, reviewMatch } from '@tessera/bots/review';
import { fastChance, Match, type Seat } from '@tessera/kernel';
import { nonEmpty } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { games } from './catalog.ts';
import type { CatalogEntry } from './loadGame.ts';

const BUDGET = 2;
const ACTIONS = 16;
const WORLDS = process.env.LONG_TESTS === '1' ? 20 : 4;
const StateRecord = z.record(z.string(), z.json());

const reviewed = nonEmpty(games.filter(({ game, manifest }) => !game.opens && manifest.card.personal === undefined));

function randomMatch({ game }: CatalogEntry, seed: string, actions: number): Match {
  const match = Match.create(game, { options: {}, seats: game.seats.min, seed, dice: 'fast' });
  const choices = fastChance(`${seed} choices`);
  while (match.decisions.length > 0 && match.seq < actions) {
    const { seat } = choices.pick(match.decisions);
    const result = match.apply(seat, choices.pick(match.legal(seat)));
    if (!result.ok) throw new Error(result.refusal.code);
  }
  return match;
}

function reviewOf({ bots, manifest }: CatalogEntry, match: Match): Review {
  const isCooperative = manifest.card.cooperative === true;
  const steps = reviewMatch({ match, bots, isCooperative, seed: 'reviews', budget: BUDGET });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Returns the review of one action from a state. */
function reviewFrom(entry: CatalogEntry, origin: Match, state: object, seat: Seat, action: object): Review {
  const { options, mode, dice, seats, brought } = origin.header;
  const start = { seq: origin.seq, state: StateRecord.parse(state) };
  const shared = { options, mode, dice, seats: [...seats], ...(brought && { brought }) };
  const match = Match.create(entry.game, { ...shared, seed: 'later', origin: start });
  const result = match.apply(seat, action);
  if (!result.ok) throw new Error(result.refusal.code);
  return reviewOf(entry, match);
}

describe.each(reviewed.map((entry) => [entry.game.id, entry] as const))('review of %s', (_id, entry) => {
  test('adds luck, decisions and outside changes up to the difference between end and start', () => {
    const { points, ledgers, outside, sides } = reviewOf(entry, randomMatch(entry, 'sums', ACTIONS));
    for (const side of nonEmpty([...sides.keys()])) {
      const parts = ledgers.flatMap(({ luck, decisions }) => [luck[side] ?? 0, decisions[side] ?? 0]);
      const sum = parts.reduce((all, part) => all + part, outside[side] ?? 0);
      expect(sum).toBe((points.at(-1)?.value[side] ?? 0) - (points[0]?.value[side] ?? 0));
    }
  });

  test('judges a decision alike in two worlds that its seat cannot tell apart', () => {
    const { game } = entry;
    let different = 0;
    for (let i = 0; i < WORLDS; i++) {
      const match = randomMatch(entry, `world ${i}`, i * 5);
      const [decision] = match.decisions;
      if (!decision) continue;
      const { seat } = decision;
      const action = fastChance(i).pick(match.legal(seat));
      const other = game.determinize(match.view(seat), seat, fastChance(`other ${i}`));
      if (JSON.stringify(other) !== JSON.stringify(match.state)) different++;
      const [here, there] = [match.state, other].map((state) => reviewFrom(entry, match, state, seat, action));
      expect(there?.steps[0]?.judgement).toEqual(here?.steps[0]?.judgement);
      expect(there?.steps[0]?.decision).toEqual(here?.steps[0]?.decision);
    }
    if (game.hidesSomething) expect(different).toBeGreaterThan(0);
    expect.hasAssertions();
  });
});
