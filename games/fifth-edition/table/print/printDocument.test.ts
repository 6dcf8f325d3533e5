import {
  blankRecord,
  CharacterRecord,
  descriptionKey,
  EDITIONS,
  type Edition,
  isBasic,
  loadDescriptions,
} from '@tessera/fifth-edition';
import { nonEmpty } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import veteran from '../../cases/characters/veteran.json' with { type: 'json' };
import { englishOf } from '../../test/english.ts';
import { translateIn } from '../../test/translators.ts';
import { openRulebook } from '../character/rulebooks.ts';
import { printDocument, restedSheet } from './printDocument.ts';
import { DEFAULT_OPTIONS, TEXTS } from './printOptions.ts';

const VETERAN = CharacterRecord.parse(veteran);

function fighter(edition: Edition): CharacterRecord {
  return {
    ...blankRecord({ id: 'mira', name: 'Mira', edition }),
    species: 'human',
    background: 'acolyte',
    levels: [{ class: 'fighter', hp: 'fixed' }],
    inventory: [{ instanceId: 'i1', item: 'chain-mail', equipped: true, attuned: false }],
    coins: { cp: 0, sp: 4, ep: 0, gp: 12, pp: 0 },
    details: { player: 'Ines', looks: 'Grey eyes.\nA scar.' },
  };
}

/** Returns a character of level 20 in the edition. */
function old(edition: Edition): CharacterRecord {
  return edition === '2024'
    ? VETERAN
    : { ...fighter(edition), levels: Array.from({ length: 20 }, () => ({ class: 'wizard', hp: 'fixed' as const })) };
}

async function printed(record: CharacterRecord, options: Partial<typeof DEFAULT_OPTIONS> = {}, language = 'en') {
  const { rulebook } = await openRulebook(record.edition, []);
  const sheet = restedSheet(record, rulebook);
  const t = translateIn(language);
  const descriptions = await loadDescriptions(record.edition);
  return {
    sheet,
    descriptions,
    document: printDocument({
      record,
      sheet,
      rulebook,
      options: { ...DEFAULT_OPTIONS, ...options },
      t,
      descriptions,
    }),
  };
}

describe.each(EDITIONS)('printDocument of %s', (edition) => {
  test.each([
    ['a fighter of level 1', fighter(edition)],
    ['somebody of level 20', old(edition)],
  ])('printDocument contains every name of %s', async (_, record) => {
    for (const text of nonEmpty(TEXTS)) {
      const { sheet, document } = await printed(record, { text });
      const paper = JSON.stringify(document);
      const names = [
        ...Object.values(sheet.skills).map(({ name }) => name),
        ...sheet.attacks.lines.map(({ name }) => name),
        ...sheet.features.filter((feature) => !isBasic(feature)).map(({ name }) => name),
        ...sheet.spellcasting.spells.map(({ name }) => name),
        ...Object.values(sheet.resources).map(({ name }) => englishOf(name)),
        ...sheet.inventory.map(({ name }) => name),
        ...sheet.proficiencies.languages.map(({ name }) => name),
        ...(text === 'short'
          ? sheet.features.filter((feature) => !isBasic(feature)).flatMap(({ summary = [] }) => summary)
          : []),
      ];
      expect(names.length).toBeGreaterThan(20);
      expect(names.filter((name) => !paper.includes(JSON.stringify(name).slice(1, -1)))).toEqual([]);
    }
  });
});

test('printDocument prints the save DC with its feature', async () => {
  const monk = {
    ...fighter('2014'),
    levels: Array.from({ length: 5 }, () => ({ class: 'monk', hp: 'fixed' as const })),
  };
  const { sheet, document } = await printed(monk, { text: 'full' });
  const dc = sheet.difficulties.find(({ feature }) => feature === 'stunning-strike')?.dc.value;
  expect(JSON.stringify(document)).toMatch(new RegExp(`"title":"Stunning Strike"[^}]*"text":"DC ${dc}[.] `));
});

test('restedSheet omits temporary effects, damage and conditions', async () => {
  const { sheet } = await printed(VETERAN);
  expect(VETERAN.active.length).toBeGreaterThan(0);
  expect(sheet.hitPoints.current).toBe(sheet.hitPoints.max.value);
  expect(sheet.ac.parts.map(({ label }) => label)).not.toContain('Haste');
});

