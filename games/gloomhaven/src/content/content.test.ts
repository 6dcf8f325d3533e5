import { fileURLToPath } from 'node:url';
import { compileFormula, formatProblem } from '@tessera/rules';
import { nonEmpty } from '@tessera/testkit';
import { packFaults, packFilesIn } from '@tessera/testkit/files';
import { describe, expect, test } from 'vitest';
import { lacksCards } from '../modifierDeck/deck.ts';
import { factScope, noFacts } from '../vocabulary/facts.ts';
import { ITEM_SLOTS } from '../vocabulary/vocabulary.ts';
import { baseFiles } from './files.ts';
import { gloomhavenKinds } from './kinds.ts';
import { loadContent, readContent } from './load.ts';
import { editorSchemas } from './schemas.ts';

const folder = fileURLToPath(new URL('../../content/base', import.meta.url));

const { content } = loadContent();
const all = <Kind extends keyof typeof content>(kind: Kind) => [...content[kind].values()];

describe('content pack', () => {
  test('the content pack loads from its files without a warning', () => {
    const result = readContent(packFilesIn(folder));
    expect(result.problems.map(formatProblem)).toEqual([]);
  });

  test('the content pack is complete, and every file links to an up-to-date editor schema', () => {
    expect(packFaults({ folder, imported: baseFiles, schemas: editorSchemas() })).toEqual([]);
  });

  test('the content pack is deeply frozen', () => {
    const isFrozen = (value: unknown): boolean =>
      typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));
    for (const kind of ['card', 'monster', 'scenario', 'item'] as const) expect(all(kind).every(isFrozen)).toBe(true);
  });
});

describe('amount of content', () => {
  test('the content has the expected number of records per kind', () => {
    const sizes = Object.fromEntries(Object.keys(gloomhavenKinds).map((kind) => [kind, sizeOf(kind)]));
    expect(sizes).toEqual({
      achievement: 49,
      'battle-goal': 24,
      'campaign-tables': 1,
      card: 495,
      class: 17,
      envelope: 4,
      event: 150,
      item: 133,
      level: 8,
      location: 95,
      milestone: 20,
      'modifier-card': 61,
      'modifier-deck': 1,
      monster: 60,
      'monster-deck': 30,
      'personal-quest': 24,
      scenario: 93,
      tile: 63,
      treasure: 75,
    });
  });

  test('every monster is ordinary, a variant, a boss with the boss deck, or named', () => {
    const of = (rank: string) => all('monster').filter((monster) => monster.rank === rank);
    const variants = of('ordinary').filter(({ variantOf }) => variantOf !== undefined);
    expect([of('ordinary').length - variants.length, variants.length, of('boss').length, of('named').length]).toEqual([
      34, 3, 14, 9,
    ]);
    expect(of('boss').every(({ deck, specials }) => deck === 'boss' && specials.length === 2)).toBe(true);
  });

  test('a deck of monster cards has eight different cards', () => {
    const decks = all('monster-deck').map(({ cards }) => cards);
    expect(decks.flat()).toHaveLength(240);
    expect(decks.every((cards) => cards.length === 8 && new Set(cards.map(({ id }) => id)).size === 8)).toBe(true);
  });

  test('a class has cards of level 1, X and two per level from 2 to 9, plus two that the Sawbones hands out', () => {
    const table = all('class').map(({ id }) => {
      const cards = all('card').filter((card) => card.class === id);
      const count = (level: number | 'X') => cards.filter((card) => card.level === level).length;
      return [id, cards.length, count(1), count('X'), [2, 3, 4, 5, 6, 7, 8, 9].map(count).join('')];
    });
    expect(table).toEqual([
      ['angry-face', 31, 12, 3, '22222222'],
      ['brute', 29, 10, 3, '22222222'],
      ['circles', 28, 9, 3, '22222222'],
      ['cragheart', 30, 11, 3, '22222222'],
      ['eclipse', 28, 9, 3, '22222222'],
      ['lightning', 29, 10, 3, '22222222'],
      ['mindthief', 29, 10, 3, '22222222'],
      ['music-note', 28, 9, 3, '22222222'],
      ['saw', 31, 10, 3, '22222222'],
      ['scoundrel', 28, 9, 3, '22222222'],
      ['spellweaver', 27, 8, 3, '22222222'],
      ['squidface', 30, 11, 3, '22222222'],
      ['sun', 30, 11, 3, '22222222'],
      ['three-spears', 28, 9, 3, '22222222'],
      ['tinkerer', 31, 12, 3, '22222222'],
      ['triangles', 29, 10, 3, '22222222'],
      ['two-mini', 29, 10, 3, '22222222'],
    ]);
  });

  test('items match the reference by copies, slot and origin', () => {
    const items = all('item');
    const count = (is: (item: (typeof items)[number]) => boolean) => items.filter(is).length;
    expect(items.reduce((sum, { copies }) => sum + copies, 0)).toBe(253);
    expect(new Set(items.map(({ number }) => number)).size).toBe(133);
    expect(items.every(({ name, price }) => name.length > 0 && price >= 0)).toBe(true);
    expect(new Set(items.map(({ slot }) => slot))).toEqual(new Set(ITEM_SLOTS));
    expect(count(({ source }) => typeof source === 'object')).toBe(70);
    expect(count(({ source }) => source === 'random-design')).toBe(25);
    expect(items.filter(({ minusOne }) => minusOne).map(({ number, minusOne }) => [number, minusOne])).toEqual(
      expect.arrayContaining([
        [3, 2],
        [23, 3],
        [44, 4],
        [65, 5],
      ]),
    );
  });

  test('perks fill fifteen boxes, and no class removes more cards than its deck has', () => {
    for (const { id, perks } of nonEmpty(all('class'))) {
      expect(perks.reduce((sum, { times }) => sum + times, 0)).toBe(15);
      const taken = perks.map(() => 0);
      for (const [perk, { times }] of perks.entries()) {
        for (let n = 0; n < times; n++) {
          expect([id, perk, lacksCards(id, taken, perk)]).toEqual([id, perk, false]);
          taken[perk]! += 1;
        }
      }
    }
  });

  test('treasures 1 to 75 exist once, and each treasure lies in one scenario only', () => {
    expect(
      all('treasure')
        .map(({ number }) => number)
        .toSorted((a, b) => a - b),
    ).toEqual(Array.from({ length: 75 }, (_, i) => i + 1));
    const found = all('scenario').flatMap(({ overlays }) =>
      overlays.flatMap((overlay) => (overlay.type === 'treasure' ? [overlay.treasure] : [])),
    );
    expect(new Set(found).size).toBe(found.length);
    expect(found).toHaveLength(75);
  });
});

