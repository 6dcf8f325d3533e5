import { type Bot, botOf } from '@tessera/bots';
import { begin, fastChance, type Reason, silent } from '@tessera/kernel';
import { createGameFormatter, createTranslator, house } from '@tessera/text';
import { expect, test } from 'vitest';
import { warOfTheRing } from '../src/game.ts';
import type { Action } from '../src/state/action.ts';
import type { State, View } from '../src/state/state.ts';
import { words } from '../src/text/messageFormat.ts';
import { de } from '../texts/de/index.ts';
import { en } from '../texts/en/index.ts';
import { REASONS, warOfTheRingBots } from './index.ts';

/** Returns the reasons of a bot for its first decisions, playing both sides. */
function reasonsOf(name: string, decisions: number, iterations: number): Reason[] {
  const bot: Bot<Action, View> = botOf(warOfTheRing, warOfTheRingBots, name);
  const ctx = { chance: fastChance('reasons'), log: silent };
  const state: State = begin(warOfTheRing, warOfTheRing.options.parse({}), 2, ctx);
  return Array.from({ length: decisions }, () => {
    const { seat } = warOfTheRing.decisions(state)[0]!;
    const legal = warOfTheRing.legal(state, seat);
    const view = warOfTheRing.view(state, seat);
    const question = { view, seat, legal, budget: { iterations }, chance: fastChance('bot') };
    const chosen = bot.choose(question);
    const reason = bot.reason?.(question, chosen);
    warOfTheRing.play(state, seat, chosen, ctx);
    return reason ?? { code: 'none' };
  });
}

const inWords = (reason: Reason, language: 'en' | 'de') =>
  createGameFormatter(words, createTranslator(language, { en, de }[language], house[language])).reason(reason).label;

test.each(['strategy', 'people'])('%s gives a reason for every move', (name) => {
  const codes = reasonsOf(name, 120, 1).map(({ code }) => code);
  expect(codes.filter((code) => !REASONS.some((reason) => reason === code))).toEqual([]);
  expect(new Set(codes).size).toBeGreaterThan(5);
});

test('the search reports playouts, the expected result and the runner-up', () => {
  const reasons = reasonsOf('searcher', 14, 6);
  const searched = reasons.filter(({ code }) => code === 'searched');
  expect(searched.length).toBeGreaterThan(1);
  for (const { params } of searched) {
    expect(REASONS).toContain(params?.motive);
    expect(REASONS).toContain(params?.rival);
    expect(params?.playouts).toBe(6);
    expect(params?.odds).toBeGreaterThanOrEqual(0);
    expect(params?.odds).toBeLessThanOrEqual(1);
  }
  // Without a search, it reports the strategy's reason.
  for (const { code } of reasons) expect(['searched', ...REASONS]).toContain(code);
});

test('the search reason reads well in both languages and names no unseen card', () => {
  const params = { motive: 'musters', playouts: 40, odds: 0.523, rival: 'plays-a-card', rivalOdds: 0.49 };
  const reason = { code: 'searched', params };
  expect(inWords(reason, 'en')).toBe(
    'raises troops; 40 playouts, 52 % to win. Next best: has a use for the card (49 %)',
  );
  expect(inWords(reason, 'de')).toBe(
    'hebt Truppen aus; 40 Probeläufe, Gewinnaussicht 52 %. Nächstbester Zug: kann die Karte brauchen (49 %)',
  );
});
