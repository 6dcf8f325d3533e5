import { expect, test } from 'vitest';
import { evaluateCharacter } from '../src/index.ts';
import { rulebookOf } from './content.ts';
import { SNAPSHOTS } from './snapshots.ts';

// Wide bounds that hold on a busy machine; bench/fifth-edition measures against the narrow ones.
const EVALUATIONS = 1000;
const MILLISECONDS = 50;

test('147. a thousand evaluations of C6 take far less than 50 ms each', () => {
  const record = SNAPSHOTS.C6!();
  const rulebook = rulebookOf('2014');
  const before = process.cpuUsage();
  for (let count = 0; count < EVALUATIONS; count++) evaluateCharacter(record, rulebook);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000 / EVALUATIONS).toBeLessThan(MILLISECONDS);
});
