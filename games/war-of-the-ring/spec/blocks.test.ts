import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { fastChance, Match, silent } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { warOfTheRing } from '../src/game.ts';
import { setup } from '../src/match/setup.ts';
import type { Action } from '../src/state/action.ts';
import type { State } from '../src/state/state.ts';
import { answerOf } from '../test/answer.ts';
import { matchWith } from '../test/position.ts';
import { blocksOf, documentText } from './documents.ts';
import * as engine from './index.ts';
import { fromSpecState, type SpecInput, specCharacters, specRegions, toSpecState } from './index.ts';

const Becomes = z.enum(['accepted', 'translated', 'refused']);
const Row = z.strictObject({ name: z.string(), becomes: Becomes, how: z.string().optional() });
const Spec = z.strictObject({
  document: z.literal('003'),
  blocks: z.array(Row),
  fields: z.array(z.string()),
  values: z.record(z.string(), z.array(z.union([z.string(), z.number(), z.null()]))),
  functions: z.array(Row.extend({ parameters: z.array(z.string()) })),
  actions: z.array(z.string()),
  departures: z.record(z.string(), z.array(z.string())),
  scenarios: z.array(Row),
});
const folder = new URL('..', import.meta.url);
const spec = Spec.parse(JSON.parse(readFileSync(new URL('spec/blocks.json', folder), 'utf8')));
const readme = readFileSync(new URL('README.md', folder), 'utf8');
const chance = () => fastChance('blocks');
const ctx = () => ({ chance: chance(), log: silent });
const fresh = (seats: number) => setup({ variants: [] }, seats, ctx());

/** Returns a state in which the Shadow attacks Minas Tirith with a part of its Army. */
function battle(): State {
  const match = matchWith({
    phase: 'actions',
    dice: ['@dice event', '@dice army'],
    flow: '@slot 1',
    '@box sauron': 4,
    '@at minas-tirith': '@gondor 6/1/1',
    '@at osgiliath': '@sauron 6/0',
  });
  for (const words of ['use army attack', 'attack osgiliath minas-tirith', 'leave sauron-regular 1', 'go'])
    expect(match.apply(1, answerOf(words)).ok, words).toBe(true);
  return match.state;
}

