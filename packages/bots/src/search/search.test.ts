import { begin, cloneJson, fastChance, type Game, silent } from '@tessera/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask } from '../../test/ask.ts';
import { guess } from '../../test/guess.ts';
import { nim } from '../../test/nim.ts';
import { pennies } from '../../test/pennies.ts';
import { sprint } from '../../test/sprint.ts';
import { ticTacToe } from '../../test/ticTacToe.ts';
import { tricks } from '../../test/tricks.ts';
import { mctsBot } from '../mctsBot.ts';
import { playSeries } from '../playSeries.ts';
import { search } from './search.ts';

const now = () => 0;

describe('search quality', () => {
  it('leaves a multiple of four at nim whenever it can', () => {
    for (const heap of [1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15]) {
      const { action } = search(nim, ask(nim, { heap, turn: 0 }, 0, { iterations: 3000 }));
      expect(action, `heap ${heap}`).toEqual({ take: heap % 4 });
    }
  });

  it('never loses at tic-tac-toe to a random player', () => {
    const series = { bots: ['mcts', 'random'], matches: 200, seed: 'tic', budget: { iterations: 400 } };
    const [mcts] = playSeries({ game: ticTacToe }, series, { now }).bots;
    expect(mcts?.losses).toBe(0);
    expect(mcts?.winRate).toBeGreaterThan(0.85);
  });

  it('takes the best odds when dice decide', () => {
    // Seat 1 wins with its next walk. Only a leap can still help, then only a walk is sure.
    const behind = { at: [6, 11], turn: 0, steps: 1 };
    expect(search(sprint, ask(sprint, behind, 0, { iterations: 500 })).action).toEqual({ type: 'leap' });
    const near = { at: [11, 11], turn: 0, steps: 1 };
    expect(search(sprint, ask(sprint, near, 0, { iterations: 500 })).action).toEqual({ type: 'walk' });
  });

  it('beats random play at a game with hidden hands', () => {
    const series = { bots: ['mcts', 'random'], matches: 200, seed: 'tricks', budget: { iterations: 200 } };
    const [mcts] = playSeries({ game: tricks }, series, { now }).bots;
    expect(mcts?.ci95[0]).toBeGreaterThan(0.5);
  });
});

describe('search and hidden information', () => {
  it('guesses by its own card, not by the hidden one', () => {
    for (const card of [0, 1, 2, 6, 7, 8]) {
      for (const other of [0, 4, 8]) {
        if (other === card) continue;
        const world = { players: [{ card }, { card: other }], said: null };
        const { action, value } = search(guess, ask(guess, world, 0, { iterations: 2000 }));
        expect(action).toEqual({ say: card > 4 ? 'higher' : 'lower' });
        expect(value).toBeCloseTo(Math.max(card, 8 - card) / 8, 1);
      }
    }
  });

  it('gives the same answer in two states with the same view', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 5 }), (seed, steps) => {
        const { state, seat } = somewhere(tricks, seed, steps);
        const other = tricks.determinize(tricks.view(state, seat), seat, fastChance(`${seed} other`));
        expect(tricks.view(other, seat)).toEqual(tricks.view(state, seat));
        const budget = { iterations: 50 };
        expect(search(tricks, ask(tricks, other, seat, budget))).toEqual(
          search(tricks, ask(tricks, state, seat, budget)),
        );
      }),
      { numRuns: 100 },
    );
  });
});

describe('search with simultaneous decisions', () => {
  const start = begin(pennies, { rule: 'even' }, 2, { chance: fastChance('start'), log: silent });

  it('plays both sides of a penny equally often', () => {
    const chance = fastChance('pennies');
    let heads = 0;
    for (let i = 0; i < 400; i++) {
      if (search(pennies, ask(pennies, start, i % 2, { iterations: 100 }, chance)).action.side === 'heads') heads++;
    }
    expect(heads).toBeGreaterThan(160);
    expect(heads).toBeLessThan(240);
  });

  it('visits both sides of a penny equally often', () => {
    const { alternatives, value } = search(pennies, ask(pennies, start, 0, { iterations: 5000 }));
    expect(alternatives).toHaveLength(2);
    expect(alternatives[1]?.playouts).toBeGreaterThan(2000);
    expect(value).toBeCloseTo(0.5, 1);
  });

  it('mixes moves unevenly when one side is better than the other', () => {
    const lopsided = { ...start, rule: 'lopsided' as const };
    for (const [seat, favourite, value] of [
      [0, 'heads', 2 / 3],
      [1, 'tails', 1 / 3],
    ] as const) {
      const found = search(pennies, ask(pennies, lopsided, seat, { iterations: 10_000 }));
      expect(found.alternatives[0]?.move).toEqual({ side: favourite });
      expect((found.alternatives[0]?.playouts ?? 0) / 10_000).toBeCloseTo(2 / 3, 1);
      expect(found.value).toBeCloseTo(value, 1);
    }
  });

  it('finds the single best answer to a fixed opponent', () => {
    const stubborn = { ...start, rule: 'stubborn' as const };
    for (let i = 0; i < 50; i++) {
      const { action } = search(pennies, ask(pennies, stubborn, 0, { iterations: 200 }, `${i}`));
      expect(action).toEqual({ side: 'tails' });
    }
  });
});

