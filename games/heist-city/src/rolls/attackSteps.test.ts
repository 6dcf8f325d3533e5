import { describe, expect, it } from 'vitest';
import {
  asked,
  BRAIN,
  ENEMY_BRAIN,
  ENEMY_FACE,
  ENEMY_MUSCLE,
  ENEMY_SPOOK,
  eventsOf,
  FACE,
  GUARD,
  hex,
  legal,
  MUSCLE,
  NINJA,
  play,
  refusal,
  SPOOK,
  scored,
  table,
  under,
  whereIs,
} from '../../test/table.ts';
import { en } from '../../texts/en/index.ts';
import type { Variant } from '../state/variants.ts';

const shot = (target: number, weapon = 'plink-gun') => ({ type: 'attack', weapon, target }) as const;

/** Returns a match with an Overt Spook with a Plink Gun and an Overt Brain five hexes away. */
function duel(...variants: Variant[]) {
  return table({
    ...under(...variants),
    acting: SPOOK,
    spook: { at: [0, 0], items: ['plink-gun'] },
    'enemy-brain': { at: [5, 0] },
  });
}

describe('Ranged attack', () => {
  it('a ranged attack above its number hits, and the unsaved damage is taken (K1)', () => {
    const match = duel();
    const events = play(match, shot(ENEMY_BRAIN), [4, 4, 3, 3]);
    expect(eventsOf(events, 'hit')[0]).toMatchObject({ number: 7, total: 8, damage: 2 });
    expect(eventsOf(events, 'saved')[0]).toMatchObject({ number: 7, total: 6, prevented: 0, damage: 2 });
    expect(match.state.characters[ENEMY_BRAIN]!.wounds).toBe(4);
  });

  it('a ranged attack that equals its number misses, without a save (K2)', () => {
    const match = duel();
    play(match, shot(ENEMY_BRAIN), [4, 3]);
    expect(match.state.characters[ENEMY_BRAIN]!.wounds).toBe(6);
  });

  it('under hit-gte a ranged attack that equals its number hits (K2)', () => {
    const match = duel('hit-gte');
    play(match, shot(ENEMY_BRAIN), [4, 3, 1, 1]);
    expect(match.state.characters[ENEMY_BRAIN]!.wounds).toBe(4);
  });

  it('a save prevents one point of damage, plus one per point above its number (K3)', () => {
    const match = duel();
    play(match, shot(ENEMY_BRAIN), [4, 4, 4, 3]);
    expect(match.state.characters[ENEMY_BRAIN]!.wounds).toBe(5);
  });

  it('each ranged attack of an activation is harder, with one number for all rolls of an action (K6, K8)', () => {
    const match = table({
      acting: MUSCLE,
      muscle: { at: [0, 0], items: ['machine-gun'] },
      'enemy-ninja': { at: [5, 0] },
    });
    const first = play(match, shot(7, 'machine-gun'), [1, 1, 1, 1, 1, 1]);
    expect(eventsOf(first, 'missed').map(({ number }) => number)).toEqual([8, 8, 8]);
    const second = play(match, shot(7, 'machine-gun'), [5, 4, 1, 1, 1, 1]);
    expect(eventsOf(second, 'missed').map(({ number }) => number)).toEqual([9, 9, 9]);
  });

  it('the repeat penalty counts other guns but not fists; by variant only the same weapon (K7)', () => {
    const armed = { at: [0, 0], items: ['plink-gun', 'uzi'] } as const;
    const target = { at: [1, 0] } as const;
    const number = (match: ReturnType<typeof table>) =>
      eventsOf(play(match, shot(ENEMY_BRAIN, 'uzi'), [1, 1, 1, 1, 1, 1]), 'missed')[0]!.number;
    const after = table({ acting: SPOOK, spook: armed, 'enemy-brain': target });
    play(after, shot(ENEMY_BRAIN), [1, 1]);
    expect(number(after)).toBe(8);
    const byWeapon = table({ ...under('repeat-weapon'), acting: SPOOK, spook: armed, 'enemy-brain': target });
    play(byWeapon, shot(ENEMY_BRAIN), [1, 1]);
    expect(number(byWeapon)).toBe(7);
    const afterFist = table({ acting: SPOOK, spook: armed, 'enemy-brain': target });
    play(afterFist, shot(ENEMY_BRAIN, 'fist'), [1, 1, 1, 1]);
    expect(number(afterFist)).toBe(7);
  });

  it('a weapon with Reload attacks once, then again after a Reload (K15)', () => {
    const match = table({
      acting: SPOOK,
      spook: { at: [0, 0], items: ['double-barrel'] },
      'enemy-brain': { at: [3, 0] },
    });
    play(match, shot(ENEMY_BRAIN, 'double-barrel'), [1, 1, 1, 1]);
    expect(refusal(match, shot(ENEMY_BRAIN, 'double-barrel'))).toBe('not-loaded');
    play(match, { type: 'reload', weapon: 'double-barrel' });
    expect(refusal(match, { type: 'reload', weapon: 'double-barrel' })).toBe('loaded');
    const events = play(match, shot(ENEMY_BRAIN, 'double-barrel'), [1, 1, 1, 1]);
    expect(eventsOf(events, 'missed')[0]).toMatchObject({ number: 8 });
  });

  it('splash also hits the units beside the target (K16)', () => {
    const scene = {
      acting: SPOOK,
      spook: { at: [0, 0], items: ['rocket'] },
      face: { at: [4, 0], stance: 'hidden' },
      'enemy-muscle': { at: [6, 0] },
      'enemy-brain': { at: [7, 0] },
    } as const;
    const hit = table(scene);
    play(hit, shot(ENEMY_MUSCLE, 'rocket'), [5, 4, 3, 2, 4, 4]);
    expect(hit.state.characters[ENEMY_MUSCLE]!.wounds).toBe(4);
    expect(hit.state.characters[ENEMY_BRAIN]!.wounds).toBe(3);
    expect(hit.state.characters[FACE]!.wounds).toBe(7);
    const miss = table(scene);
    play(miss, shot(ENEMY_MUSCLE, 'rocket'), [4, 3]);
    expect(miss.state.characters[SPOOK]!.items[0]!.loaded).toBe(false);
  });

  it('a guard at 0 wounds is removed without points (K28)', () => {
    const scene = {
      acting: SPOOK,
      spook: { at: [0, 0], items: ['plink-gun'] },
      npcs: [{ kind: 'guard', at: [3, 0] }],
    } as const;
    const felled = table(scene);
    play(felled, shot(GUARD), [4, 4, 5, 5]);
    expect(felled.state.npcs[0]!.cell).toBe(-1);
    expect(scored(felled)).toEqual([]);
    const saved = table(scene);
    play(saved, shot(GUARD), [4, 4, 5, 6]);
    expect(saved.state.npcs[0]!.wounds).toBe(1);
  });

  it('a ranged attack is refused out of range, without sight, at allies and at Unconscious targets', () => {
    const match = table({
      map: 'ballroom',
      acting: SPOOK,
      spook: { at: [0, 0], items: ['plink-gun'] },
      face: { at: [0, 1] },
      'enemy-face': { at: [0, 8] },
      'enemy-brain': { at: [0, 2], stance: 'unconscious' },
    });
    expect(refusal(match, shot(FACE))).toBe('not-an-enemy');
    expect(refusal(match, shot(ENEMY_FACE))).toBe('out-of-range');
    expect(refusal(match, shot(ENEMY_BRAIN))).toBe('no-target');
    expect(refusal(match, shot(99))).toBe('no-target');
    expect(refusal(match, shot(ENEMY_FACE, 'rocket'))).toBe('not-carrying');
    expect(refusal(match, shot(ENEMY_FACE, 'lockpicks'))).toBe('not-a-weapon');
    expect(en.refusal['out-of-range']).toContain('R 9.5');
  });

  it('under split-fire the target may change between rolls, and the attack continues after a fall', () => {
    const match = table({
      ...under('split-fire'),
      acting: MUSCLE,
      muscle: { at: [0, 0], items: ['machine-gun'] },
      'enemy-face': { at: [5, 0], wounds: 1 },
      'enemy-brain': { at: [0, 5] },
    });
    play(match, shot(ENEMY_FACE, 'machine-gun'), [6, 6, 1, 1]);
    expect(asked(match)).toBe('0 attack.aim');
    play(match, { type: 'aim', target: ENEMY_BRAIN }, [6, 6, 1, 1]);
    expect(match.state.characters[ENEMY_BRAIN]!.wounds).toBe(4);
    play(match, { type: 'aim', target: ENEMY_FACE }, [6, 6, 1, 1]);
    expect(match.state.characters[ENEMY_FACE]!.stance).toBe('unconscious');
    expect(asked(match)).toBe('0 act');
  });

  it('under hidden-untargetable a Hidden character can be shot only from nearby', () => {
    const at = (q: number) =>
      table({
        ...under('hidden-untargetable'),
        acting: SPOOK,
        spook: { at: [0, 0], items: ['plink-gun'] },
        'enemy-face': { at: [q, 0], stance: 'hidden' },
      });
    expect(refusal(at(4), shot(ENEMY_FACE))).toBe('unseen');
    expect(refusal(at(3), shot(ENEMY_FACE))).toBeUndefined();
  });
});

