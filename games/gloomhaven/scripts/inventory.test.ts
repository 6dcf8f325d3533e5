import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { takeInventory } from './inventory.mjs';
import { referenceFolder } from './reference.mjs';

const folder = referenceFolder();
const WHY_NOT = 'the reference is not beside the repository: nothing to count';

test('docs/gloomhaven-effects.md tells what is in the reference', ({ skip }) => {
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
});
