import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nonEmpty } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { conditionKinds } from '../deck/condition.ts';
import { lastingKinds } from '../deck/lastingEffect.ts';
import { combatEffectKinds } from './combatEffect.ts';
import { effectKinds } from './effect.ts';
import { situationKinds } from './situation.ts';

// `README.md` lists the five files of a new kind, and `scripts/newKinds.test.mjs` follows it. These tests find every other file that
// names a kind.

const GAME = fileURLToPath(new URL('../../', import.meta.url));
const FAMILIES = [
  { registry: 'src/deck/condition.ts', folder: 'src/deck/conditions', kinds: Object.keys(conditionKinds) },
  { registry: 'src/cards/effect.ts', folder: 'src/cards/effects', kinds: Object.keys(effectKinds) },
  { registry: 'src/cards/situation.ts', folder: 'src/cards/situations', kinds: Object.keys(situationKinds) },
  { registry: 'src/cards/combatEffect.ts', folder: 'src/cards/combat', kinds: Object.keys(combatEffectKinds) },
];

/** Kinds whose name is also an event, a moment or a character. */
const WORDS_OF_RULES = ['extra-attack', 'hunt-draw', 'hunt-roll', 'hunt-tile', 'ring-bearers'];

function sourcesIn(folder: string): string[] {
  return readdirSync(`${GAME}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name));
}

const sources = ['src', 'bot', 'table', 'spec'].flatMap(sourcesIn);
const textOf = new Map(sources.map((name) => [name, readFileSync(`${GAME}${name}`, 'utf8')]));

describe('A new kind on a card', () => {
  test.each(FAMILIES)('each kind of $registry is declared in one file of $folder', ({ folder, kinds }) => {
    const files = sources.filter((name) => name.startsWith(`${folder}/`));
    for (const kind of nonEmpty(kinds)) {
      const declaring = files.filter((name) => new RegExp(`Schema\\('${kind}'`).test(textOf.get(name)!));
      expect([kind, declaring.length]).toEqual([kind, 1]);
    }
  });

  // Kinds with a hyphen are names of nothing else. A lasting effect is named by the rule that applies it as well.
  test.each(FAMILIES)('no file besides its own and $registry names a kind of it', ({ registry, folder, kinds }) => {
    const names = kinds.filter((kind) => kind.includes('-') && !WORDS_OF_RULES.includes(kind));
    const naming = nonEmpty(names).flatMap((kind) =>
      sources
        .filter(
          (name) => name !== registry && !name.startsWith(`${folder}/`) && textOf.get(name)!.includes(`'${kind}'`),
        )
        .map((name) => `${name} names ${kind}`),
    );
    expect(naming).toEqual([]);
  });

  test('the rules ask for every kind of lasting effect', () => {
    const rules = sources.filter((name) => name.startsWith('src/') && !name.startsWith('src/deck/lasting'));
    const isAsked = (kind: string) =>
      rules.some((name) => new RegExp(`[sS]tanding\\w*\\([^)]*'${kind}'|get\\('${kind}'\\)`).test(textOf.get(name)!));
    expect(Object.keys(lastingKinds).filter((kind) => !isAsked(kind))).toEqual([]);
  });
});
