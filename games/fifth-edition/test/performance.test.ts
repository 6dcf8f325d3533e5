import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { evaluationOf } from '../src/evaluateCharacter.ts';
import { compileValue } from '../src/formulas.ts';
import { EDITIONS, editionFiles, evaluateCharacter } from '../src/index.ts';
import { predicates } from '../src/predicates.ts';
import { rulebookOf } from './content.ts';
import { SNAPSHOTS } from './snapshots.ts';

// The bounds of the specification, which are wide enough to hold on a busy machine; bench/fifth-edition measures against
// those we have set ourselves.
const EVALUATIONS = 1000;
const QUESTIONS = 20_000;
const MEGABYTE = 1024 * 1024;

const record = SNAPSHOTS.C6!();
const rulebook = rulebookOf('2014');
const sheet = evaluateCharacter(record, rulebook);

/** Measured enough once so many milliseconds are spent: what is far too slow need not be run to the end. */
const ENOUGH = 5000;

/** Milliseconds of processor time that one call takes. */
function millisecondsOf(run: () => unknown, times: number): number {
  const before = process.cpuUsage();
  let count = 0;
  let spent = 0;
  while (count < times && spent < ENOUGH) {
    run();
    count++;
    const { user, system } = process.cpuUsage(before);
    spent = (user + system) / 1000;
  }
  return spent / count;
}

describe('how long it takes', () => {
  const whole = millisecondsOf(() => evaluateCharacter(record, rulebook), EVALUATIONS);
  const facts = evaluationOf(sheet)?.evaluation.facts;
  if (facts === undefined) throw new Error('the sheet was not worked out here');

  test('147. a thousand evaluations of C6 take far less than 50 ms each', () => {
    expect(whole).toBeLessThan(50);
  });

  test('an effect takes far less than a millisecond', () => {
    expect(sheet.provenance.length).toBeGreaterThan(50);
    expect(whole / sheet.provenance.length).toBeLessThan(1);
  });

  test('a predicate takes far less than 0.1 ms', () => {
    const gate = predicates.compile([
      { type: 'levelAtLeast', value: 5 },
      { type: 'wearingArmor', category: 'heavy' },
    ]);
    expect(millisecondsOf(() => gate.test(facts), QUESTIONS)).toBeLessThan(0.1);
  });

  test('a formula takes far less than 0.5 ms', () => {
    const formula = compileValue('8 + @proficiencyBonus + @abilities.CHA.modifier');
    expect(millisecondsOf(() => formula.evaluate(facts), QUESTIONS)).toBeLessThan(0.5);
  });
});

test.each(EDITIONS)('the content of an edition is below a megabyte, compressed: %s', async (edition) => {
  const text = (await editionFiles(edition)).map((file) => file.text).join('\n');
  expect(gzipSync(text).length).toBeLessThan(MEGABYTE);
});