/** Returns the values at a path such as `players[].hand[]` or `board.regions.*.name`. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  const [key, ...rest] = path;
  if (key === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (key === '*' || key === '[]') return Object.values(value).flatMap((each) => valuesAt(each, rest));
  return key in value ? valuesAt((value as Record<string, unknown>)[key], rest) : [];
}
const partsOf = (field: string) => field.replaceAll('[]', '.[]').split('.');

describe('Specification blocks', () => {
  const match = Match.create(warOfTheRing, { seats: 4, seed: 'blocks' });
  match.apply(match.decisions[0]!.seat, match.legal(match.decisions[0]!.seat)[0]!);
  const { header, deeds } = match;
  const states = [
    toSpecState(match.state, { ...header, deeds, times: [0] }),
    toSpecState(battle()),
    toSpecState(fallen()),
  ];

  /** Returns a state with a rolled battle, discards and a graveyard of both sides. */
  function fallen(): State {
    const state = battle();
    const changed: State = structuredClone(state);
    changed.battle!.fighters[0]!.rolled = [3];
    changed.battle!.fighters[1]!.rolled = [5];
    changed.discards = [[0], [24], [48], [72]];
    changed.characters[3] = -3;
    changed.characters[12] = -3;
    return changed;
  }

  test.each(spec.fields)("an exported state has the specification's field %s", (field) => {
    // No expansion is installed, so no state has one.
    if (field === 'expansions[]') return expect(states[0]?.expansions).toEqual([]);
    const parts = partsOf(field);
    const found = states.flatMap((state) => valuesAt(state, parts));
    // An empty list counts as present: at first no character stands on the map.
    const isList = parts.at(-1) === '[]';
    expect(isList ? states.flatMap((state) => valuesAt(state, parts.slice(0, -1))) : found).not.toEqual([]);
  });

  test.each(Object.entries(spec.values))('SpecState accepts every specified value of %s', (field, values) => {
    const example = toSpecState(fresh(4));
    for (const value of values) {
      const copy = structuredClone(example);
      const parts = partsOf(field);
      const [holder] = valuesAt(copy, parts.slice(0, -1)) as [Record<string, unknown>];
      holder[parts.at(-1)!] = value;
      expect(engine.SpecState.safeParse(copy).success, `${field} ${value}`).toBe(true);
    }
    const copy = structuredClone(example);
    const [holder] = valuesAt(copy, partsOf(field).slice(0, -1)) as [Record<string, unknown>];
    holder[partsOf(field).at(-1)!] = 'unheard of';
    expect(engine.SpecState.safeParse(copy).success).toBe(false);
  });

  test('the README lists every block, function and scenario that is not accepted unchanged', () => {
    const rest = [...spec.blocks, ...spec.functions, ...spec.scenarios].filter(({ becomes }) => becomes !== 'accepted');
    expect(rest.length).toBeGreaterThan(8);
    const cells = readme.split('\n').map((line) => line.split('|')[1]?.trim() ?? '');
    for (const { name, how } of rest) {
      expect(how, name).toBeDefined();
      const own = name === 'frodo_sam, playableBy, canGuide' ? '`characters.json`' : name;
      expect(
        [own, `\`${own}\``].some((cell) => cells.includes(cell)),
        name,
      ).toBe(true);
    }
  });

  test('the engine exports every function that is not refused, and no other', () => {
    const exported: Readonly<Record<string, unknown>> = engine;
    for (const { name, becomes } of spec.functions)
      expect(typeof exported[name], name).toBe(becomes === 'refused' ? 'undefined' : 'function');
    expect(spec.functions.filter(({ becomes }) => becomes === 'refused')).toHaveLength(1);
  });
});

describe('toSpecState', () => {
  test('toSpecState writes roles, Nations, order and pools of four players as the specification shows them', () => {
    const { players, turn, board } = toSpecState(fresh(4));
    expect(players?.map(({ id, role, controlledNations }) => `${id} ${role} ${controlledNations}`)).toEqual([
      'p1 GondorElves 3,2',
      'p2 RohanNorthDwarves 5,4,1',
      'p3 Sauron 7',
      'p4 Saruman 6,8',
    ]);
    expect(turn).toMatchObject({ phase: 'Recover Dice', activePlayer: 'p1', turnOrder: ['p2', 'p4', 'p1', 'p3'] });
    expect([board.actionDiceArea?.free.length, board.actionDiceArea?.shadow.length]).toEqual([4, 7]);
  });

  test('toSpecState shows a rear guard while its battle lasts (R 9.3)', () => {
    const osgiliath = toSpecState(battle()).board.regions!['77']!;
    expect(osgiliath.deployments?.map(({ group, units }) => `${group} ${units.regular}`)).toEqual([
      'normal 5',
      'rearGuard 1',
    ]);
    expect(osgiliath.units).toEqual({ regular: 6, elite: 0, owner: 'Shadow' });
  });

  test("toSpecState hides other players' cards and the order of decks in a view", () => {
    const match = Match.create(warOfTheRing, { seats: 2, seed: 'hidden' });
    while (match.state.phase === 'recover') {
      const { seat } = match.decisions[0]!;
      match.apply(seat, match.legal(seat)[0]!);
    }
    const { players, board, offBoard } = toSpecState(match.view(0));
    expect(players?.[1]?.hand.length).toBeGreaterThan(0);
    expect(new Set([...players![1]!.hand, ...board.eventDecks!.freeCharacter, ...offBoard!.shadow.hand])).toEqual(
      new Set(['hidden']),
    );
    expect(players?.[0]?.hand).not.toContain('hidden');
    expect(() => fromSpecState(toSpecState(match.view(0)), chance())).toThrow('hidden cards');
  });

  test.each([2, 3, 4])(
    'fromSpecState reads toSpecState back as the same state at every action of %i players',
    (seats) => {
      const state = fresh(seats);
      const dice = chance();
      let compared = 0;
      for (let n = 0; n < 400; n++) {
        warOfTheRing.settle?.(state, { chance: dice, log: silent });
        const [asked] = warOfTheRing.decisions(state);
        if (asked === undefined) break;
        if (asked.kind === 'slot') {
          const { flow: _flow, spoils: _spoils, ...before } = state;
          const read = fromSpecState(toSpecState(state), chance());
          warOfTheRing.settle?.(read, ctx());
          expect(warOfTheRing.decisions(read)[0]?.seat).toBe(asked.seat);
          const { acting, actingArmies, lastNations, lastArmies } = state;
          expect({ ...read, acting, actingArmies, lastNations, lastArmies }).toMatchObject(before);
          compared++;
        }
        const legal: readonly Action[] = warOfTheRing.legal(state, asked.seat);
        warOfTheRing.play(state, asked.seat, dice.pick(legal), { chance: dice, log: silent });
      }
      expect(compared).toBeGreaterThan(20);
    },
  );
});

