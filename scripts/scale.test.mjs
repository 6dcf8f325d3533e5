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

test('the simulated utilization equals the arithmetic one', () => {
  const { actionsPerSecond, nodeUse, databaseUse } = simulate(FIGURES, PLAN);
  expect(actionsPerSecond).toBe(2000);
  // 2,000 actions of 0.2 ms on four cores of each kind: a tenth, and a little more on larger shards.
  expect(nodeUse).toBeGreaterThan(0.09);
  expect(nodeUse).toBeLessThan(0.14);
  expect(databaseUse).toBeGreaterThan(0.09);
  expect(databaseUse).toBeLessThan(0.14);
});

test('every answer waits for a flush, and slower flushes share more entries', () => {
  const quick = simulate(FIGURES, PLAN);
  const slow = simulate(FIGURES, { ...PLAN, flushMs: 20 });
  expect(quick.wait.p50).toBeGreaterThan(2);
  expect(slow.wait.p50).toBeGreaterThan(20);
  expect(slow.entriesPerCommit).toBeGreaterThan(2 * quick.entriesPerCommit);
  // Each of eight threads commits at most once per flush of the disk.
  expect(slow.commitsPerSecond).toBeLessThan(8 * 50);
});

test('waiting times grow without bound when the load exceeds the cores', () => {
  const { nodeUse, wait } = simulate({ ...FIGURES, nodeMs: 3 }, PLAN);
  expect(nodeUse).toBeGreaterThan(1);
  expect(wait.p99).toBeGreaterThan(500);
});

test('after the death of a node its players wait little longer than the lease, and other players do not wait', () => {
  const { wait, waitAfterDeath } = simulate(FIGURES, { ...PLAN, deathAtSecond: 1.5 });
  expect(wait.longest).toBeLessThan(100);
  expect(waitAfterDeath.p50).toBeLessThan(50);
  expect(waitAfterDeath.longest).toBeGreaterThan(400);
  expect(waitAfterDeath.longest).toBeLessThan(2000);
});

test('the same seed gives the same figures', () => {
  expect(simulate(FIGURES, PLAN)).toEqual(simulate(FIGURES, PLAN));
});
