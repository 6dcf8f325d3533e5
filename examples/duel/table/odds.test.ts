import { duel, quarries, type View } from '@tessera/duel';
import { fastChance, Match } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { attackOdds, focusSteps } from './odds.ts';
import { beatsOf, blowOf, viewDuring } from './story.ts';

/** Plays a random match to its end, seen from the first seat, view by view. */
function played(seed: string) {
  const match = Match.create(duel, { seats: 2, seed, dice: 'fast' });
  const chance = fastChance(seed);
  const views: View[] = [match.view(0)];
  while (match.decisions[0]) {
    match.apply(match.decisions[0].seat, chance.pick(match.legal(match.decisions[0].seat)));
    views.push(match.view(0));
  }
  return { match, views };
}

const { match, views } = played('duel of bots');

describe('attack odds', () => {
  test('count every remaining card, and those that fell the target', () => {
    for (const view of views) {
      const { outcomes, cards, felling } = attackOdds(view, 'heroes', 3, 2);
      expect(outcomes.reduce((sum, { count }) => sum + count, 0)).toBe(cards);
      expect(felling).toBeLessThanOrEqual(cards);
      expect(cards).toBe(10 - view.decks.heroes.drawn.length || 10);
    }
  });

  test('agree with the preview of the rules', () => {
    const start = views[0]!;
    const fresh = attackOdds(start, 'heroes', 3, 2, 3);
    expect(fresh.felling).toBe(7);
    expect(fresh.mean).toBeCloseTo((0 + 2 * 2 + 4 * 3 + 2 * 4 + 6) / 10);
  });
});

test('the deciding rule of a focus is the one by which the first two heroes differ', () => {
  let decided = 0;
  for (const view of views) {
    for (const monster of [2, 3]) {
      const steps = focusSteps(view, monster);
      const [first, second] = quarries(view, monster);
      if (!first || !second || view.figures[monster]!.hp === 0) continue;
      const rule = steps.find(({ state }) => state === 'decided');
      if (!rule) continue;
      decided++;
      expect(first[rule.criterion]).not.toBe(second[rule.criterion]);
      for (const { criterion, state } of steps) if (state === 'tied') expect(first[criterion]).toBe(second[criterion]);
    }
  }
  expect(decided).toBeGreaterThan(10);
});

test('during an animated entry every figure matches the events told so far, and at its end the final state', () => {
  let blows = 0;
  views.slice(1).forEach((after, i) => {
    const events = match.events(i).map(({ event }) => event);
    const entry = { seq: i + 1, at: 0, kind: 'act' as const, events };
    const before = views[i]!;
    for (const beat of beatsOf(events)) expect(beat.length).toBeGreaterThan(0);
    expect(viewDuring(before, after, []).figures).toEqual(before.figures);
    const end = viewDuring(before, after, events);
    expect(end.figures.map(({ cell, hp }) => [cell, hp])).toEqual(after.figures.map(({ cell, hp }) => [cell, hp]));
    if (blowOf([entry])) blows++;
  });
  expect(blows).toBeGreaterThan(3);
});
