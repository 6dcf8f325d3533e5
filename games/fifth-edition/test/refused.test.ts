import { describe, expect, test } from 'vitest';
import { type CharacterRecord, evaluateCharacter, loadRulebook, sheetLines } from '../src/index.ts';
import { character } from './characters.ts';
import { rulebookOf, srdFiles } from './content.ts';
import { englishOf } from './english.ts';

type Draft = Partial<Parameters<typeof character>[0]>;

function made(draft: Draft): CharacterRecord {
  return character({ edition: '2024', scores: [15, 14, 12, 8, 10, 10], classes: ['fighter 3'], ...draft });
}

function sheetOf(record: CharacterRecord) {
  return evaluateCharacter(record, rulebookOf(record.edition));
}

/** Returns every number and list, to detect any effect of refused parts. */
function values(record: CharacterRecord): Record<string, unknown> {
  return Object.fromEntries([...sheetLines(sheetOf(record))].map(([path, { value }]) => [path, value]));
}

const codes = (record: CharacterRecord) => sheetOf(record).issues.map(({ code, path }) => `${code} ${path}`);

describe('refused parts', () => {
  test('levels of an unknown class do not count', () => {
    const odd = made({ classes: ['fighter 3', 'figther 2'] });
    expect(codes(odd)).toEqual(
      expect.arrayContaining(['E_UNKNOWN_REFERENCE levels[3].class', 'E_UNKNOWN_REFERENCE levels[4].class']),
    );
    expect(values(odd)).toEqual(values(made({})));
    expect(sheetOf(odd).identity.level).toBe(3);
    const first = made({ classes: ['figther 1', 'fighter 2'] });
    expect(values(first)).toEqual(values(made({ classes: ['fighter 2'] })));
  });

  test('levels of a class without its multiclass prerequisite do not count', () => {
    const mixed = made({ classes: ['fighter 3', 'wizard 2', 'fighter 1'] });
    expect(codes(mixed)).toContain('E_PREREQUISITE levels[3].class');
    expect(values(mixed)).toEqual(values(made({ classes: ['fighter 4'] })));
    expect(sheetOf(mixed).identity.classes.map(({ class: id }) => id)).toEqual(['fighter']);
  });

  test('only the refused one of three classes does not count', () => {
    const scores = [15, 14, 12, 8, 13, 10] as const;
    const mixed = made({ scores, classes: ['fighter 1', 'wizard 1', 'cleric 1'] });
    expect(codes(mixed)).toContain('E_PREREQUISITE levels[1].class');
    expect(values(mixed)).toEqual(values(made({ scores, classes: ['fighter 1', 'cleric 1'] })));
  });

  test('a subclass of another class and a lineage of another species do not count', () => {
    const strange = made({ classes: ['fighter 3 thief'] });
    expect(codes(strange)).toContain('E_SUBCLASS levels');
    expect(values(strange)).toEqual(values(made({})));
    const lost = made({ lineage: 'high-elf' });
    expect(codes(lost)).toContain('E_LINEAGE lineage');
    expect(values(lost)).toEqual(values(made({})));
  });

  test('an invalid base of a magic item does not count', () => {
    const odd = made({ items: ['flame-tongue/longbow'] });
    expect(codes(odd)).toContain('E_EQUIP_BASE inventory[0].base');
    expect(values(odd)).toEqual(values(made({ items: ['flame-tongue'] })));
    const unknown = made({ items: ['flame-tongue/longsord'] });
    expect(codes(unknown)).toContain('E_UNKNOWN_REFERENCE inventory[0].base');
    expect(values(unknown)).toEqual(values(made({ items: ['flame-tongue'] })));
  });

  test('a second armor and an item for a third hand do not count', () => {
    const two = made({ items: ['leather-armor', 'plate-armor'] });
    expect(codes(two)).toContain('E_EQUIP_ARMOR inventory');
    expect(values(two)).toEqual(values(made({ items: ['leather-armor'] })));
    expect(englishOf(sheetOf(two).inventory[1])).toMatchObject({
      equipped: false,
      refused: expect.stringContaining('one suit'),
    });
    const blocked = made({ items: ['greatsword', 'shield'] });
    expect(codes(blocked)).toContain('E_EQUIP_HANDS inventory');
    expect(values(blocked)).toEqual(values(made({ items: ['greatsword'] })));
    expect(sheetOf(made({ items: ['shield', 'greatsword'] })).attacks.lines.map(({ id }) => id)).toEqual(['unarmed']);
  });

  test('the score of an item with refused attunement does not satisfy a multiclass prerequisite', () => {
    const items = ['ring-of-protection*', 'cloak-of-protection*', 'amulet-of-health*', 'headband-of-intellect*'];
    const crowded = made({ items, classes: ['fighter 3', 'wizard 1'] });
    expect(codes(crowded)).toEqual(
      expect.arrayContaining(['E_ATTUNEMENT_LIMIT inventory["i3"]', 'E_PREREQUISITE levels[3].class']),
    );
    expect(sheetOf(crowded).identity.level).toBe(3);
    const worn = made({ items: items.slice(2), classes: ['fighter 3', 'wizard 1'] });
    expect(sheetOf(worn).identity.level).toBe(4);
  });

  test('refused class counts once its prerequisite holds, and not without it', () => {
    const mixed = made({ classes: ['fighter 3', 'wizard 2'] });
    const able = { ...mixed, baseAbilities: { ...mixed.baseAbilities, INT: 13 } };
    expect([mixed, able, mixed].map((record) => sheetOf(record).identity.level)).toEqual([3, 5, 3]);
  });
});