describe('search contract', () => {
  it('gives the same answer to the same question', () => {
    const question = () => ask(ticTacToe, somewhere(ticTacToe, 'same', 2).state, 0, { iterations: 500 }, 'seed');
    expect(search(ticTacToe, question())).toEqual(search(ticTacToe, question()));
  });

  it('runs the given number of playouts', () => {
    const { playouts, alternatives } = search(nim, ask(nim, { heap: 9, turn: 0 }, 0, { iterations: 77 }));
    expect(playouts).toBe(77);
    expect(alternatives.reduce((sum, { playouts }) => sum + playouts, 0)).toBe(77);
  });

  it('stops when the time is over', () => {
    let time = 0;
    const clock = () => time++;
    const { playouts } = search(nim, ask(nim, { heap: 9, turn: 0 }, 0, { ms: 50, now: clock }));
    expect(playouts).toBe(50);
  });

  it('does not modify the view', () => {
    const { state, seat } = somewhere(ticTacToe, 'view', 3);
    const before = cloneJson(state);
    search(ticTacToe, ask(ticTacToe, state, seat, { iterations: 200 }));
    expect(state).toEqual(before);
  });

  it('plays a legal action even if no sampled state offers it', () => {
    const legal = [{ side: 'heads' as const }, { side: 'heads' as const }];
    const start = begin(pennies, { rule: 'stubborn' }, 2, { chance: fastChance('start'), log: silent });
    const found = search(pennies, { ...ask(pennies, start, 1, { iterations: 10 }), legal });
    expect(found).toMatchObject({ action: { side: 'heads' }, alternatives: [] });
  });

  for (const game of [nim, ticTacToe, guess, tricks, pennies, sprint] as Game[]) {
    it(`never plays an illegal action at ${game.id}`, () => {
      const bot = mctsBot(game);
      fc.assert(
        fc.property(fc.string(), fc.nat(30), fc.integer({ min: 1, max: 20 }), (seed, steps, iterations) => {
          const { state, seat } = somewhere(game, seed, steps);
          const question = ask(game, state, seat, { iterations }, seed);
          expect(question.legal).toContain(bot.choose(question));
        }),
        { numRuns: 500 },
      );
    });
  }
});

describe('search heuristics', () => {
  it("evaluates a truncated playout with the game's evaluate", () => {
    const evaluate = ({ heap, turn }: { heap: number; turn: number }, seat: number) =>
      (heap % 4 === 0) === (turn !== seat) ? 1 : 0;
    const question = ask(nim, { heap: 401, turn: 0 }, 0, { iterations: 3 });
    const { action, value } = search(nim, question, { evaluate, rolloutDepth: 0 });
    expect(action).toEqual({ take: 1 });
    expect(value).toBe(1);
  });

  it('rejects an evaluation outside 0 to 1', () => {
    const question = ask(nim, { heap: 401, turn: 0 }, 0, { iterations: 30 });
    expect(() => search(nim, question, { evaluate: () => 7 })).toThrow(/nim, seat 0/);
  });

  it('searches only the candidates', () => {
    const question = ask(nim, { heap: 9, turn: 0 }, 0, { iterations: 50 });
    const { alternatives } = search(nim, question, { candidates: (_state, _seat, legal) => legal.slice(1) });
    expect(alternatives.map(({ move }) => move)).toEqual(expect.arrayContaining([{ take: 2 }, { take: 3 }]));
    expect(alternatives).toHaveLength(2);
  });

  it('searches all legal actions when there are no candidates', () => {
    const question = ask(nim, { heap: 9, turn: 0 }, 0, { iterations: 50 });
    expect(search(nim, question, { candidates: () => [] }).alternatives).toHaveLength(3);
  });

  it('searches plans and plays the first action of the best', () => {
    const plan = (...types: ('walk' | 'leap')[]) => types.map((type) => ({ type }));
    const plans = [plan('leap', 'walk', 'walk'), plan('walk', 'walk', 'walk'), plan('walk', 'walk', 'leap')];
    const question = ask(sprint, { at: [9, 11], turn: 0, steps: 3 }, 0, { iterations: 600 });
    const { action, alternatives, value } = search(sprint, question, { candidates: () => plans });
    expect(alternatives[0]?.move).toEqual(plan('walk', 'walk', 'walk'));
    expect(action).toBe(question.legal[0]);
    expect(value).toBe(1);
  });

  it('never plays an illegal candidate', () => {
    const question = ask(nim, { heap: 2, turn: 0 }, 0, { iterations: 50 });
    const { action } = search(nim, question, { candidates: () => [[{ take: 3 }], [{ take: 1 }]] });
    expect(action).toEqual({ take: 1 });
  });

  it("plays out with the game's rollout", () => {
    let asked = 0;
    const rollout = (state: { heap: number }) => {
      asked++;
      return { take: Math.max(1, Math.min(3, state.heap % 4)) };
    };
    const { action } = search(nim, ask(nim, { heap: 22, turn: 0 }, 0, { iterations: 40 }), { rollout });
    expect(asked).toBeGreaterThan(40);
    expect(action).toEqual({ take: 2 });
  });
});

/** Returns a state after some random actions, and a seat with a decision there. */
function somewhere<State extends object, Action extends object, Options extends object, View extends object>(
  game: Game<State, Action, Options, View>,
  seed: string,
  steps: number,
) {
  const chance = fastChance(seed);
  const state = begin(game, game.options.parse({}), game.seats.min, { chance, log: silent });
  for (let i = 0; i < steps; i++) {
    const { seat } = chance.pick(game.decisions(state));
    const after = cloneJson(state);
    game.play(after, seat, chance.pick(game.legal(after, seat)), { chance, log: silent });
    if (game.outcome(after)) break;
    Object.assign(state, after);
  }
  return { state, seat: chance.pick(game.decisions(state)).seat };
}
