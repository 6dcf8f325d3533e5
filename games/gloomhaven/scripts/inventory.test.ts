import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACTION_TYPES } from '../src/modifiers/kind.ts';
import { modifierKinds } from '../src/modifiers/modifier.ts';
import { FACTS } from '../src/vocabulary/facts.ts';
import { predicates } from '../src/vocabulary/predicates.ts';
import { MOMENTS } from '../src/vocabulary/vocabulary.ts';
import { EFFECT_PARTS, FAMILY_PARTS } from './coverage.mjs';
import { takeInventory } from './inventory.mjs';
import { referenceFolder } from './reference.mjs';

const folder = referenceFolder();
const WHY_NOT = 'the reference is not beside the repository: nothing to count';

test('docs/gloomhaven-effects.md matches the reference', ({ skip }) => {
  if (folder === undefined) {
    console.log(`skipped: ${WHY_NOT}`);
    skip(WHY_NOT);
    return;
  }
  const { totals, effects, conditions, families } = takeInventory(`${folder}/data`);
  expect(totals).toEqual({
    classes: 17,
    cards: 495,
    halves: 990,
    'monster decks': 30,
    'monster cards': 240,
    items: 133,
    scenarios: 95,
  });
  const page = readFileSync(new URL('../../../docs/gloomhaven-effects.md', import.meta.url), 'utf8');
  for (const [name, row] of [...effects.slice(0, 5), ...conditions.slice(0, 5), ...families.slice(0, 5)]) {
    const counts = ['halves', 'monster cards', 'items'].map((source) => row[source] ?? '');
    expect(page).toContain(`| ${name} | ${counts.join(' | ')} |`);
  }
  const covered = (names: readonly string[], parts: Readonly<Record<string, unknown>>) =>
    names.filter((name) => !(name in parts));
  expect(
    covered(
      effects.map(([name]) => name.split(' > ').at(-1) ?? name),
      EFFECT_PARTS,
    ),
  ).toEqual([]);
  expect(
    covered(
      families.map(([name]) => name),
      FAMILY_PARTS,
    ),
  ).toEqual([]);
});

test('every schema part that covers the inventory exists', () => {
  const known = new Set<string>([
    ...Object.keys(modifierKinds),
    ...ACTION_TYPES.map((type) => `action:${type}`),
    ...MOMENTS.map((moment) => `on:${moment}`),
    ...FACTS.map((fact) => `@${fact}`),
  ]);
  const isPredicate = (part: string) =>
    part.startsWith('if:') &&
    !predicates.schema.safeParse({ type: part.slice(3) }).error?.message.includes('PREDICATE');
  const parts = [...Object.values(EFFECT_PARTS), ...Object.values(FAMILY_PARTS)].flat();
  expect(parts.filter((part) => !known.has(part) && !isPredicate(part))).toEqual([]);
});
