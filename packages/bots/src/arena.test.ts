import { describe, expect, it } from 'vitest';
import { type ArenaSettings, arena } from './arena.ts';
import type { Progress } from './playSeries.ts';

const settings: ArenaSettings = {
  entry: new URL('../test/entry.mjs', import.meta.url).href,
  game: 'dash',
  bots: ['mcts', 'greedy', 'random'],
  matches: 30,
  seed: 'arena',
  budget: { iterations: 10 },
};

describe('arena', () => {
  it('gives the same result in one thread, in two, and in the current one', async () => {
    const reports = await Promise.all([0, 1, 2].map((workers) => arena({ ...settings, workers })));
    const [here, one, two] = reports.map((report) => ({ ...report, seconds: 0, actionsPerSecond: 0 }));
    expect(here?.matches).toBe(30);
    expect(one).toEqual(here);
    expect(two).toEqual(here);
  });

  it('uses the given options and clock', async () => {
    const report = await arena({ ...settings, options: { goal: 1 }, matches: 4, budget: { ms: 1 }, workers: 1 });
    expect(report.metrics.actions).toMatchObject({ min: 1 });
    expect(report.seconds).toBeGreaterThan(0);
  });

  it('reports every match as it ends', async () => {
    const steps: Progress[] = [];
    await arena({ ...settings, workers: 2, onProgress: (progress) => steps.push(progress) });
    expect(steps.map(({ done }) => done)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  });

  it('names the match and the seed when a bot throws in a thread', async () => {
    const failing = arena({ ...settings, bots: ['coward', 'random'], workers: 2 });
    await expect(failing).rejects.toMatchObject({
      code: 'match-failed',
      message: expect.stringMatching(/^I dare not \(match \d+, seed "arena \d+"\)$/),
      cause: { message: 'I dare not' },
    });
  });

  it('names the bot that plays an illegal action in a thread', async () => {
    const failing = arena({ ...settings, bots: ['cheat', 'random'], workers: 1 });
    await expect(failing).rejects.toThrow(/Chose \{"type":"fly"\} \(cheat in seat 0\) \(match 0/);
  });

  it('requires a whole number of threads', async () => {
    await expect(arena({ ...settings, workers: -1 })).rejects.toThrow('(workers -1)');
    await expect(arena({ ...settings, workers: 1.5 })).rejects.toThrow('(workers 1.5)');
  });

  it('reports an invalid entry module', async () => {
    await expect(arena({ ...settings, game: 'go' })).rejects.toThrow(/There is no game "go"/);
    await expect(arena({ ...settings, entry: 'node:path' })).rejects.toThrow(/does not export find/);
    await expect(arena({ ...settings, bots: ['nobody'] })).rejects.toThrow(/random, mcts, greedy, coward, cheat/);
  });
});