describe('fromSpecState', () => {
  test.each<[string, SpecInput, string]>([
    ['an unknown region', { board: { regions: { '200': {} } } }, 'There is no region 200'],
    ['an unknown field', { board: { wind: 1 } } as SpecInput, 'The state cannot be read: board'],
    ['an expansion', { expansions: ['lords'] }, 'The expansion "lords" is not installed.'],
    [
      'figures without a Nation',
      { board: { regions: { '77': { units: { regular: 1, elite: 0, owner: 'Free' } } } } },
      'The figures in region 77 need their Nations',
    ],
    [
      'more figures than the box has',
      { board: { regions: { '53': { units: { regular: 90, elite: 0, owner: 'Free' } } } } },
      'The box has 15 figures of the sort "3 regular"',
    ],
    ['an absent Guide', { board: { guideBox: { companion: 'aragorn' } } }, 'is not in the Fellowship'],
    ['a battle', toSpecState(battle()), 'in the middle of a battle'],
    [
      'control of a Fortification',
      { board: { regions: { '77': { control: 'Free' } } } },
      'Region 77 cannot be controlled',
    ],
  ])('fromSpecState refuses %s in one sentence', (_what, written, sentence) => {
    expect(() => fromSpecState(written, chance())).toThrow(sentence);
  });
});

