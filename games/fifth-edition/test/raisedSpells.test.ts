import { describe, expect, test } from 'vitest';
import { type CharacterRecord, evaluateCharacter, spellDice } from '../src/index.ts';
import { ABILITIES, type Edition } from '../src/vocabulary/vocabulary.ts';
import { character } from './characters.ts';
import { rulebookOf } from './content.ts';

interface Row {
  readonly what: string;
  readonly edition: Edition;
  readonly classes: readonly string[];
  readonly choices: CharacterRecord['choices'];
  readonly spell: string;
  readonly castLevel: number;
  readonly rolls: readonly string[];
}

/** All scores are 16, so every modifier is 3. */
const ROWS: readonly Row[] = [
  {
    what: 'Disciple of Life heals 2 and the level of the spell more',
    edition: '2014',
    classes: ['cleric 5 life'],
    choices: {},
    spell: 'cure-wounds',
    castLevel: 2,
    rolls: ['2d8+7'],
  },
  {
    what: 'Disciple of Life heals 2 and the level of the spell more',
    edition: '2024',
    classes: ['cleric 5 life-domain'],
    choices: {},
    spell: 'cure-wounds',
    castLevel: 1,
    rolls: ['2d8+6'],
  },
  {
    what: 'Supreme Healing throws nothing',
    edition: '2014',
    classes: ['cleric 17 life'],
    choices: {},
    spell: 'cure-wounds',
    castLevel: 1,
    rolls: ['1d8 full+6'],
  },
  {
    what: 'Agonizing Blast counts on each beam',
    edition: '2014',
    classes: ['warlock 5 fiend'],
    choices: { 'warlock-cantrips': ['eldritch-blast'], 'warlock-invocations': ['agonizing-blast'] },
    spell: 'eldritch-blast',
    castLevel: 0,
    rolls: ['2 x 1d10+3'],
  },
  {
    what: 'Agonizing Blast counts on each beam of the cantrip that was chosen',
    edition: '2024',
    classes: ['warlock 5 fiend-patron'],
    choices: {
      'warlock-cantrips': ['eldritch-blast'],
      'warlock-invocations': ['agonizing-blast'],
      'warlock-invocations/agonizing-blast/agonizing-blast-cantrip': 'eldritch-blast',
    },
    spell: 'eldritch-blast',
    castLevel: 0,
    rolls: ['2 x 1d10+3'],
  },
  {
    what: 'Empowered Evocation counts on one ray',
    edition: '2014',
    classes: ['wizard 10 evocation'],
    choices: {},
    spell: 'scorching-ray',
    castLevel: 2,
    rolls: ['2d6+3', '2 x 2d6'],
  },
  {
    what: 'Potent Spellcasting raises cantrips of the class',
    edition: '2024',
    classes: ['cleric 7 life-domain'],
    choices: { 'blessed-strikes': 'potent-spellcasting' },
    spell: 'sacred-flame',
    castLevel: 0,
    rolls: ['2d8+3'],
  },
  {
    what: 'Potent Spellcasting raises cantrips of the class',
    edition: '2024',
    classes: ['druid 7 circle-of-the-land'],
    choices: { 'elemental-fury': 'potent-spellcasting' },
    spell: 'produce-flame',
    castLevel: 0,
    rolls: ['2d8+3'],
  },
  {
    what: 'Elemental Affinity raises the element of the ancestor, from level 6 on',
    edition: '2014',
    classes: ['sorcerer 6 draconic'],
    choices: { 'sorcerer-dragon': 'red' },
    spell: 'fireball',
    castLevel: 3,
    rolls: ['8d6+3'],
  },
  {
    what: 'Elemental Affinity is not there at level 5',
    edition: '2014',
    classes: ['sorcerer 5 draconic'],
    choices: { 'sorcerer-dragon': 'red' },
    spell: 'fireball',
    castLevel: 3,
    rolls: ['8d6'],
  },
  {
    what: 'Elemental Affinity raises the element that was chosen',
    edition: '2024',
    classes: ['sorcerer 6 draconic-sorcery'],
    choices: { 'draconic-element': 'cold' },
    spell: 'cone-of-cold',
    castLevel: 5,
    rolls: ['8d8+3'],
  },
];

describe('features that raise spells', () => {
  test.each(ROWS)('$edition: $what', ({ edition, classes, choices, spell, castLevel, rolls }) => {
    const record = character({ edition, scores: [16, 16, 16, 16, 16, 16], classes, choices });
    const sheet = evaluateCharacter(record, rulebookOf(edition));
    const [entry] = sheet.spellcasting.entries;
    const dice = spellDice(rulebookOf(edition).spells.get(spell)!.record, {
      castLevel,
      characterLevel: sheet.identity.level,
      // Backgrounds and species may raise scores, so the modifier is fixed for all rows.
      modifier: 3,
      dc: 15,
      entry: entry?.id,
      raises: sheet.spellcasting.raises,
    });
    for (const ability of ABILITIES) expect(sheet.abilities[ability].modifier).toBe(3);
    expect(dice.map(words)).toEqual(rolls);
  });
});

function words({ dice, bonus, isFull, times }: ReturnType<typeof spellDice>[number]): string {
  const sum = [isFull ? `${dice} full` : dice, bonus === 0 ? undefined : bonus]
    .filter((part) => part !== undefined)
    .join('+');
  return times > 1 ? `${times} x ${sum}` : sum;
}
