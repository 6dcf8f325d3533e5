import { fastChance } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createGameStore } from '../table/store.ts';
import { BRUTE, stage } from '../test/stage.ts';
import { documentBlocks, jsonBeside } from './documents.ts';
import * as spec from './index.ts';
import { calculateInitiativeOrder, collectPlayerCardSelections, roundOf, setupScenario } from './index.ts';

const Block = z.object({
  name: z.string(),
  /** Folder of the game that has the functions, if it is another game. Its own test checks that it exports them. */
  package: z.string().optional(),
  becomes: z.enum(['type', 'code', 'component', 'listing']),
  how: z.string(),
  functions: z.array(z.string()),
  elsewhere: z.record(z.string(), z.string()),
});
const { document, blocks } = z
  .object({ document: z.string(), blocks: z.array(Block) })
  .parse(jsonBeside('engine.json'));
const written = documentBlocks(document);
const chance = () => fastChance(1);
const party = ['brute', 'tinkerer'].map((type) => ({ class: type, level: 1 }));

describe.skipIf(written.length === 0)('blocks of the engine specification', () => {
  test('all blocks of the engine specification are listed in order, each with its text', () => {
    expect(written).toHaveLength(blocks.length);
    for (const [index, { name, functions }] of blocks.entries())
      for (const word of [...name.split(', '), ...functions]) expect(written[index]).toContain(word);
  });

  test.each(
    blocks.map((block, index) => ({ ...block, text: written[index] ?? '' })).filter((each) => each.becomes === 'code'),
  )('the list has every function of the block $name', ({ text, functions, elsewhere }) => {
    const arrows = [...text.matchAll(/^(?: {2})?const (\w+) = (?:async )?\(\n?[^=]*\)[^=\n]*=> \{/gm)];
    const named = arrows.flatMap(([, name]) => (name === undefined ? [] : [name]));
    expect([...functions, ...Object.keys(elsewhere)]).toEqual(expect.arrayContaining(named));
  });
});

test.each(blocks.filter((block) => block.becomes === 'code' && block.package === undefined))(
  'the package exports the functions of $name',
  ({ functions, elsewhere }) => {
    const exported: Readonly<Record<string, unknown>> = spec;
    expect(functions.length).toBeGreaterThan(0);
    for (const name of [...functions, ...Object.values(elsewhere)]) expect(exported[name], name).toBeTypeOf('function');
  },
);

describe('setupScenario', () => {
  test.each([
    [55, 'Scenario 55 has no map.'],
    [96, 'There is no scenario 96.'],
  ])('setupScenario refuses scenario %i in one sentence', (number, sentence) => {
    expect(() => setupScenario(number, party, chance())).toThrow(new Error(sentence));
  });

  test('setupScenario refuses an unknown class in one sentence', () => {
    expect(() => setupScenario(1, [{ class: 'bard', level: 1 }], chance())).toThrow(/^[^\n{[]+\.$/);
  });
});

describe('collectPlayerCardSelections', () => {
  test('collectPlayerCardSelections takes the cards of a fresh scenario after its preparations', () => {
    const { state } = setupScenario(1, party, chance());
    const cards = state.heroes.map(({ hand }) => [hand[1]!, hand[0]!] as const);
    const revealed = collectPlayerCardSelections(state, cards, chance());
    expect(roundOf(revealed)).toMatchObject({ number: 1, phase: 'actions' });
    const leading = calculateInitiativeOrder(revealed).flatMap((each) => each.leadingCard ?? []);
    expect(leading.toSorted()).toEqual(cards.map(([card]) => card).toSorted());
  });

  test('collectPlayerCardSelections refuses cards that are not in hand, and a missing selection', () => {
    const { state } = setupScenario(1, party, chance());
    const [first] = state.heroes.map(({ hand }) => [hand[0]!, hand[1]!] as const);
    expect(() => collectPlayerCardSelections(state, [first!, first!], chance())).toThrow(
      'Seat 1 cannot choose this for the round.',
    );
    expect(() => collectPlayerCardSelections(state, [first!], chance())).toThrow('Seat 1 has no selection.');
  });

  test('collectPlayerCardSelections refuses a round in which turns are in progress', () => {
    const { state } = setupScenario(1, party, chance());
    const cards = state.heroes.map(({ hand }) => [hand[1]!, hand[0]!] as const);
    const revealed = collectPlayerCardSelections(state, cards, chance());
    expect(() => collectPlayerCardSelections(revealed, cards, chance())).toThrow(
      'Cards are chosen at the beginning of a round.',
    );
  });
});

describe('store of a table', () => {
  const storeWith = (change: (s: ReturnType<typeof stage>) => void = () => {}) => {
    const s = stage();
    change(s);
    const { getState } = createGameStore();
    getState().sync({ view: s.state, seat: BRUTE, legal: [] });
    return getState();
  };

  test('the store of a table starts only the scenario of its match', () => {
    expect(createGameStore().getState().startScenario(1)).toEqual({ done: false, reason: 'no-match' });
    expect(storeWith().startScenario(1)).toEqual({ done: true });
    expect(storeWith().startScenario(2)).toEqual({ done: false, reason: 'other-scenario' });
  });

  test('the store of a table leaves the end of a round to the rules', () => {
    expect(createGameStore().getState().endRound()).toEqual({ done: false, reason: 'no-match' });
    expect(storeWith().endRound()).toEqual({ done: false, reason: 'turns-left' });
  });

  test('the store of a table completes a scenario only with its actual result', () => {
    const ended = (ending: 'won' | 'lost') => storeWith(({ state }) => Object.assign(state, { over: true, ending }));
    expect(createGameStore().getState().completeScenario(true)).toEqual({ done: false, reason: 'no-match' });
    expect(storeWith().completeScenario(true)).toEqual({ done: false, reason: 'not-over' });
    expect(ended('won').completeScenario(true)).toEqual({ done: true });
    expect(ended('lost').completeScenario(true)).toEqual({ done: false, reason: 'lost' });
    expect(ended('won').completeScenario(false)).toEqual({ done: false, reason: 'won' });
  });
});
