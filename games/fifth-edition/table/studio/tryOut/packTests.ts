import { evaluateCharacter, type Rulebook, sheetLines } from '@tessera/fifth-edition';
import type { PackTest } from '../../character/rulebooks.ts';
import { atLevel } from './tryOut.ts';

/** Result of a test. */
export type TestResult =
  | { readonly state: 'passed' }
  | { readonly state: 'failed'; readonly found: string }
  | { readonly state: 'not-run'; readonly why: 'no-rulebook' | 'no-such-place' };

/** Checks a test's expectation against the sheet: "at level 5 its armor class is 17". */
export function runTest(test: PackTest, rulebook: Rulebook | undefined): TestResult {
  if (rulebook === undefined) return { state: 'not-run', why: 'no-rulebook' };
  const sheet = evaluateCharacter(atLevel(test.character, test.level), rulebook);
  const line = sheetLines(sheet).get(test.path);
  if (line === undefined) return { state: 'not-run', why: 'no-such-place' };
  const found = Array.isArray(line.value) ? line.value.join(', ') : String(line.value);
  return found === String(test.expected) ? { state: 'passed' } : { state: 'failed', found };
}
