import { begin, fastChance, silent } from '@tessera/kernel';
import { mergeBundles } from '@tessera/manifest';
import { nonEmpty } from '@tessera/testkit';
import { createGameFormatter, createTranslator, type GameFormatter, house } from '@tessera/text';
import type { Action, View } from '@tessera/war-of-the-ring';
import { describe, expect, test } from 'vitest';
import { warOfTheRing } from '../../src/game.ts';
import { ANSWERED_IN } from '../../src/text/answers.ts';
import { words } from '../../src/text/messageFormat.ts';
import { de } from '../../texts/de/index.ts';
import { table as tableDe } from '../../texts/de/table.ts';
import { en } from '../../texts/en/index.ts';
import { table as tableEn } from '../../texts/en/table.ts';
import { actionLabel, commitLabel } from './answers.ts';

const LANGUAGES = {
  en: createTranslator('en', mergeBundles(en, tableEn), house.en),
  de: createTranslator('de', mergeBundles(de, tableDe), house.de),
};

/** Every name that may not be a button by itself. */
function namesIn({ name }: typeof en | typeof de): Set<string> {
  const found = new Set<string>();
  const collect = (value: unknown) => {
    if (typeof value === 'string') found.add(value.toLowerCase());
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) collect(one);
  };
  const { use: _verbs, ...nouns } = name;
  collect(nouns);
  return found;
}

const BARE = { en: namesIn(en), de: namesIn(de) };
const FORBIDDEN = /^(go|done|yes|no|ok|ja|nein|los|fertig|leave \d|-?\d+)$/i;

/** Labels of all legal actions throughout a match, by language. */
function labels(language: 'en' | 'de', seed: string): Map<string, Action> {
  const ctx = { chance: fastChance(seed), log: silent };
  const state = begin(warOfTheRing, warOfTheRing.options.parse({}), 2, ctx);
  const found = new Map<string, Action>();
  for (let n = 0; n < 700; n++) {
    const [decision] = warOfTheRing.decisions(state);
    if (!decision) break;
    const legal = warOfTheRing.legal(state, decision.seat);
    const view: View = warOfTheRing.view(state, decision.seat);
    const formatter: GameFormatter = createGameFormatter(words, LANGUAGES[language], { view });
    for (const action of legal.slice(0, 40)) {
      found.set(actionLabel(action, formatter), action);
      found.set(commitLabel(action, formatter), action);
    }
    warOfTheRing.play(state, decision.seat, ctx.chance.pick(legal), ctx);
  }
  return found;
}

describe('Labels of buttons', () => {
  test.each(['en', 'de'] as const)('every action is a sentence with a verb and an object (%s)', (language) => {
    const found = labels(language, 'sentences');
    expect(found.size).toBeGreaterThan(200);
    const bare = [...found].filter(([label]) => BARE[language].has(label.toLowerCase()) || FORBIDDEN.test(label));
    expect(bare).toEqual([]);
    const short = [...found].filter(([label, { type }]) => !/\s/.test(label) && type !== 'done');
    expect(short).toEqual([]);
    const raw = [...found.keys()].filter((label) => /undefined|\{|table\.|action\.|-1/.test(label));
    expect(raw).toEqual([]);
  });

  test('every short answer has a sentence in each question that gives it a meaning', () => {
    for (const bundle of [en, de]) {
      const sentences: Readonly<Record<string, Readonly<Record<string, string>>>> = bundle.action.to;
      const pairs = Object.entries(ANSWERED_IN).flatMap(([answer, kinds]) => kinds.map((kind) => ({ answer, kind })));
      for (const { answer, kind } of nonEmpty(pairs))
        expect(sentences[kind.replaceAll('.', '-')]?.[answer], `${kind} ${answer}`).toBeTruthy();
    }
  });

  test.each([
    [{ type: 'guide', character: 2 }, 'Make Strider the Guide'],
    [{ type: 'declare', path: [77] }, /^Declare the Fellowship in /],
    [{ type: 'leave', troop: 0, count: 1 }, /^Leave an? .* behind$/],
    [{ type: 'allocate', dice: 0 }, 'Put no die into the Hunt Box'],
  ] as const satisfies readonly (readonly [Action, string | RegExp])[])('%j is a sentence', (action, wanted) => {
    const ctx = { chance: fastChance('one'), log: silent };
    const view = warOfTheRing.view(begin(warOfTheRing, warOfTheRing.options.parse({}), 2, ctx), 0);
    expect(commitLabel(action as Action, createGameFormatter(words, LANGUAGES.en, { view }))).toMatch(wanted);
  });
});
