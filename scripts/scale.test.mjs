import { expect, test } from 'vitest';
import { simulate } from '../bench/scale/model.mjs';

const FIGURES = { nodeMs: 0.2, entryMs: 0.2, openMs: 1, leaseMs: 500 };
const PLAN = {
  matches: 20_000,
  actionEverySeconds: 10,
  seconds: 3,
  nodes: 4,
  databases: 2,
  coresPerNode: 1,
  coresPerDatabase: 2,
  threadsPerNode: 2,
  flushMs: 2,
};

test('what is used follows from what is asked, as arithmetic has it', () => {
  const { actionsPerSecond, nodeUse, databaseUse } = simulate(FIGURES, PLAN);
  expect(actionsPerSecond).toBe(2000);
  // 2,000 actions of 0.2 ms on four cores of each kind: a tenth, and a little more where shards are fuller.
  expect(nodeUse).toBeGreaterThan(0.09);
  expect(nodeUse).toBeLessThan(0.14);
  expect(databaseUse).toBeGreaterThan(0.09);
  expect(databaseUse).toBeLessThan(0.14);
});

test('nobody is answered before a flush, and where a flush takes longer more entries share it', () => {
  const quick = simulate(FIGURES, PLAN);
  const slow = simulate(FIGURES, { ...PLAN, flushMs: 20 });
  expect(quick.wait.p50).toBeGreaterThan(2);
  expect(slow.wait.p50).toBeGreaterThan(20);
  expect(slow.entriesPerCommit).toBeGreaterThan(2 * quick.entriesPerCommit);
  // Each of eight threads commits at most as often as its disk flushes.
  expect(slow.commitsPerSecond).toBeLessThan(8 * 50);
});

test('more than there are cores for waits longer and longer', () => {
  const { nodeUse, wait } = simulate({ ...FIGURES, nodeMs: 3 }, PLAN);
  expect(nodeUse).toBeGreaterThan(1);
  expect(wait.p99).toBeGreaterThan(500);
});

test('when a node dies, nobody waits much longer than its lease, and those of the other nodes do not wait for it', () => {
  const { wait, waitAfterDeath } = simulate(FIGURES, { ...PLAN, deathAtSecond: 1.5 });
  expect(wait.longest).toBeLessThan(100);
  expect(waitAfterDeath.p50).toBeLessThan(50);
  expect(waitAfterDeath.longest).toBeGreaterThan(400);
  expect(waitAfterDeath.longest).toBeLessThan(2000);
});

test('the same seed gives the same figures', () => {
  expect(simulate(FIGURES, PLAN)).toEqual(simulate(FIGURES, PLAN));
});