describe('Melee attack', () => {
  it('the first melee attack of a Hidden Ninja is easier and harms an unhurt target more (K10)', () => {
    const match = table({
      acting: NINJA,
      ninja: { at: [0, 0], stance: 'hidden', items: ['katana'] },
      'enemy-face': { at: [1, 0] },
    });
    const events = play(match, shot(ENEMY_FACE, 'katana'), [4, 3, 2, 3, 4, 3, 6, 3]);
    expect(eventsOf(events, 'hit').map(({ number, damage }) => [number, damage])).toEqual([
      [6, 4],
      [6, 3],
    ]);
    expect(match.state.characters[ENEMY_FACE]!.wounds).toBe(2);
    expect(match.state.characters[NINJA]!.stance).toBe('hidden');
  });

  it('a melee hit reveals a Hidden target even if all damage is saved, and scores each time (S20, V10)', () => {
    const match = table({
      acting: NINJA,
      ninja: { at: [0, 0], items: ['bonk-stick'] },
      'enemy-spook': { at: [1, 0], stance: 'hidden' },
    });
    play(match, shot(ENEMY_SPOOK, 'bonk-stick'), [6, 6, 6, 6]);
    expect(match.state.characters[ENEMY_SPOOK]!.stance).toBe('overt');
    expect(scored(match)).toEqual([`${NINJA} reveal-hidden`]);
  });

  it('a melee hit leaves a Disguised target Disguised, except by variant (S22)', () => {
    const after = (...variants: Variant[]) => {
      const match = table({
        ...under(...variants),
        acting: NINJA,
        ninja: { at: [0, 0], items: ['bonk-stick'] },
        'enemy-face': { at: [1, 0], stance: 'disguised' },
      });
      play(match, shot(ENEMY_FACE, 'bonk-stick'), [6, 6, 1, 1]);
      return [match.state.characters[ENEMY_FACE]!.stance, scored(match)];
    };
    expect(after()).toEqual(['disguised', []]);
    expect(after('melee-reveals-disguise')).toEqual(['overt', [`${NINJA} reveal-disguised`]]);
  });

  it('a melee attack that downs a Hidden target scores the reveal first, then the down (K30)', () => {
    const match = table({
      acting: NINJA,
      ninja: { at: [0, 0], stance: 'hidden', items: ['katana'] },
      'enemy-spook': { at: [1, 0], stance: 'hidden', wounds: 2 },
    });
    play(match, shot(ENEMY_SPOOK, 'katana'), [6, 6, 1, 1]);
    expect(scored(match)).toEqual([`${NINJA} reveal-hidden`, `${NINJA} down-enemy`]);
  });

  it('a melee attack stops when the target falls, and the other rolls are lost (K27)', () => {
    const match = table({
      acting: NINJA,
      ninja: { at: [0, 0], items: ['lazer-sword'] },
      'enemy-face': { at: [1, 0], wounds: 1 },
    });
    play(match, shot(ENEMY_FACE, 'lazer-sword'), [6, 6, 1, 1]);
    expect(match.state.characters[ENEMY_FACE]).toMatchObject({ stance: 'stunned', wounds: 0, downs: 1 });
  });

  it('a Hedgehog Suit hits every unit beside the wielder, but not the wielder (K17)', () => {
    const scene = {
      acting: MUSCLE,
      muscle: { at: [0, 0], items: ['hedgehog-suit'] },
      face: { at: [-1, 0] },
      'enemy-face': { at: [1, 0] },
      'enemy-brain': { at: [0, 1] },
      'enemy-muscle': { at: [2, 0] },
    } as const;
    const match = table(scene);
    play(match, shot(ENEMY_FACE, 'hedgehog-suit'), [6, 6, 1, 1, 1, 1, 1, 1]);
    expect([FACE, ENEMY_FACE, ENEMY_BRAIN, ENEMY_MUSCLE].map((unit) => match.state.characters[unit]!.wounds)).toEqual([
      3, 3, 2, 9,
    ]);
    const around = table({ ...scene, ...under('splash-target-only') });
    play(around, shot(ENEMY_FACE, 'hedgehog-suit'), [6, 6, 1, 1, 1, 1, 1, 1]);
    expect([FACE, ENEMY_FACE, ENEMY_BRAIN, ENEMY_MUSCLE].map((unit) => around.state.characters[unit]!.wounds)).toEqual([
      7, 3, 2, 5,
    ]);
  });

  it('under fist-fallback-only only unarmed characters attack with fists', () => {
    const match = table({
      ...under('fist-fallback-only'),
      acting: NINJA,
      ninja: { at: [0, 0], items: ['katana'] },
      'enemy-face': { at: [1, 0] },
    });
    expect(refusal(match, shot(ENEMY_FACE, 'fist'))).toBe('armed');
    expect(legal(match, 'attack').map(({ weapon }) => weapon)).toEqual(['katana']);
  });
});

