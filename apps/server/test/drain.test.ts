import { performance } from 'node:perf_hooks';
import { nonEmpty } from '@tessera/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFailed } from 'vitest';
import { freePort } from './support/balancer.ts';
import { Guest } from './support/guest.ts';
import { PlayingPair } from './support/playingPair.ts';
import { ServerProcess } from './support/serverProcess.ts';

// A server is stopped and replaced on its port while people play with the client of the browser.

const PAIRS = 4;
/** Longest wait of an acting client after SIGTERM; if the replacement starts slowly, in addition to its start. */
const TARGET_MS = 2000;
const LONGER_MS = 1000;
const IS_LONG = process.env.LONG_TESTS !== undefined;

describe('a server that is replaced on its port', () => {
  let server: ServerProcess;
  const pairs: PlayingPair[] = [];

  beforeAll(async () => {
    const port = String(await freePort());
    server = await ServerProcess.start({ TESSERA_PORT: port, TESSERA_GAMES: 'gomoku' });
    for (let i = 0; i < PAIRS; i++) {
      const guests = [await Guest.visit(server.url), await Guest.visit(server.url)] as const;
      pairs.push(await PlayingPair.meet(guests, [server.url, server.url]));
    }
    for (const pair of pairs) pair.start();
    await Promise.all(pairs.map((pair) => pair.goesOn(5)));
  });

  beforeEach(() => {
    onTestFailed(() => console.log(server.lines.join('\n')));
  });

  afterAll(async () => {
    await Promise.all(pairs.map((pair) => pair.stop()));
    await server?.stop();
  });

  it.each(['SIGKILL', 'SIGTERM'] as const)('a replaced server continues every match after %s', async (signal) => {
    for (const pair of pairs) pair.mark();
    const start = performance.now();
    await (signal === 'SIGTERM' ? server.terminate() : server.kill());
    const ended = performance.now();
    await server.resume();
    const started = performance.now();
    await Promise.all(pairs.map((pair) => pair.goesOn(5)));
    const longest = Math.max(...pairs.map((pair) => pair.longest));
    console.log(
      `${signal}: ended after ${ms(ended - start)}, replaced after ${ms(started - ended)}, longest wait of an acting client ${ms(longest)}`,
    );
    const targetMs = Math.max(TARGET_MS, started - start + LONGER_MS);
    if (IS_LONG && signal === 'SIGTERM') expect(longest).toBeLessThan(targetMs);
    for (const pair of nonEmpty(pairs)) expect(pair.refusals).toEqual([]);
  });

  it('a replaced server keeps every acknowledged action once', async () => {
    for (const pair of nonEmpty(pairs)) expect(await pair.stop()).toBe(pair.acknowledged);
  });
});

function ms(duration: number): string {
  return `${Math.round(duration)} ms`;
}
