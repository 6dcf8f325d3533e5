import { describe, expect, test } from 'vitest';
import { type Edition, evaluateCharacter, settleChoices } from '../src/index.ts';
import { character } from './characters.ts';
import { rulebookOf } from './content.ts';

const KILOBYTE = 1000;

/** Six classes per character: those with the most features, and casters. */
const CLASSES: Readonly<Record<Edition, readonly (readonly string[])[]>> = {
  '2014': [
    ['bard 4 lore', 'cleric 4 life', 'druid 3 land', 'paladin 3 devotion', 'sorcerer 3 draconic', 'warlock 3 fiend'],
    ['wizard 10 evocation', 'cleric 2 life', 'druid 2 land', 'bard 2', 'sorcerer 2 draconic', 'warlock 2 fiend'],
    [
      'fighter 4 champion',
      'rogue 4 thief',
      'ranger 3 hunter',
      'monk 3 open-hand',
      'barbarian 3 berserker',
      'bard 3 lore',
    ],
  ],
  '2024': [
    [
      'bard 4 college-of-lore',
      'cleric 4 life-domain',
      'druid 3 circle-of-the-land',
      'paladin 3 oath-of-devotion',
      'sorcerer 3 draconic-sorcery',
      'warlock 3 fiend-patron',
    ],
    ['wizard 10 evoker', 'cleric 2', 'druid 2', 'bard 2', 'sorcerer 2', 'warlock 2'],
    [
      'fighter 4 champion',
      'rogue 4 thief',
      'ranger 3 hunter',
      'monk 3 warrior-of-the-open-hand',
      'barbarian 3 path-of-the-berserker',
      'bard 3 college-of-lore',
    ],
  ],
};

const ITEMS = [
  'ring-of-protection*',
  'cloak-of-protection*',
  'stone-of-good-luck*',
  'plate-armor',
  'shield',
  'longsword',
  'longbow',
  'dagger',
  'amulet-of-health',
  'boots-of-speed',
];

const ACTIVE = ['bless', 'haste', 'shield-of-faith', 'longstrider', 'aid'].map((spell) => ({
  instanceId: spell,
  ref: `spell:${spell}`,
  appliedAt: 0,
  casterId: 'friend',
  duration: { type: 'hours' as const, count: 1 },
}));

describe.each(['2014', '2024'] as const)('sheet of a level 20 character with six classes (%s)', (edition) => {
  const sixes = CLASSES[edition].map((classes) => ({ classes, name: classes.join(', ') }));
  test.each(sixes)('sheet of $name fits in 100 KB and its provenance in 50 KB', ({ classes }) => {
    const rulebook = rulebookOf(edition);
    const draft = character({ edition, scores: [15, 15, 15, 15, 15, 15], classes, items: ITEMS, active: ACTIVE });
    const sheet = evaluateCharacter(
      settleChoices(draft, rulebook, () => 0),
      rulebook,
    );
    expect(sheet.identity).toMatchObject({ level: 20, classes: { length: 6 } });
    expect(JSON.stringify(sheet).length).toBeLessThan(100 * KILOBYTE);
    expect(JSON.stringify(sheet.provenance).length).toBeLessThan(50 * KILOBYTE);
  });
});
