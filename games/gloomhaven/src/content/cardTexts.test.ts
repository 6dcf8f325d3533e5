import { createTranslator, textProblems } from '@tessera/text';
import { describe, expect, test } from 'vitest';
import { de } from '../../texts/de.ts';
import { en } from '../../texts/en.ts';
import type { Instructions } from '../modifiers/action.ts';
import { type CardSpeech, describeInstructions } from '../modifiers/describe.ts';
import { FACTS } from '../vocabulary/facts.ts';
import { CONDITIONS, ELEMENTS, ITEM_SLOTS, KEYWORDS, MOMENTS, RANKS, STATS } from '../vocabulary/vocabulary.ts';
import { loadContent } from './load.ts';

const { content } = loadContent();
const name = (id: string) => content.monster.get(id)?.name ?? content.card.get(id)?.name ?? id;
const speeches: readonly CardSpeech[] = [
  { language: 'en', say: createTranslator('en', en).say, name },
  { language: 'de', say: createTranslator('de', de).say, name },
];

test('both languages have the same text keys, and all texts parse', () => {
  expect(textProblems({ en, de })).toEqual([]);
});

test('every term of the game has a name', () => {
  const words = {
    condition: CONDITIONS,
    element: ELEMENTS,
    fact: FACTS,
    keyword: KEYWORDS,
    moment: MOMENTS,
    rank: RANKS,
    slot: ITEM_SLOTS,
    stat: STATS,
  };
  for (const [section, names] of Object.entries(words)) {
    for (const { language, say: t } of speeches) {
      const missing = names.filter((each) => t(`${section}.${each}`) === `${section}.${each}`);
      expect([language, section, missing]).toEqual([language, section, []]);
    }
  }
});

describe('printed texts made from the data', () => {
  const everything: readonly (readonly [string, Instructions])[] = [
    ...[...content.card.values()].flatMap(({ id, top, bottom }) => [
      [`${id} top`, top] as const,
      [`${id} bottom`, bottom] as const,
    ]),
    ...[...content['monster-deck'].values()].flatMap(({ id, cards }) =>
      cards.map((card) => [`${id} ${card.id}`, card] as const),
    ),
    ...[...content.item.values()].map(({ id, does }) => [id, does] as const),
    ...[...content.monster.values()].flatMap(({ id, specials }) =>
      specials.map((actions, i) => [`${id} special ${i + 1}`, { actions, modifiers: [] }] as const),
    ),
  ];

  test('card halves, monster cards, items and specials have complete texts', () => {
    expect(everything).toHaveLength(990 + 240 + 133 + 28);
  });

  test.each(speeches)('no text in $language is empty, has a gap or an unknown key', (speech) => {
    const bad = everything.flatMap(([title, instructions]) => {
      const lines = describeInstructions(instructions, speech);
      const text = lines.join(' | ');
      const isBad =
        lines.some((line) => line.trim() === '') ||
        /[{}@]|undefined|\b(?:modifier|who|predicate|moment|fact)\./.test(text);
      return isBad ? [`${title}: ${text}`] : [];
    });
    expect(bad).toEqual([]);
  });

  test.each([
    ['trample', 'bottom', 0, 'Move 4: Jump', 'Bewegung 4: Sprung'],
    [
      'balanced-measure',
      'top',
      0,
      'Attack X (X = hexes moved this turn)',
      'Angriff X (X = in diesem Zug bewegte Felder)',
    ],
    [
      'single-out',
      'top',
      0,
      'Attack 3: if the target is next to any of your allies: +2 Attack, 1 XP',
      'Angriff 3: falls das Ziel neben einem deiner Verbündeten steht: +2 Angriff, 1 EP',
    ],
    [
      'engulfed-in-flames',
      'bottom',
      1,
      'stays active, 5 uses (XP 1 0 1 0 1); Lost',
      'bleibt aktiv, 5 Nutzungen (EP 1 0 1 0 1); Verloren',
    ],
  ] as const)('the text of %s (%s) matches the card in both languages', (id, half, line, english, german) => {
    const [en, de] = speeches.map((speech) => describeInstructions(content.card.get(id)![half], speech)[line]);
    expect([en, de]).toEqual([english, german]);
  });
});