describe('State of the attacker', () => {
  const after = (stance: 'hidden' | 'disguised', weapon: string) => {
    const match = table({
      acting: NINJA,
      ninja: { at: [0, 0], stance, items: weapon === 'fist' ? [] : [weapon] },
      'enemy-face': { at: [1, 0] },
    });
    play(match, shot(ENEMY_FACE, weapon));
    return match.state.characters[NINJA]!.stance;
  };

  it.each([
    ['hidden', 'silenced-plink-gun', 'hidden'],
    ['hidden', 'machine-gun', 'overt'],
    ['hidden', 'lazer', 'overt'],
    ['hidden', 'fist', 'hidden'],
    ['hidden', 'dart-gun', 'hidden'],
    ['hidden', 'bonk-stick', 'hidden'],
    ['disguised', 'lazer', 'disguised'],
    ['disguised', 'plink-gun', 'overt'],
    ['disguised', 'fist', 'disguised'],
    ['disguised', 'dart-gun', 'disguised'],
    ['disguised', 'katana', 'overt'],
  ] as const)('a %s attacker with %s is %s afterwards (S1 to S7)', (before, weapon, state) => {
    expect(after(before, weapon)).toBe(state);
  });
});

describe('Thrown weapon', () => {
  const knife = (q: number) =>
    table({
      acting: NINJA,
      ninja: { at: [0, 0], stance: 'hidden', items: ['knife'] },
      'enemy-face': { at: [q, 0] },
    });

  it("a thrown weapon makes one ranged roll, keeps its Notice, and lies in the target's hex (K20)", () => {
    const match = knife(4);
    const events = play(match, { type: 'throw-weapon', weapon: 'knife', target: ENEMY_FACE }, [5, 4, 1, 1]);
    expect(eventsOf(events, 'hit')[0]).toMatchObject({ number: 8, damage: 5 });
    expect(match.state.characters[NINJA]).toMatchObject({ stance: 'hidden', items: [] });
    expect(match.state.gear).toMatchObject([{ item: 'knife', known: true, cell: hex(match, 4, 0) }]);
  });

  it('a thrown weapon flies at most 4 hexes, and only some weapons can be thrown (K20)', () => {
    expect(refusal(knife(5), { type: 'throw-weapon', weapon: 'knife', target: ENEMY_FACE })).toBe('out-of-range');
    expect(refusal(knife(4), { type: 'throw-weapon', weapon: 'fist', target: ENEMY_FACE })).toBe('not-throwable');
  });
});

