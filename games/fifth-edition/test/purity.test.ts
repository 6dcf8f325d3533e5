import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { evaluateCharacter } from '../src/index.ts';
import { bytesOf } from './bytesOf.ts';
import { rulebookOf } from './content.ts';
import { SNAPSHOTS } from './snapshots.ts';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

describe('engine', () => {
  test('engine uses no clock, randomness, disk, network, DOM or generated code', () => {
    const forbidden =
      /\b(?:Date|performance|fetch|window|document|process|eval|Function|setTimeout|Math\.random)\b\s*[.(]|'node:/;
    const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
    const own = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    expect(own.filter((file) => forbidden.test(readFileSync(join(SRC, file), 'utf8')))).toEqual([]);
  });

  test.each(['C3', 'C6', 'C7'])('evaluateCharacter gives the same bytes for %s with any order of keys', (id) => {
    const record = SNAPSHOTS[id]!();
    const rulebook = rulebookOf(record.edition);
    const turned = {
      ...reversed(record),
      choices: reversed(record.choices),
      baseAbilities: reversed(record.baseAbilities),
    };
    expect(bytesOf(evaluateCharacter(turned, rulebook))).toBe(bytesOf(evaluateCharacter(record, rulebook)));
  });
});

/** Returns a copy with the entries in reverse order. */
function reversed<T extends object>(value: T): T {
  const turned = Object.fromEntries(Object.entries(value).reverse());
  return Object.assign(turned, value);
}
