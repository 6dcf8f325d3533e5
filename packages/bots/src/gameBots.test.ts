import { describe, expect, it } from 'vitest';
import { ask } from '../test/ask.ts';
import { nim } from '../test/nim.ts';
import type { Bot } from './bot.ts';
import { botOf, botsOf, type GameBots, LEVELS, levelsOf } from './gameBots.ts';
import { odds } from './heuristics.ts';
import type { Playable } from './series.ts';

const mostBot: Bot<{ take: number }> = { name: 'most', choose: ({ legal }) => legal.at(-1) ?? { take: 1 } };
const evaluate = ({ heap }: { heap: number }) => (heap % 4 === 0 ? 1 : 0);

describe('botsOf', () => {
  it('returns random and mcts when the game configures nothing', () => {
    expect(Object.keys(botsOf(nim))).toEqual(['random', 'mcts']);
  });

  it("returns greedy and the game's own bots when the game defines evaluate", () => {
    const bots = botsOf(nim, { evaluate, bots: { most: mostBot } });
    expect(Object.keys(bots)).toEqual(['random', 'mcts', 'greedy', 'most']);
    const question = ask(nim, { heap: 6, turn: 0 }, 0, { iterations: 20 });
    expect(bots.most?.choose(question)).toEqual({ take: 3 });
    expect(bots.greedy?.choose(question)).toEqual({ take: 2 });
    expect(question.legal).toContain(bots.random?.choose(question));
  });

  it('botOf finds a bot by name, and its error lists the known ones', () => {
    expect(botOf(nim, {}, 'mcts').name).toBe('mcts');
    expect(() => botOf(nim, {}, 'greedy')).toThrow('nim has these bots: random, mcts (greedy)');
    expect(() => botOf(nim, {}, 'toString')).toThrow(/random, mcts/);
  });

  it('fits an untyped registry of games', () => {
    const shipped: GameBots<{ heap: number; turn: number }, { take: number }> = { evaluate, bots: { most: mostBot } };
    const registry: Playable[] = [{ game: nim, bots: shipped }];
    expect(registry[0]?.game.id).toBe('nim');
  });
});

describe('levelsOf', () => {
  it('refers to bots that the game has', () => {
    for (const shipped of [{}, { evaluate }]) {
      const levels = levelsOf(shipped);
      expect(Object.keys(levels)).toEqual([...LEVELS]);
      for (const level of LEVELS) expect(botsOf(nim, shipped)).toHaveProperty(levels[level].bot);
    }
  });

  it('uses the levels of the game', () => {
    const hard = { bot: 'greedy', budget: { iterations: 9 } };
    expect(levelsOf({ levels: { hard } }).hard).toBe(hard);
    expect(levelsOf({ levels: { hard } }).normal).toEqual(levelsOf().normal);
  });
});

describe('odds', () => {
  it('is 50 % without a lead, and 73 % with a lead of the scale', () => {
    expect(odds(0, 10)).toBe(0.5);
    expect(odds(10, 10)).toBeCloseTo(0.731, 3);
    expect(odds(-10, 10)).toBeCloseTo(0.269, 3);
    expect(odds(1e6, 1)).toBe(1);
    expect(odds(-1e6, 1)).toBe(0);
  });
});