describe('Rerolls', () => {
  it("a Rabbit's Foot lets its holder reroll once (K26)", () => {
    const match = table({
      acting: SPOOK,
      spook: { at: [0, 0], items: ['plink-gun', 'rabbits-foot'] },
      'enemy-brain': { at: [5, 0] },
    });
    play(match, shot(ENEMY_BRAIN), [2, 2]);
    expect(asked(match)).toBe('0 reroll');
    expect(refusal(match, { type: 'reroll', with: '4-leaf-clover' })).toBe('not-carrying');
    play(match, { type: 'reroll', with: 'rabbits-foot' }, [6, 5, 1, 1]);
    expect(match.state.characters[ENEMY_BRAIN]!.wounds).toBe(4);
    expect(match.state.characters[SPOOK]!.items.map(({ item }) => item)).toEqual(['plink-gun']);
    play(match, shot(ENEMY_BRAIN), [2, 2]);
    expect(asked(match)).toBe('0 act');
  });

  it('a Clover serves the whole crew while its holder is not Unconscious (R 14.4)', () => {
    const scene = (stance: 'stunned' | 'unconscious') =>
      table({
        acting: SPOOK,
        spook: { at: [0, 0], items: ['plink-gun'] },
        brain: { at: [0, 9], stance, items: ['4-leaf-clover'] },
        'enemy-brain': { at: [5, 0] },
      });
    const match = scene('stunned');
    play(match, shot(ENEMY_BRAIN), [2, 2]);
    expect(asked(match)).toBe('0 reroll');
    play(match, { type: 'keep' }, []);
    expect(match.state.characters[BRAIN]!.items).toHaveLength(1);
    const out = scene('unconscious');
    play(out, shot(ENEMY_BRAIN), [2, 2]);
    expect(asked(out)).toBe('0 act');
  });

  it('a target with a reroll item may reroll its save (R 2.8)', () => {
    const match = table({
      acting: SPOOK,
      spook: { at: [0, 0], items: ['plink-gun'] },
      'enemy-brain': { at: [5, 0], items: ['rabbits-foot'] },
    });
    play(match, shot(ENEMY_BRAIN), [4, 4, 1, 1]);
    expect(asked(match)).toBe('1 reroll');
    play(match, { type: 'reroll', with: 'rabbits-foot' }, [6, 6], 1);
    expect(match.state.characters[ENEMY_BRAIN]!.wounds).toBe(6);
  });
});