describe('Functions of the specification', () => {
  const turn = { phase: 'Action Resolution' as const, activePlayer: 'p1', turnOrder: ['p1', 'p2'] };
  const withDie = (type: string, selected = true): SpecInput => ({
    board: { actionDiceArea: { free: [{ type, selected }], shadow: [{ type: 'Army', selected: false }] } },
    turn,
  });

  test('validateMove refuses a move without a selected die', () => {
    expect(engine.validateMove({ type: 'MOVE_FELLOWSHIP' }, withDie('Character', false))).toEqual({
      valid: false,
      message: 'No die selected',
    });
  });

  test('validateMove refuses a move of the Fellowship with a die of another face (R 6)', () => {
    const { valid, message } = engine.validateMove({ type: 'MOVE_FELLOWSHIP' }, withDie('Event'));
    expect(valid).toBe(false);
    expect(message).toMatch(/^The Event.* die does not allow this/);
  });

  test('validateMove accepts a Will of the West for a move of the Fellowship (R 6.8)', () => {
    expect(engine.validateMove({ type: 'MOVE_FELLOWSHIP' }, withDie('Will')).valid).toBe(true);
  });

  test('validateMove refuses an unknown action', () => {
    expect(engine.validateMove({ type: 'FLY' }, withDie('Character'))).toMatchObject({ valid: false });
  });

  test('resolveAction declares the Fellowship in its phase, hidden, and heals in a haven (R 10.4)', () => {
    const declared = engine.resolveAction(
      { type: 'DECLARE_FELLOWSHIP', region: '81' },
      {
        board: { fellowshipTrack: { progress: { value: 1, hidden: true }, corruption: 2 } },
        turn: { ...turn, phase: 'Fellowship' },
      },
      chance(),
    );
    expect(toSpecState(declared).board.fellowshipTrack).toEqual({
      progress: { value: 0, hidden: true },
      corruption: 1,
      region: '81',
    });
  });

  test('resolveAction brings Saruman into play by a Muster die and separates a Companion', () => {
    const shadow: SpecInput = {
      board: {
        actionDiceArea: { free: [], shadow: [{ type: 'Muster', selected: true }] },
        politicalTrack: { '6': { position: 'War', active: true } },
      },
      players: toSpecState(fresh(2)).players!,
      turn: { ...turn, activePlayer: 'p2' },
    };
    const action = { type: 'PLAY_CHARACTER', characterId: 'saruman' };
    expect(
      engine.SpecState.parse(toSpecState(engine.resolveAction(action, shadow, chance()))).board.regions,
    ).toMatchObject(
      Object.fromEntries(
        specRegions().flatMap(({ region, id }) => (region === 'Orthanc' ? [[id, { characters: ['saruman'] }]] : [])),
      ),
    );
    const gimli = { type: 'PLAY_CHARACTER', characterId: 'gimli', region: '81' };
    const { board } = toSpecState(engine.resolveAction(gimli, withDie('Character'), chance()));
    expect([board.regions?.['81']?.characters, board.fellowshipBox?.companions.includes('gimli')]).toEqual([
      ['gimli'],
      false,
    ]);
  });

  test('resolveAction plays a combat card without a die and leaves the given state unchanged', () => {
    const state = battle();
    const mine = structuredClone(state);
    while (warOfTheRing.decisions(mine)[0]?.kind !== 'combat.card') {
      const { seat } = warOfTheRing.decisions(mine)[0]!;
      const stand = warOfTheRing.legal(mine, seat).find(({ type }) => type === 'stand')!;
      warOfTheRing.play(mine, seat, stand, ctx());
    }
    const { seat } = warOfTheRing.decisions(mine)[0]!;
    const option = warOfTheRing.legal(mine, seat).find(({ type }) => type === 'combat');
    expect(option).toBeDefined();
    const cardId = toSpecState(mine).players![seat]!.hand.find(
      (id) => engine.validateMove({ type: 'PLAY_COMBAT_CARD', cardId: id }, mine).valid,
    )!;
    const before = structuredClone(mine);
    const after = engine.resolveAction({ type: 'PLAY_COMBAT_CARD', cardId }, mine, chance());
    expect(mine).toEqual(before);
    expect(after.dice).toEqual(mine.dice);
    expect(Object.values(toSpecState(after).combat!.combatCards)).toContain(cardId);
  });

  test('resolveCombat plays a battle to its end and throws for a region without one', () => {
    const over = engine.resolveCombat(battle(), '53', chance());
    expect(toSpecState(over).combat).toBeNull();
    expect(() => engine.resolveCombat(battle(), '81', chance())).toThrow('No battle is fought in region 81.');
  });
});

const written = documentText();

