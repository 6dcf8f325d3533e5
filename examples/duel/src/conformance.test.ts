import { fileURLToPath } from 'node:url';
import { conformance } from '@tessera/testkit';
import { checkPlaythroughFolder } from '@tessera/testkit/files';
import { describe, expect, test } from 'vitest';
import { de } from '../texts/de/index.ts';
import { en } from '../texts/en/index.ts';
import { duel } from './game.ts';
import { words } from './messageFormat.ts';
import type { State } from './state/state.ts';

describe('conformance of duel', () => {
  // Sturdy figures for long fights, frail ones for kills in the middle of other steps.
  const report = conformance(duel, {
    optionSets: [{}, { heroHp: 30, monsterHp: 12 }, { heroHp: 6, monsterHp: 2 }],
    texts: { words, bundles: { en, de } },
    editing: { isPossible: hasEveryCardOnce },
  });

  test('plays at least ten thousand random actions', () => {
    expect(report.actions).toBeGreaterThanOrEqual(10_000);
  });

  test.each(report.laws)('$law: $says', ({ checked, failures }) => {
    expect(failures).toEqual([]);
    expect(checked).toBeGreaterThan(0);
  });
});

function hasEveryCardOnce({ heroes }: State): boolean {
  const cards = heroes.flatMap(({ hand, discard, lost, pick }) => [...hand, ...discard, ...lost, pick ?? []].flat());
  return new Set(cards).size === cards.length;
}

test('the recorded playthroughs of duel still replay', () => {
  const checks = checkPlaythroughFolder(duel, fileURLToPath(new URL('../playthroughs', import.meta.url)));
  expect(checks.length).toBeGreaterThan(0);
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
});
