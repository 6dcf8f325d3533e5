import { evaluateCharacter } from '@tessera/fifth-edition';
import { describe, expect, it } from 'vitest';
import { rulebookOf } from '../../test/content.ts';
import { editionOf, foundryImport } from './foundryImport.ts';
import { readCharacter } from './readCharacter.ts';

/** Relevant parts of an exported actor. */
const actor = {
  name: 'Wren',
  type: 'character',
  img: 'icons/svg/mystery-man.svg',
  system: {
    abilities: {
      str: { value: 17, proficient: 1 },
      dex: { value: 14 },
      con: { value: 14 },
      int: { value: 8 },
      wis: { value: 12 },
      cha: { value: 10 },
    },
    details: {
      originalClass: 'aaaa',
      race: 'bbbb',
      background: 'cccc',
      alignment: 'Neutral Good',
      biography: { value: '<p>Born in a <em>mill</em>.</p><p>Left &amp; never went back.</p>' },
      xp: { value: 2700 },
    },
    attributes: { hp: { value: 11, max: 30, temp: 4 }, exhaustion: 2, inspiration: true },
    skills: { ath: { value: 1 }, prc: { value: 1 }, acr: { value: 0 }, itm: { value: 1 } },
    traits: { languages: { value: ['common', 'giant', 'orc'] } },
    currency: { gp: 12 },
  },
  items: [
    { _id: 'dddd', name: 'Rogue', type: 'class', system: { identifier: 'rogue', levels: 1 } },
    {
      _id: 'aaaa',
      name: 'Fighter',
      type: 'class',
      system: {
        identifier: 'fighter',
        levels: 4,
        source: { rules: '2024' },
        advancement: [
          { type: 'HitPoints', value: { '1': 'max', '2': 'avg', '3': 9, '4': 'avg' } },
          { type: 'AbilityScoreImprovement', level: 4, value: { assignments: { str: 1, con: 1 } } },
        ],
      },
    },
    { name: 'Champion', type: 'subclass', system: { identifier: 'champion', classIdentifier: 'fighter' } },
    { name: 'Orc', type: 'race', system: { identifier: 'orc' } },
    {
      name: 'Soldier',
      type: 'background',
      system: {
        advancement: { x: { type: 'AbilityScoreImprovement', level: 0, value: { assignments: { str: 2, con: 1 } } } },
      },
    },
    { name: 'Defense', type: 'feat', system: { identifier: 'defense' } },
    { name: 'Longsword', type: 'weapon', system: { equipped: true } },
    { name: 'Handaxe', type: 'weapon', system: { quantity: 3 } },
    { name: 'Chain Mail', type: 'equipment', system: { equipped: true, attuned: false } },
    { name: 'Cape of the Mountebank', type: 'equipment', system: { equipped: true } },
    { name: 'My Own Feat', type: 'feat', system: {} },
  ],
  effects: [],
};

describe('foundryImport', () => {
  const read = readCharacter(JSON.stringify(actor));
  if (read.kind !== 'foundry') throw new Error(`read as ${read.kind}`);
  const rulebook = rulebookOf(editionOf(read.actor));
  const { record, taken, lost, left } = foundryImport(read.actor, rulebook);
  const sheet = evaluateCharacter(record, rulebook);

  it('foundryImport keeps name, origin, order of classes, and rolled hit points', () => {
    expect(record).toMatchObject({ name: 'Wren', edition: '2024', species: 'orc', background: 'soldier' });
    expect(record.levels.map((level) => [level.class, level.hp])).toEqual([
      ['fighter', 'fixed'],
      ['fighter', 'fixed'],
      ['fighter', { rolled: 9 }],
      ['fighter', 'fixed'],
      ['rogue', 'fixed'],
    ]);
    expect(record.levels[3]?.subclass).toBe('champion');
  });

  it('foundryImport subtracts increases, so that the final scores stay the same', () => {
    const scores = Object.values(sheet.abilities).map(({ score }) => score.value);
    expect(scores).toEqual([17, 14, 14, 8, 12, 10]);
    expect(record.choices['soldier-abilities']).toEqual({ STR: 2, CON: 1 });
    expect(record.choices['fighter-4-improvement/asi']).toEqual({ STR: 1, CON: 1 });
  });

  it("foundryImport answers questions from the actor's skills, languages and feats", () => {
    expect(record.choices['origin-languages']).toEqual(['giant', 'orc']);
    expect(Object.values(record.choices)).toContain('defense');
    expect(sheet.skills.Perception?.training).toBe('proficient');
  });

  it('foundryImport adds known items and reports unknown ones', () => {
    expect(record.inventory.map(({ item, equipped }) => [item, equipped])).toEqual([
      ['longsword', true],
      ['handaxe', false],
      ['chain-mail', true],
      ...(rulebook.items.has('cape-of-the-mountebank') ? [['cape-of-the-mountebank', true]] : []),
    ]);
    expect(taken).toEqual(
      expect.arrayContaining(['Orc', 'Soldier', 'Fighter 4', 'Rogue 1', 'Longsword', 'Champion', 'Defense']),
    );
    expect(lost).toContain('My Own Feat');
  });

  it('foundryImport keeps quantities, hit points, exhaustion, alignment and biography', () => {
    expect(record.inventory.find(({ item }) => item === 'handaxe')).toMatchObject({ count: 3 });
    expect(sheet.hitPoints).toMatchObject({ current: 11, temp: 4 });
    expect(record.conditions).toEqual([{ id: 'exhaustion', level: 2 }]);
    expect(record.details).toEqual({
      alignment: 'Neutral Good',
      backstory: 'Born in a mill.\nLeft & never went back.',
    });
  });

  it('foundryImport lists the fields that it left out', () => {
    expect(left).toEqual(['hitPoints', 'inspiration', 'experience']);
  });

  it('editionOf returns 2014 when most items are from the older rules', () => {
    const items = actor.items.map((item) => ({ ...item, system: { ...item.system, source: { rules: '2014' } } }));
    const old = readCharacter(JSON.stringify({ ...actor, items }));
    expect(old.kind === 'foundry' && editionOf(old.actor)).toBe('2014');
  });
});