describe('Push and pull', () => {
  const gravity = () =>
    table({
      acting: SPOOK,
      spook: { at: [0, 0], items: ['gravity-gun'] },
      'enemy-brain': { at: [3, 0] },
      npcs: [{ kind: 'turret', at: [7, 0] }],
    });

  it('the Gravity Gun pushes or pulls as its owner chooses, up to an obstacle (K18)', () => {
    const pushed = gravity();
    play(pushed, shot(ENEMY_BRAIN, 'gravity-gun'), [6, 6, 1, 1]);
    expect(asked(pushed)).toBe('0 attack.shove');
    expect(refusal(pushed, { type: 'shove', way: 'push', length: 7 })).toBe('out-of-range');
    play(pushed, { type: 'shove', way: 'push', length: 6 });
    expect(whereIs(pushed, ENEMY_BRAIN)).toEqual([6, 0]);
    const pulled = gravity();
    play(pulled, shot(ENEMY_BRAIN, 'gravity-gun'), [6, 6, 1, 1]);
    play(pulled, { type: 'shove', way: 'pull', length: 6 });
    expect(whereIs(pulled, ENEMY_BRAIN)).toEqual([1, 0]);
    const left = gravity();
    play(left, shot(ENEMY_BRAIN, 'gravity-gun'), [6, 6, 1, 1]);
    play(left, { type: 'shove', way: 'push', length: 0 });
    expect(whereIs(left, ENEMY_BRAIN)).toEqual([3, 0]);
  });

  it('a Grapple Gun that hits pulls its target next to the shooter (R 14.2)', () => {
    const scene = {
      acting: SPOOK,
      spook: { at: [0, 0], items: ['grapple-gun'] },
      'enemy-brain': { at: [4, 0] },
    } as const;
    const hit = table(scene);
    play(hit, shot(ENEMY_BRAIN, 'grapple-gun'), [6, 6, 1, 1]);
    expect(whereIs(hit, ENEMY_BRAIN)).toEqual([1, 0]);
    const miss = table(scene);
    play(miss, shot(ENEMY_BRAIN, 'grapple-gun'), [1, 1]);
    expect(whereIs(miss, ENEMY_BRAIN)).toEqual([4, 0]);
  });

  it('a Hidden character pushed next to a mob is revealed (R 8.6)', () => {
    const match = table({
      acting: SPOOK,
      spook: { at: [0, 0], items: ['grapple-gun'] },
      'enemy-brain': { at: [5, 0], stance: 'hidden' },
      npcs: [{ kind: 'guard', at: [1, 1] }],
    });
    play(match, shot(ENEMY_BRAIN, 'grapple-gun'), [6, 6, 1, 1]);
    expect(match.state.characters[ENEMY_BRAIN]!.stance).toBe('overt');
    expect(scored(match)).toEqual([]);
  });

  it('turrets cannot be pushed or pulled (R 14.2)', () => {
    const match = table({
      acting: SPOOK,
      spook: { at: [0, 0], items: ['gravity-gun'] },
      npcs: [{ kind: 'turret', at: [3, 0], wounds: 9 }],
    });
    play(match, shot(GUARD, 'gravity-gun'), [6, 6, 1, 1]);
    expect(asked(match)).toBe('0 act');
    expect(whereIs(match, GUARD)).toEqual([3, 0]);
  });
});
