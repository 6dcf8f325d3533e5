import { mergeBundles } from '@tessera/manifest';
import { createGameFormatter, createTranslator, house } from '@tessera/text';
import { words } from '@tessera/war-of-the-ring';
import { cardName } from '@tessera/war-of-the-ring/facts';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/state/action.ts';
import { TableMatch } from '../../test/tableMatch.ts';
import { de } from '../../texts/de/index.ts';
import { table as tableDe } from '../../texts/de/table.ts';
import { en } from '../../texts/en/index.ts';
import { table as tableEn } from '../../texts/en/table.ts';
import { missingText } from '../choice/missingText.ts';
import { cardState, usesOfCard } from './cardState.ts';

const FORMATTERS = {
  en: createGameFormatter(words, createTranslator('en', mergeBundles(en, tableEn), house.en)),
  de: createGameFormatter(words, createTranslator('de', mergeBundles(de, tableDe), house.de)),
};

const view = new TableMatch({}).view(1);
const CARD = 50;
const play = (die: number): Action => ({ type: 'play', card: CARD, die });

describe('cardState', () => {
  test('cardState is "now" with the picked die, or with any die while none is picked', () => {
    expect(cardState(view, 1, [play(1), play(4)], CARD, 4)).toEqual({ kind: 'now', use: 'play' });
    expect(cardState(view, 1, [play(1)], CARD, undefined)).toEqual({ kind: 'now', use: 'play' });
  });

  test('cardState names the other dice when the picked one does not pay', () => {
    expect(cardState(view, 1, [play(1), play(4)], CARD, 2)).toEqual({ kind: 'other', dice: [1, 4] });
  });

  test('cardState has another use when the question asks for it', () => {
    const use = (action: Action) => cardState(view, 1, [action], CARD, undefined);
    expect(use({ type: 'combat', card: CARD })).toEqual({ kind: 'now', use: 'combat' });
    expect(use({ type: 'discard', card: CARD })).toEqual({ kind: 'now', use: 'discard' });
    expect(use({ type: 'choose', what: 'card', value: CARD })).toEqual({ kind: 'now', use: 'choose' });
  });

  test('cardState is locked otherwise and gives the missing requirement if there is one', () => {
    const states = [...Array(96).keys()].map((card) => cardState(view, card < 48 ? 0 : 1, [], card, undefined));
    expect(states.every(({ kind }) => kind === 'locked')).toBe(true);
    expect(states.filter((one) => one.kind === 'locked' && one.refusal !== undefined).length).toBeGreaterThan(20);
  });

  test.each(Object.entries(FORMATTERS))(
    "missingText omits the card's name, which stands above it (%s)",
    (_language, formatter) => {
      const texts = [...Array(96).keys()].flatMap((card) => {
        const state = cardState(view, card < 48 ? 0 : 1, [], card, undefined);
        return state.kind === 'locked' && state.refusal ? [{ card, text: missingText(state.refusal, formatter) }] : [];
      });
      expect(texts.length).toBeGreaterThan(20);
      for (const { card, text } of texts) expect(text).not.toContain(cardName(card, formatter));
      const use = formatter.t('name.use.attack');
      expect(missingText({ code: 'nothing-to-do', params: { use: 'attack' } }, formatter)).not.toContain(use);
      const codes = ['card-without-effect', 'card-would-leave', 'not-your-card', 'wrong-die-for-card'];
      for (const code of codes) {
        const params = { card: CARD, role: 'gondor', die: 1 };
        expect(missingText({ code, params }, formatter), code).not.toContain(cardName(CARD, formatter));
      }
    },
  );

  test('usesOfCard ignores actions of other cards', () => {
    expect(
      usesOfCard(
        [
          { type: 'combat', card: 3 },
          { type: 'choose', what: 'card', value: 4 },
        ],
        CARD,
      ),
    ).toEqual([]);
  });
});
