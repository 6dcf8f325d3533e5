import { fastChance, KernelError, Match } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { asked, begun, eventsOf, hex, legal, NINJA, play, refusal, SPOOK, table, whereIs } from '../../test/table.ts';
import { testFormatter } from '../../test/testFormatter.ts';
import { items } from '../content/index.ts';
import { siteOf } from '../map/site.ts';
import type { Variant } from '../state/variants.ts';
import { PRESETS } from '../units/presets.ts';
import { heistCity } from './game.ts';

const BARE = { type: 'loadout', items: [[], [], [], [], []] } as const;

function fresh(options: object = {}) {
  return Match.create(heistCity, { options, seats: 2, seed: 'fresh', mode: 'companion', dice: 'fast' });
}

describe('Loadouts', () => {
  it('loadouts are chosen in secret and revealed together (R 3.6)', () => {
    const match = fresh();
    expect(asked(match)).toBe('0 loadout, 1 loadout');
    const [ghosts] = PRESETS;
    play(match, { type: 'loadout', items: ghosts!.items.map((list) => [...list]) }, [], 1);
    expect(match.view(0).loadouts[1]!.items).toEqual([null, null, null, null, null]);
    expect(match.view(1).loadouts[1]!.items).toEqual(ghosts!.items);
    expect(asked(match)).toBe('0 loadout');
    play(match, { ...BARE, items: [[], [], [], [], []] }, [6, 6, 1, 1], 0);
    expect(match.view(0).loadouts[1]!.items).toEqual(ghosts!.items);
    expect(match.state.characters[7]!.items.map(({ item }) => item)).toEqual(['katana', 'lockpicks']);
  });

  it('a loadout over budget, with duplicates, too many or unsold items is refused without a change (R 3.1 to 3.5)', () => {
    const match = fresh();
    const before = match.state;
    const of = (...list: string[]) => ({ type: 'loadout', items: [list, [], [], [], []] });
    expect(
      refusal(match, { type: 'loadout', items: [['gravity-gun', 'rocket'], ['long-gun', 'lazer-sword'], [], [], []] }),
    ).toBe('over-budget');
    expect(refusal(match, of('knife', 'knife'))).toBe('duplicate-item');
    expect(refusal(match, of('knife', 'plink-gun', 'donuts', 'smoke'))).toBe('too-many-items');
    expect(refusal(match, of('football'))).toBe('not-for-sale');
    expect(refusal(match, of('death-ray'))).toBe('unknown-item');
    expect(refusal(match, { type: 'loadout', items: [[]] })).toBe('malformed-action');
    expect(match.state).toBe(before);
  });

  it('every affordable preset is offered, and bare hands always', () => {
    expect(legal(fresh(), 'loadout')).toHaveLength(PRESETS.length);
    expect(legal(fresh({ budget: 0 }), 'loadout')).toEqual([BARE]);
  });
});

describe('Deployment', () => {
  const dealt = (variants: Variant[] = [], dice = [1, 2, 6, 6]) => {
    const match = fresh({ variants });
    play(match, { ...BARE, items: [[], [], [], [], []] }, [], 0);
    play(match, { ...BARE, items: [[], [], [], [], []] }, dice, 1);
    return match;
  };

  it('the higher roll deploys first, ties are rerolled; under p1-first there is no roll (R 5.1)', () => {
    expect(dealt().state.deploying).toBe(1);
    expect(dealt([], [1, 1, 1, 1, 6, 1, 2, 2]).state.deploying).toBe(0);
    expect(dealt(['p1-first'], []).state.deploying).toBe(0);
  });

  it('one player deploys all five, then the other, each on a free hex of the own zone (R 5.2)', () => {
    const match = dealt();
    const [zone, other] = [siteOf('ballroom').zones[1], siteOf('ballroom').zones[0]];
    expect(refusal(match, { type: 'deploy', cell: other[0]!, stance: 'hidden' })).toBe('not-in-zone');
    play(match, { type: 'deploy', cell: zone[0]!, stance: 'disguised' }, [], 1);
    expect(match.state.characters[5]).toMatchObject({ cell: zone[0], stance: 'disguised' });
    expect(refusal(match, { type: 'deploy', cell: zone[0]!, stance: 'hidden' })).toBe('occupied');
    for (let i = 1; i < 5; i++) play(match, { type: 'deploy', cell: zone[i]!, stance: 'overt' }, [], 1);
    expect(asked(match)).toBe('0 deploy');
  });

  it('start-overt and start-max-3-stealth limit how many start Hidden or Disguised', () => {
    const [cell] = siteOf('ballroom').zones[1];
    expect(refusal(dealt(['start-overt']), { type: 'deploy', cell, stance: 'hidden' })).toBe('must-be-overt');
    const match = dealt(['start-max-3-stealth']);
    const zone = siteOf('ballroom').zones[1];
    for (let i = 0; i < 3; i++) play(match, { type: 'deploy', cell: zone[i]!, stance: 'hidden' }, [], 1);
    expect(refusal(match, { type: 'deploy', cell: zone[3]!, stance: 'disguised' })).toBe('too-stealthy');
    expect(new Set(legal(match, 'deploy').map(({ stance }) => stance))).toEqual(new Set(['overt']));
  });

  it('each Spook may make two Moves before the first turn (N13)', () => {
    const match = dealt(['p1-first'], []);
    for (const seat of [0, 1] as const) {
      for (const cell of siteOf('ballroom').starts[seat]) play(match, { type: 'deploy', cell, stance: 'hidden' });
    }
    expect(asked(match)).toBe('0 under-cover');
    expect(match.state.phase).toBe('under-cover');
    play(match, legal(match, 'move').at(-1)!);
    play(match, legal(match, 'move').at(-1)!);
    expect(asked(match)).toBe('1 under-cover');
    const events = play(match, { type: 'end' });
    expect(eventsOf(events, 'turn')).toEqual([{ type: 'turn', turn: 1 }]);
    expect(match.state).toMatchObject({ phase: 'player-activation', turn: 1 });
    expect(whereIs(match, SPOOK)).not.toEqual([]);
  });
});