describe.skipIf(written === '')('Specification document', () => {
  const blocks = blocksOf(written);
  const evaluated = (block: string | undefined) => runInNewContext(`(${block})`) as unknown;

  test('the document has the listed blocks, in the same order', () => {
    expect(blocks).toHaveLength(spec.blocks.length);
    for (const [index, { name }] of spec.blocks.entries())
      for (const word of name.split(', ')) expect(blocks[index], word).toContain(word);
  });

  test('the document has the listed functions, arguments and actions only', () => {
    const signatures = [...blocks.join('\n').matchAll(/^function (\w+)\(([^)]*)\)/gm)];
    const found = signatures.map(([, name, parameters = '']) => ({ name, parameters: parameters.split(', ') }));
    const listed = spec.functions.filter(({ becomes }) => becomes !== 'refused');
    expect(listed.map(({ name, parameters }) => ({ name, parameters }))).toEqual(found);
    const actions = new Set([...blocks.join('\n').matchAll(/"([A-Z]+_[A-Z_]+)"/g)].map(([, action]) => action));
    expect([...actions]).toEqual(spec.actions);
    expect(engine.SpecAction.options.map(({ shape }) => shape.type.value).toSorted()).toEqual(spec.actions.toSorted());
  });

  test('the document has the listed fields and values only', () => {
    const source = blocks[0]!.replace(/\[\w+: string\]/g, '"*"');
    const found = fieldsOf(runInNewContext(`${source};gameStateSchema`), '');
    expect(found.map(({ field }) => field)).toEqual(spec.fields);
    expect(Object.fromEntries(found.flatMap(({ field, values }) => (values ? [[field, [...values]]] : [])))).toEqual(
      spec.values,
    );
  });

  test("the document's example state is contained in the export of a set-up for four players", () => {
    const example = JSON.parse(JSON.stringify(evaluated(blocks[1])));
    expect(toSpecState(fresh(4), { gameId: 'game1' })).toMatchObject(example);
    expect(toSpecState(fromSpecState(example, chance()))).toMatchObject(example);
  });

  test("the document's example state can be played from its first question", () => {
    const state = fromSpecState(JSON.parse(JSON.stringify(evaluated(blocks[1]))), chance());
    warOfTheRing.settle?.(state, ctx());
    expect(toSpecState(state).turn).toMatchObject({ number: 1, phase: 'Recover Dice' });
    expect(warOfTheRing.decisions(state).length).toBeGreaterThan(0);
  });

  test("the document's character database agrees with ours except for the listed fields", () => {
    const records = JSON.parse(JSON.stringify(evaluated(blocks[2]))) as Record<string, unknown>[];
    const ours = specCharacters();
    expect(records.map(({ id }) => id).toSorted()).toEqual(ours.map(({ id }) => id).toSorted());
    const departures = Object.fromEntries(
      records.flatMap((record) => {
        const own: Readonly<Record<string, unknown>> = { ...ours.find(({ id }) => id === record.id)! };
        expect(Object.keys(own)).toEqual(expect.arrayContaining(Object.keys(record)));
        // Names, titles and abilities are our texts.
        const { name: _name, title: _title, abilities: _abilities, ...facts } = record;
        const fields = Object.keys(facts).filter((field) => facts[field] !== own[field]);
        return fields.length > 0 ? [[String(record.id), fields]] : [];
      }),
    );
    expect(departures).toEqual(spec.departures);
  });

  test("the document's example region agrees with ours except for the spelling", () => {
    const { region: _spelled, ...example } = JSON.parse(blocks[9]!);
    expect(specRegions().find(({ id }) => id === example.id)).toMatchObject(example);
  });

  test('the document has the listed test scenarios only', () => {
    const names = [...written.matchAll(/^- \*\*(\d\. [^*]+)\*\*/gm)].map(([, name]) => name);
    expect(spec.scenarios.map(({ name }) => name)).toEqual(names);
    const tests = readFileSync(new URL('spec/scenarios.test.ts', folder), 'utf8');
    for (const { name } of spec.scenarios) expect(tests).toContain(`test('scenario ${name.charAt(0)}:`);
  });
});

interface Field {
  readonly field: string;
  readonly values?: readonly unknown[];
}

/** Returns the leaves of a schema in the notation of the specification. */
function fieldsOf(value: unknown, path: string): Field[] {
  if (Array.isArray(value)) return fieldsOf(value[0], `${path}[]`);
  if (typeof value !== 'object' || value === null) return [{ field: path }];
  const isLeaf = 'type' in value && typeof value.type === 'function';
  if (isLeaf && Object.keys(value).every((key) => ['type', 'enum', 'default'].includes(key)))
    return [{ field: path, ...('enum' in value ? { values: value.enum as unknown[] } : {}) }];
  return Object.entries(value).flatMap(([key, each]) => fieldsOf(each, path === '' ? key : `${path}.${key}`));
}
