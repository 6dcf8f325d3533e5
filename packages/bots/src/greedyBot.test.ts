import { cloneJson } from '@tessera/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask } from '../test/ask.ts';
import { guess } from '../test/guess.ts';
import { nim } from '../test/nim.ts';
import { sprint } from '../test/sprint.ts';
import { greedyBot } from './greedyBot.ts';

const ENOUGH = { iterations: 100 };

describe('greedyBot', () => {
  const leavesFour = greedyBot(nim, { evaluate: ({ heap }) => (heap % 4 === 0 ? 0.9 : 0.1) });

  it('plays the move with the best evaluation', () => {
    for (const heap of [5, 6, 7, 17, 18, 19]) {
      expect(leavesFour.choose(ask(nim, { heap, turn: 1 }, 1, ENOUGH))).toEqual({ take: heap % 4 });
    }
  });

  it('prefers a won match to any evaluation', () => {
    const lovesTwo = greedyBot(nim, { evaluate: ({ heap }) => (heap === 2 ? 0.99 : 0) });
    expect(lovesTwo.choose(ask(nim, { heap: 3, turn: 0 }, 0, ENOUGH))).toEqual({ take: 3 });
  });

  it('breaks ties with its own generator', () => {
    const indifferent = greedyBot(nim, { evaluate: () => 0.5 });
    const seen = new Set<number>();
    for (let i = 0; i < 40; i++) {
      seen.add(indifferent.choose(ask(nim, { heap: 9, turn: 0 }, 0, ENOUGH, `${i}`)).take);
    }
    expect(seen).toEqual(new Set([1, 2, 3]));
  });

  it('averages over hidden information', () => {
    const bot = greedyBot(guess, { evaluate: () => 0.5, samples: 200 });
    const unlucky = { players: [{ card: 7 }, { card: 8 }], said: null };
    expect(bot.choose(ask(guess, unlucky, 0, { iterations: 1000 }))).toEqual({ say: 'higher' });
  });

  it('averages over dice', () => {
    const bot = greedyBot(sprint, { evaluate: ({ at }, seat) => (at[seat] ?? 0) / 12, samples: 300 });
    // A leap is worth 6/6 = 1 step on average, as much as a walk; from 11 only a walk is sure to win.
    expect(bot.choose(ask(sprint, { at: [11, 0], turn: 0, steps: 3 }, 0, { iterations: 1000 }))).toEqual({
      type: 'walk',
    });
  });

  it('evaluates every move once even without time', () => {
    let looks = 0;
    const evaluate = () => {
      looks++;
      return 0.5;
    };
    greedyBot(nim, { evaluate }).choose(ask(nim, { heap: 9, turn: 0 }, 0, { iterations: 1 }));
    expect(looks).toBe(3);
  });

  it('evaluates again while there is time, if anything is uncertain', () => {
    let looks = 0;
    const evaluate = () => {
      looks++;
      return 0.5;
    };
    const state = { at: [0, 0], turn: 0, steps: 3 };
    greedyBot(sprint, { evaluate }).choose(ask(sprint, state, 0, { iterations: 1000 }));
    expect(looks).toBe(16);
    looks = 0;
    greedyBot(sprint, { evaluate }).choose(ask(sprint, state, 0, { iterations: 5 }));
    expect(looks).toBe(5);
  });

  it('compares plans by their final states', () => {
    const candidates = () => [[{ type: 'walk' as const }], [{ type: 'walk' as const }, { type: 'walk' as const }]];
    let furthest = 0;
    const evaluate = ({ at }: { at: number[] }) => {
      furthest = Math.max(furthest, at[0] ?? 0);
      return 0.5;
    };
    greedyBot(sprint, { evaluate, candidates }).choose(ask(sprint, { at: [0, 0], turn: 0, steps: 3 }, 0, ENOUGH));
    expect(furthest).toBe(2);
  });

  it('never plays an illegal action and does not modify the view', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.string(), (heap, seed) => {
        const state = { heap, turn: 0 };
        const before = cloneJson(state);
        const question = ask(nim, state, 0, ENOUGH, seed);
        expect(question.legal).toContain(leavesFour.choose(question));
        expect(state).toEqual(before);
      }),
    );
  });
});