describe('Match', () => {
  it('an unknown map or variant throws an error that names the option', () => {
    expect(() => fresh({ map: 'nowhere' })).toThrow(KernelError);
    expect(() => fresh({ map: 'nowhere' })).toThrow('options.map');
    expect(() => fresh({ variants: ['no-such-ruling'] })).toThrow('options.variants');
  });

  it('gear is drawn from the items for sale, each at most once (R 5.6)', () => {
    const drawn = heistCity.setup(heistCity.options.parse({ map: 'bank-job-hex' }), 2, {
      chance: fastChance('gear'),
      log: () => {},
    });
    const ids = drawn.gear.map(({ item }) => item);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(items.find((item) => item.id === id)?.source).toBe('shop');
  });

  it('determinize puts no item that was read under another marker (R 5.6)', () => {
    const match = begun({ map: 'bank-job-hex' });
    const taken = items
      .filter(({ source }) => source === 'shop')
      .slice(0, -match.state.gear.length)
      .map(({ id }) => id);
    expect(match.edit(0, [[['read'], taken]])).toMatchObject({ ok: true });
    const world = heistCity.determinize(match.view(0), 0, fastChance('world'));
    for (const { item } of world.gear) expect(taken).not.toContain(item);
  });

  it('a random match stays under ten kilobytes of JSON and ends after five turns', () => {
    const chance = fastChance('size');
    const match = fresh({ map: 'bank-job-hex' });
    let largest = 0;
    while (match.decisions.length > 0) {
      const { seat } = match.decisions[0]!;
      match.apply(seat, chance.pick(match.legal(seat)));
      largest = Math.max(largest, JSON.stringify(match.state).length);
    }
    expect(largest).toBeLessThan(10_000);
    expect(match.state.turn).toBe(5);
    const metrics = heistCity.metrics(match.state);
    expect(metrics).toMatchObject({ turns: 5, 'alert.turn 1': match.state.alerts[0] });
    expect([0, 0.5, 1]).toContain(metrics['deploying.win']);
  });
});

describe('Texts of the game', () => {
  it('terms stand for hexes, characters, items and guards', () => {
    const term = (name: string) => heistCity.term?.(name, heistCity.options.parse({ map: 'ballroom' }));
    expect(term('0,0')).toBe(hex(begun({ map: 'ballroom' }), 0, 0));
    expect([term('ninja'), term('enemy-ninja')]).toEqual([2, 7]);
    expect(term('frag')).toEqual({ item: 'frag', loaded: true, uses: 1, found: false });
    expect(term('guard 0,0')).toMatchObject({ kind: 'guard', wounds: 1, charmed: false });
    expect(term('guard1')).toBe(10);
    expect([term('99,99'), term('guard99'), term('nobody'), term('katana 0,0'), term('')]).toEqual(
      Array(5).fill(undefined),
    );
  });

  it('the board shows every unit, and the crews below it', () => {
    const match = begun({ map: 'ballroom' });
    const text = testFormatter().board(match.view(0), 0)!;
    expect(text).toContain('Turn 1 of 5');
    for (const mark of ['F~', 'M~', 'N~', 'f~', 's~', '##', '[]', '@', '$', '?']) expect(text).toContain(mark);
    expect(text).toContain('Ninja 1: Hidden');
  });

  it('actions and events read as sentences', () => {
    const match = table({ acting: NINJA, ninja: { at: [0, 0], items: ['katana'] }, 'enemy-face': { at: [1, 0] } });
    const view = match.view(0);
    const { action: t, event: format } = testFormatter({ view });
    expect(t({ type: 'attack', weapon: 'katana', target: 5 })).toBe('attack Face 2 with Katana');
    expect(t({ type: 'move', to: hex(match, 2, -1) })).toBe('move to 2,-1');
    const events = play(match, { type: 'attack', weapon: 'katana', target: 5 }, [6, 6, 1, 1, 1, 1]);
    const sentences = events.map((event) => format(event));
    expect(sentences).toContain('Ninja 1 attacks Face 2 with Katana.');
    expect(sentences).toContain('Ninja 1 hits Face 2: 12 against 7.');
    expect(sentences).toContain('Face 2 has 4 wounds left.');
  });
});
