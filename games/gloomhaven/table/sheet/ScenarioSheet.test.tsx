import { words } from '@tessera/gloomhaven';
import { scenarioPlan, type View } from '@tessera/gloomhaven/selectors';
import { nonEmpty } from '@tessera/testkit';
import { createGameFormatter, createTranslator, house } from '@tessera/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { recordsOf } from '../../src/content/recordMaps.ts';
import { startScenario } from '../../test/startScenario.ts';
import { de } from '../../texts/de.ts';
import { en } from '../../texts/en.ts';
import { appliedRules } from '../model/scenarioSheet.ts';
import { ObjectiveLine } from '../trackers/Heading.tsx';
import { ScenarioSheet } from './ScenarioSheet.tsx';

const languages = { en: createTranslator('en', en, house.en), de: createTranslator('de', de, house.de) };

function formatterAt(view: View, language: keyof typeof languages = 'en') {
  return createGameFormatter(words, languages[language], { view, seat: 0, names: ['Ann', 'Ben', 'Cy', 'Di'] });
}

const textOf = (drawn: React.ReactNode) =>
  renderToStaticMarkup(drawn)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

function sheetOf(view: View, language: keyof typeof languages = 'en') {
  return textOf(
    <ScenarioSheet
      view={view}
      formatter={formatterAt(view, language)}
      applied={[{ round: 2, rule: 0 }]}
      onClose={() => {}}
    />,
  );
}

describe('scenario sheet', () => {
  test('counts the held plates of scenario 15 and names the hero on each', () => {
    const { state } = startScenario(15, 2);
    const [west = -1] = scenarioPlan(state.scenario).markers.get('d') ?? [];
    state.figures[0]!.cell = west;
    const text = sheetOf(state);
    expect(text).toMatch(/Door 3 is unlocked when heroes stand on all 2 plates d at the end of a turn\./);
    expect(text).toMatch(/d \w+ stands there d free 1 of 2/);
    expect(text).toMatch(/Loot all goal tiles 0 of 1/);
  });

  test('says when the next monsters of scenario 72 appear, and only those of two heroes', () => {
    const { state } = startScenario(72, 2);
    state.round = 2;
    const text = sheetOf(state);
    expect(text).toMatch(
      /Ooze appears at b at the end of rounds 2, 5, 8 and so on.* this round Ooze appears at c .* next round/,
    );
    expect(text.match(/Ooze appears/g)).toHaveLength(4);
  });

  test('marks a rule that applied with its round', () => {
    const { state } = startScenario(15, 2);
    state.counters['rule:0'] = 1;
    expect(sheetOf(state)).toMatch(/plate c\. Round 2 done/);
  });

  test('has no identifier of the content in any sentence, in both languages', () => {
    const records = nonEmpty([...recordsOf('scenario').values()]);
    for (const { number, doors, rooms, markers } of records) {
      const { state } = startScenario(number, 3);
      const ids = [...doors, ...rooms].map(({ id }) => id);
      const raw = Object.keys(markers).filter((marker) => marker.length > 2);
      for (const language of ['en', 'de'] as const) {
        const said = sheetOf(state, language);
        for (const id of [...ids, ...raw])
          expect(said, `${number} ${language}`).not.toMatch(new RegExp(`\\b${id.replaceAll('+', '\\+')}\\b`));
        expect(said, `${number} ${language}`).not.toMatch(/sheet\.|@\w+|undefined|NaN/);
      }
    }
  });
});

describe('ObjectiveLine', () => {
  test('shows one line per goal, each with its own progress', () => {
    const { state } = startScenario(72, 2);
    const text = textOf(<ObjectiveLine view={state} formatter={formatterAt(state)} />);
    expect(text).toMatch(/Destroy Tree a, Tree b, and Tree c 0 of 3 Kill all enemies except .* in sight/);
  });

  test('counts looted tiles in scenario 61', () => {
    const { state } = startScenario(61, 2);
    state.counters['goals-looted'] = 1;
    expect(textOf(<ObjectiveLine view={state} formatter={formatterAt(state)} />)).toMatch(
      /Loot all goal tiles 1 of \d/,
    );
  });
});

test('appliedRules reads special rules and their rounds from the log', () => {
  const { state } = startScenario(15, 2);
  const entry = (events: readonly object[]) => ({ events }) as never;
  const log = [entry([{ type: 'round', round: 4 }]), entry([{ type: 'rule', rule: 'middle-plate' }])];
  expect(appliedRules(state, log)).toEqual([{ round: 4, rule: 0 }]);
});
