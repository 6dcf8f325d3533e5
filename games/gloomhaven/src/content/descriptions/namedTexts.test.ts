import { createTranslator, house } from '@tessera/text';
import { describe, expect, test } from 'vitest';
import { de } from '../../../texts/de.ts';
import { en } from '../../../texts/en.ts';
import { type CardTranslator, describeInstructions } from '../../modifiers/describe.ts';
import { sheetTexts } from '../../selectors/sheetTexts.ts';
import { recordsOf } from '../recordMaps.ts';
import { describeBattleGoal } from './describeScenario.ts';

/** Returns a voice that notes every name that a text asks for and that the language lacks. */
function listening(language: 'en' | 'de') {
  const translator = language === 'en' ? createTranslator('en', en, house.en) : createTranslator('de', de, house.de);
  const missing = new Set<string>();
  const has = (key: string) => {
    const isThere = translator.has(key);
    if (!isThere && key.startsWith('called.')) missing.add(key.slice('called.'.length));
    return isThere;
  };
  const name = (id: string) => (has(`called.${id}`) ? translator.t(`called.${id}`) : id);
  return {
    missing,
    voice: { ...translator, has },
    translator: { language, t: translator.t, name } satisfies CardTranslator,
  };
}

describe.each(['en', 'de'] as const)('texts for players (%s)', (language) => {
  test('cards, items, monster cards and specials name everything that they mention', () => {
    const { missing, translator } = listening(language);
    for (const { top, bottom } of recordsOf('card').values()) {
      for (const half of [top, bottom]) describeInstructions(half, { ...translator, voice: 'you' });
    }
    for (const { does } of recordsOf('item').values()) describeInstructions(does, { ...translator, voice: 'you' });
    for (const { cards } of recordsOf('monster-deck').values()) {
      for (const card of cards) describeInstructions(card, { ...translator, voice: 'monster' });
    }
    for (const { specials } of recordsOf('monster').values()) {
      for (const actions of specials)
        describeInstructions({ actions, modifiers: [] }, { ...translator, voice: 'monster' });
    }
    expect([...missing]).toEqual([]);
  });

  test('battle goals and scenarios name everything that they mention', () => {
    const { missing, voice, translator } = listening(language);
    for (const goal of recordsOf('battle-goal').values()) describeBattleGoal(goal, translator);
    for (const scenario of recordsOf('scenario').keys()) {
      sheetTexts({ scenario, characters: 4, level: 1, round: 1 }, voice);
    }
    expect([...missing]).toEqual([]);
  });

  test('every record that a table shows has a name', () => {
    const { missing, translator } = listening(language);
    const kinds = ['class', 'card', 'item', 'monster', 'scenario', 'battle-goal'] as const;
    for (const kind of kinds) for (const id of recordsOf(kind).keys()) translator.name(id);
    for (const { objects, things } of recordsOf('scenario').values()) {
      for (const { id } of [...objects, ...things]) translator.name(id);
    }
    expect([...missing]).toEqual([]);
  });
});
