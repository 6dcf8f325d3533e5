import { begin, canonical, fastChance, type Game, hashText, Match, silent, verifyMatch } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { testFormatter } from '../../test/testFormatter.ts';
import { heistCity } from '../game/game.ts';
import { siteOf } from '../map/site.ts';
import { ContentError, type HeistMap, items, mapOf, maps } from './index.ts';
import { LONGEST_MAP, readMap } from './ownMap.ts';

const yard = mapOf('hex-demo');

/** Map of a player: the demo map, smaller and with objectives. */
const backyard: HeistMap = {
  ...yard,
  id: 'own-map',
  name: 'Backyard',
  shape: { kind: 'hexagon', radius: 5 },
  walls: [[-1, 0, 3]],
  computers: [{ id: 'computer-1', at: [0, 1] }],
  drops: [{ id: 'drop-1', at: [0, -2], kind: 'info' }],
  portals: [{ id: 'portal-1', at: [5, 0] }],
  npcs: [{ id: 'guard-1', at: [-3, 0], kind: 'guard' }],
  zones: [
    { id: 'deploy-first', kind: 'deployment', seat: 0, cells: [[0, -5, 6]] },
    { id: 'deploy-second', kind: 'deployment', seat: 1, cells: [[-5, 5, 6]] },
  ],
  starts: [[0, 1, 2, 3, 4].map((q) => [q, -5]), [-4, -3, -2, -1, 0].map((q) => [q, 5])],
};
const text = JSON.stringify(backyard);

const start = (ownMap: string) => Match.create(heistCity, { options: { ownMap }, seats: 2, seed: 'own' });

describe('Own map', () => {
  test('an own map replaces the chosen site, and the match names it by its hash', () => {
    const match = start(text);
    const hash = hashText(text);
    expect(match.state.map).toBe(hash);
    expect(match.header).toMatchObject({ options: { ownMap: hash }, brought: { ownMap: text } });
    expect(siteOf(match.state.map).map).toEqual(backyard);
    expect(testFormatter().board(match.view(0), 0)).toContain('@');
    expect(Match.load(heistCity, match.save()).state).toEqual(match.state);
  });

  test('refuses a map with more unnamed gear markers than items (R 5.6)', () => {
    const marked = (count: number, item?: string) => ({
      ...backyard,
      gear: Array.from({ length: count }, (_, i) => ({ id: `gear-${i}`, at: [0, 2] as const, ...(item && { item }) })),
    });
    const shop = items.filter(({ source }) => source === 'shop').length;
    expect(start(JSON.stringify(marked(shop))).state.gear).toHaveLength(shop);
    expect(start(JSON.stringify(marked(shop + 5, 'plink-gun'))).state.gear).toHaveLength(shop + 5);
    const read = readMap(JSON.stringify(marked(shop + 1)));
    expect(read.ok ? [] : read.findings).toMatchObject([{ code: 'E_MAP_GEAR', path: ['gear', shop] }]);
    expect(() => start(JSON.stringify(marked(shop + 1)))).toThrow(/45 gear markers/);
  });

  test('an own map is in no state, view, patch or bookmark, and the file replays, forks and verifies', () => {
    const match = start(text);
    const dice = fastChance('walls');
    while (match.decisions.length > 0 && match.seq < 40) {
      const { seat } = match.decisions[0]!;
      match.apply(seat, dice.pick(match.legal(seat)));
      const kept = [match.state, match.view(seat), match.view('spectator'), match.patches(seat), match.bookmark()];
      expect(canonical(kept)).not.toContain('deploy-first');
    }
    const file = match.save();
    expect(file.split('deploy-first')).toHaveLength(2);
    expect(verifyMatch(file, () => heistCity as Game)).toMatchObject({ ok: true, actions: match.seq });
    expect(match.replay(10).state).toEqual(match.stateAt(10));
    expect(match.fork(10, 'another').legal(match.decisions[0]!.seat)).toBeDefined();
  });

  test.each(['one', 'two', 'three'])('a match on an own map can be played to the end at random (%s)', (seed) => {
    const ctx = { chance: fastChance(seed), log: silent };
    const state = begin(heistCity, heistCity.options.parse({ ownMap: text }), 2, ctx);
    for (let [decision] = heistCity.decisions(state); decision; [decision] = heistCity.decisions(state)) {
      const { seat } = decision;
      // Without concessions.
      const legal = heistCity.legal(state, seat).filter(({ type }) => type !== 'concede');
      heistCity.play(state, seat, ctx.chance.pick(legal), ctx);
    }
    expect(state.phase).toBe('game-over');
    expect(heistCity.outcome(state)).toBeDefined();
  });

  test.each(maps)('an own map may equal the built-in map $id', (map) => {
    const own = JSON.stringify(map);
    expect(own.length).toBeLessThan(LONGEST_MAP);
    expect(readMap(own)).toEqual({ ok: true, map });
  });

  test('options without an own map have no such field, and an empty one counts as none', () => {
    expect(heistCity.options.parse({})).not.toHaveProperty('ownMap');
    expect(start('').state.map).toBe('ballroom');
  });
});

describe('Refusals of own maps', () => {
  const sentence = (own: string) => {
    const { error } = heistCity.options.safeParse({ ownMap: own });
    return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n');
  };
  const drawn = (changes: object) => sentence(JSON.stringify({ ...backyard, ...changes }));

  test.each([
    ['no JSON', () => sentence('a big house'), 'This map cannot be played: this is not JSON.'],
    ['no map', () => sentence('[]'), 'This map cannot be played: '],
    ['no size', () => drawn({ shape: { kind: 'hexagon', radius: 99 } }), 'shape.radius'],
    ['things off the map', () => drawn({ computers: [{ id: 'c', at: [9, 9] }] }), '"c" at (9, 9) is off the map.'],
    ['items that do not exist', () => drawn({ gear: [{ id: 'g', at: [1, 1], item: 'railgun' }] }), 'item "railgun"'],
    ['a crew without a zone', () => drawn({ zones: backyard.zones.slice(0, 1) }), 'crew 2 has no deployment zone.'],
    ['crews walled off', () => drawn({ walls: [[-5, 0, 11]], npcs: [], portals: [] }), 'cannot be reached'],
    ['more than it may have', () => sentence(' '.repeat(LONGEST_MAP + 1)), '20000'],
  ])('an own map is refused with a sentence when it has %s', (_what, said, expected) => {
    expect(said()).toContain('ownMap: ');
    expect(said()).toContain(expected);
  });

  test('siteOf throws for a state without a valid map', () => {
    expect(() => siteOf('{}')).toThrow(ContentError);
    expect(() => start('{}')).toThrow('options.ownMap');
  });
});