test('printDocument lists the parts of the main numbers', async () => {
  const { document } = await printed(fighter('2024'));
  const sums = document.back.find(({ id }) => id === 'sums');
  expect(sums?.entries[0]).toEqual({ kind: 'text', title: 'Armor class 16', text: 'Chain Mail 16.' });
});

test('printDocument merges a repeated feature into one line with all levels', async () => {
  const { document } = await printed(VETERAN);
  const features = document.flow.find(({ id }) => id === 'features')?.entries ?? [];
  const improvements = features.filter((entry) => entry.kind === 'text' && entry.from?.startsWith('Wizard 4'));
  expect(improvements).toMatchObject([{ title: 'Ability Score Improvement', from: 'Wizard 4, 8, 12.' }]);
});

test("printDocument prints the player's notes and the player's name in the header", async () => {
  const { document } = await printed(fighter('2024'));
  expect(document.player).toBe('Ines');
  expect(document.back.find(({ id }) => id === 'details')?.entries).toEqual([
    { kind: 'text', title: 'Looks', text: 'Grey eyes.' },
    { kind: 'text', text: 'A scar.' },
  ]);
});

test('printDocument prints the purse before the items, unless it is empty', async () => {
  const gear = async (record: CharacterRecord) =>
    (await printed(record)).document.back.find(({ id }) => id === 'gear')?.entries[0];
  expect(await gear(fighter('2024'))).toMatchObject({ title: 'Purse', from: '12 gp, 4 sp' });
  const { coins } = blankRecord({ id: 'poor', name: '', edition: '2024' });
  expect(await gear({ ...fighter('2024'), coins })).toMatchObject({ title: 'Chain Mail' });
});

test('printDocument has cards with the full text of every spell, continued on further cards', async () => {
  const { sheet, document, descriptions } = await printed(VETERAN, { hasCards: true });
  const spells = new Set(sheet.spellcasting.spells.map(({ spell }) => spell));
  expect([...new Set(document.cards.map(({ id }) => id.split(' ')[0]))].toSorted()).toEqual([...spells].toSorted());
  expect(document.cards.length).toBeGreaterThan(spells.size);
  for (const spell of spells) {
    const { text } = descriptions.get(descriptionKey('spell', spell))!;
    const cards = document.cards.filter(({ id }) => id.split(' ')[0] === spell);
    const onCards = cards.flatMap(({ paragraphs }) => paragraphs).join(' ');
    expect(plain(onCards)).toContain(plain(text));
  }
});

/** Removes the separators that paper replaces. */
function plain(text: string): string {
  return text.replaceAll(/[|·\s]+/g, ' ').trim();
}

test('printDocument prints the full text of features in pieces that fit on any page', async () => {
  const { sheet, document, descriptions } = await printed(fighter('2024'));
  const entries = document.flow.find(({ id }) => id === 'features')?.entries ?? [];
  const texts = entries.flatMap((entry) => (entry.kind === 'text' ? [entry.text] : []));
  const { text } = descriptions.get('class/fighter/second-wind')!;
  expect(sheet.features.map(({ name }) => name)).toContain('Second Wind');
  expect(plain(texts.join(' '))).toContain(plain(text));
  expect(Math.max(...texts.map((piece) => piece.length))).toBeLessThanOrEqual(420);
});

test('printDocument merges equal items and prints their text', async () => {
  const sheets = Array.from({ length: 8 }, (_, at) => ({
    instanceId: `p${at}`,
    item: 'parchment',
    equipped: false,
    attuned: false,
  }));
  const { document, descriptions } = await printed({ ...fighter('2024'), inventory: sheets });
  const gear = document.back.find(({ id }) => id === 'gear')?.entries.slice(1);
  expect(gear).toMatchObject([{ title: 'Parchment × 8', text: descriptions.get('item/parchment')!.text }]);
});

test('printDocument prints armor training in the language of the sheet', async () => {
  const { document } = await printed(fighter('2024'), {}, 'de');
  expect(JSON.stringify(document)).toContain('leicht, mittel, schwer, Schilde');
});