describe('equipment restrictions', () => {
  const pack = (effect: object) => [
    {
      pack: 'vow',
      path: 'pack.json',
      text: JSON.stringify({
        id: 'vow',
        name: 'Vow',
        version: '1.0.0',
        game: 'fifth-edition',
        editions: ['2024'],
        requires: { 'srd-5.2': '^1.0.0' },
      }),
    },
    {
      pack: 'vow',
      path: 'rules.json',
      text: JSON.stringify({
        kind: 'rule',
        records: [
          { id: 'vow', name: 'Vow', summary: 'A vow.', features: [{ id: 'vow', name: 'Vow', effects: [effect] }] },
        ],
      }),
    },
  ];
  const restricted = (more: object) => {
    const effect = { kind: 'equipmentRestriction', restrictionType: 'cannotWear', itemTags: ['chain-mail'], ...more };
    const { rulebook, problems } = loadRulebook([...srdFiles('2024'), ...pack(effect)], '2024');
    expect(problems).toEqual([]);
    return rulebook;
  };
  const record = made({ items: ['chain-mail'], packs: [] });
  const bare = made({});

  test('equipment restriction unequips a forbidden item', () => {
    const sheet = evaluateCharacter(record, restricted({}));
    expect(englishOf(sheet.issues)).toContainEqual(
      expect.objectContaining({ severity: 'error', code: 'E_EQUIP_RESTRICTION', path: 'inventory["i0"]' }),
    );
    expect(sheet.ac.value).toBe(sheetOf(bare).ac.value);
    expect(sheet.skills.Stealth?.rolling).toBeUndefined();
    expect(englishOf(sheet.inventory[0])).toMatchObject({
      equipped: false,
      refused: expect.stringContaining('cannot be worn'),
    });
  });

  test('equipment restriction by strength or class applies only when it is not met', () => {
    const strong = { restrictionType: 'requiresStrength', value: 16 };
    expect(evaluateCharacter(record, restricted(strong)).ac.value).toBe(sheetOf(bare).ac.value);
    expect(evaluateCharacter(record, restricted({ ...strong, value: 15 })).ac.value).toBe(16);
    const holy = { restrictionType: 'requiresClass', value: 'paladin' };
    expect(evaluateCharacter(record, restricted(holy)).ac.value).toBe(sheetOf(bare).ac.value);
    expect(evaluateCharacter(record, restricted({ ...holy, value: 'fighter' })).ac.value).toBe(16);
  });

  test('soft equipment restriction only warns', () => {
    const sheet = evaluateCharacter(record, restricted({ soft: true }));
    expect(englishOf(sheet.issues)).toContainEqual(
      expect.objectContaining({ severity: 'warning', code: 'W_EQUIPMENT_RESTRICTION' }),
    );
    expect(sheet.ac.value).toBe(16);
  });

  test('equipment restriction follows the strength of the character', () => {
    const book = restricted({ restrictionType: 'requiresStrength', value: 16 });
    const strong = { ...record, baseAbilities: { ...record.baseAbilities, STR: 16 } };
    const codesOf = (each: CharacterRecord) => evaluateCharacter(each, book).issues.map(({ code }) => code);
    expect(codesOf(record)).toContain('E_EQUIP_RESTRICTION');
    expect(codesOf(strong)).not.toContain('E_EQUIP_RESTRICTION');
    expect(codesOf(record)).toContain('E_EQUIP_RESTRICTION');
  });
});