function sizeOf(kind: string): number {
  return Object.entries(content).find(([name]) => name === kind)?.[1].size ?? 0;
}

describe('tables of the rules', () => {
  test('scenario levels match the table (R 2.5)', () => {
    const rows = all('level').map((row) => [
      row.level,
      row.monsterLevel,
      row.goldPerToken,
      row.trapDamage,
      row.hazardDamage,
      row.bonusXp,
    ]);
    expect(rows).toEqual([
      [0, 0, 2, 2, 1, 4],
      [1, 1, 2, 3, 1, 6],
      [2, 2, 3, 4, 2, 8],
      [3, 3, 3, 5, 2, 10],
      [4, 4, 4, 6, 3, 12],
      [5, 5, 4, 7, 3, 14],
      [6, 6, 5, 8, 4, 16],
      [7, 7, 6, 9, 4, 18],
    ]);
  });

  test('the standard deck has 20 cards, of which null and 2x trigger a shuffle (R 7.4)', () => {
    const { cards } = content['modifier-deck'].get('standard')!;
    expect(cards.reduce((sum, { count }) => sum + count, 0)).toBe(20);
    const shuffling = cards.filter(({ card }) => content['modifier-card'].get(card)?.reshuffle);
    expect(shuffling.map(({ card }) => card)).toEqual(['double', 'null']);
    const leaving = all('modifier-card').filter(({ leaves }) => leaves);
    expect(leaving.map(({ id, value, reshuffle }) => [id, value, reshuffle])).toEqual([
      ['bless', 'double', false],
      ['curse', 'null', false],
    ]);
  });

  test('the boss deck matches the rules (R 13.11)', () => {
    const cards = content['monster-deck'].get('boss')!.cards;
    expect(cards.map(({ initiative }) => initiative).toSorted((a, b) => a - b)).toEqual([
      11, 14, 17, 36, 52, 73, 79, 85,
    ]);
    expect(cards.filter(({ shuffle }) => shuffle).map(({ initiative }) => initiative)).toEqual([17, 85]);
  });

  test('hit points of a boss are a formula of the number of characters (R 13.11)', () => {
    const { levels } = content.monster.get('bandit-commander')!;
    if (!('boss' in levels)) throw new Error('the commander is a boss');
    const hitPoints = levels.boss[0]!.hitPoints;
    if (typeof hitPoints === 'object') throw new Error('a formula was expected');
    const facts = { ...noFacts, characters: 3 };
    expect(compileFormula(hitPoints, factScope).evaluate(facts)).toBe(24);
  });

  test('no rank of a monster has fewer hit points at a higher level', () => {
    const facts = { ...noFacts, characters: 2 };
    for (const { id, levels } of nonEmpty(all('monster'))) {
      for (const rows of nonEmpty(Object.values(levels))) {
        const points = rows.map(({ hitPoints }) =>
          typeof hitPoints === 'object' ? Number.NaN : compileFormula(hitPoints, factScope).evaluate(facts),
        );
        const grows = points.every((value, i) => value >= (points[i - 1] ?? 1) - 3);
        expect([id, points.length, grows]).toEqual([id, 8, true]);
      }
    }
  });
});
