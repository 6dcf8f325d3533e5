import { describe, expect, it } from 'vitest';
import {
  asked,
  BRAIN,
  begun,
  ENEMY_BRAIN,
  ENEMY_FACE,
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
  table,
  under,
  whereIs,
} from '../../test/table.ts';
import { testFormatter } from '../../test/testFormatter.ts';
import { cellsWithin } from '../map/blast.ts';
import { coordsOf, isBreakable, isWall, siteOf } from '../map/site.ts';
import { canActivate, getLegalActions, getRemainingSlots, getRepeatPenalty, isActionLegal } from './actions.ts';

const types = (match: ReturnType<typeof table>) => new Set(match.legal(0).map(({ type }) => type));

/** Returns a free hex beside a wall of some kind, and that wall. */
function besideWall(map: string, isSought: (cell: number) => boolean): { at: readonly [number, number]; wall: number } {
  const site = siteOf(map);
  for (let cell = 0; cell < site.size; cell++) {
    const wall = cellsWithin(site, cell, 1).find(isSought);
    if (wall !== undefined && !isWall(site, [], cell) && site.table[cell] === 0)
      return { at: coordsOf(site, cell), wall };
  }
  throw new Error(`no such wall on ${map}`);
}

const jail = siteOf('jail-break');
const brick = (cell: number) => isBreakable(jail, [], cell);
const steel = (cell: number) => jail.indestructible[cell] === 1;

describe('Legal actions', () => {
  it('a fresh Overt Ninja may move, use abilities, and attack only targets in reach (N1)', () => {
    const scene = (q: number) =>
      table({ acting: NINJA, ninja: { at: [0, 0], items: ['katana'] }, 'enemy-face': { at: [q, 0] } });
    for (const type of ['move', 'hustle', 'sprint', 'ninja-vanish'] as const) expect(types(scene(9))).toContain(type);
    for (const type of ['go-loud', 'mob-intel', 'ghost-hand', 'attack'] as const) {
      expect(types(scene(9))).not.toContain(type);
    }
    expect(types(scene(5))).toContain('ghost-hand');
    expect(types(scene(5))).not.toContain('attack');
    expect(legal(scene(1), 'attack').map(({ weapon }) => weapon)).toEqual(['katana', 'fist']);
  });

  it('a Stunned character may only wake up or end, an Unconscious one has no action (S25)', () => {
    const stunned = table({ acting: BRAIN, brain: { at: [0, 0], stance: 'stunned', wounds: 0 } });
    expect(stunned.legal(0)).toEqual([{ type: 'wake-up' }, { type: 'end' }]);
    const out = table({ acting: BRAIN, brain: { at: [0, 0], stance: 'unconscious', wounds: 0 } });
    expect(getLegalActions(out.state, BRAIN)).toEqual([]);
  });

  it('an action is refused for missing slots before its state is checked (N3)', () => {
    const match = table({ acting: NINJA, slots: 2, ninja: { at: [0, 0] } });
    expect(refusal(match, { type: 'sprint', to: hex(match, 1, 0) })).toBe('no-slots');
    expect(refusal(match, { type: 'wake-up' })).toBe('no-slots');
    expect(refusal(match, { type: 'hustle', to: hex(match, 1, 0) })).toBeUndefined();
  });

  it('Disguised characters neither Hustle nor Sprint; under hustle-overt-only neither do Hidden ones (N4)', () => {
    const to = { to: hex(table({}), 1, 0) };
    const as = (stance: 'disguised' | 'hidden', ...variants: 'hustle-overt-only'[]) =>
      table({ ...under(...variants), acting: FACE, face: { at: [0, 0], stance } });
    expect(refusal(as('disguised'), { type: 'hustle', ...to })).toBe('wrong-state');
    expect(refusal(as('disguised'), { type: 'sprint', ...to })).toBe('wrong-state');
    expect(refusal(as('hidden'), { type: 'hustle', ...to })).toBeUndefined();
    expect(refusal(as('hidden', 'hustle-overt-only'), { type: 'hustle', ...to })).toBe('wrong-state');
  });

  it('only the active character acts, and only in its phase (N8)', () => {
    const match = table({ acting: NINJA, ninja: { at: [0, 0] }, face: { at: [2, 0] } });
    expect(isActionLegal(match.state, FACE, { type: 'face-off' })).toMatchObject({
      legal: false,
      refusal: { code: 'not-active' },
    });
    const later = { ...match.state, phase: 'npc-phase' as const };
    expect(isActionLegal(later, NINJA, { type: 'go-loud' })).toMatchObject({
      legal: false,
      refusal: { code: 'wrong-phase' },
    });
    const { refusal: why } = isActionLegal(match.state, NINJA, { type: 'go-loud' });
    expect(testFormatter().refusal(why!)).toBe('Go Loud is not possible while Overt. (R 7.5)');
    expect(isActionLegal(match.state, NINJA, { type: 'move', to: hex(match, 1, 0) })).toEqual({ legal: true });
  });

  it('a role action is refused for another role', () => {
    const match = table({ acting: NINJA, ninja: { at: [0, 0] } });
    expect(refusal(match, { type: 'face-off' })).toBe('wrong-role');
  });

  it('equipment other than fists cannot be used in an area of shock (R 14.3)', () => {
    const match = table({
      acting: NINJA,
      ninja: { at: [0, 0], items: ['katana'] },
      'enemy-face': { at: [1, 0] },
      state: { areas: [{ effect: 'shock', cells: [hex(table({}), 0, 0)], turns: 1 }] },
    });
    expect(refusal(match, { type: 'attack', weapon: 'katana', target: ENEMY_FACE })).toBe('disabled');
    expect(refusal(match, { type: 'attack', weapon: 'fist', target: ENEMY_FACE })).toBeUndefined();
  });
});

describe('Slots', () => {
  it('a character has three slots, minus the cost of its actions (N2)', () => {
    const match = table({ acting: NINJA, ninja: { at: [0, 0] } });
    expect(getRemainingSlots(match.state, NINJA)).toBe(3);
    play(match, { type: 'move', to: hex(match, 1, 0) });
    expect(getRemainingSlots(match.state, NINJA)).toBe(2);
    expect(getRemainingSlots(match.state, FACE)).toBe(3);
  });

  it('repeated attacks count by kind (N14)', () => {
    const { state } = table({ acting: NINJA, ninja: { at: [0, 0] }, active: { character: NINJA, melee: 2 } });
    expect([getRepeatPenalty(state, NINJA, 'melee'), getRepeatPenalty(state, NINJA, 'ranged')]).toEqual([2, 0]);
  });

  it('an activation without a remaining choice ends by itself (R 7.1)', () => {
    const match = begun({ map: 'hex-demo' }, 'overt');
    play(match, { type: 'activate', character: NINJA });
    const [far] = legal(match, 'sprint');
    play(match, far!);
    expect(asked(match)).toBe('1 activate');
  });

  it('dropping an item is free, so a carrying character without slots is asked again (R 7.4)', () => {
    const match = table({ acting: NINJA, ninja: { at: [0, 0], items: ['katana'] } });
    play(match, { type: 'sprint', to: hex(match, 5, 0) });
    expect(match.legal(0)).toEqual([{ type: 'drop', what: { item: 'katana' } }, { type: 'end' }]);
    play(match, { type: 'drop', what: { item: 'katana' } });
    expect(match.state.gear).toMatchObject([{ item: 'katana', known: true, cell: hex(match, 5, 0) }]);
  });
});

describe('Activation', () => {
  it('a character can be activated once, unless it is Unconscious (N7)', () => {
    const match = begun({ map: 'hex-demo' });
    expect(canActivate(match.state, NINJA)).toBe(true);
    expect(canActivate({ ...match.state, phase: 'npc-phase' }, NINJA)).toBe(false);
    const characters = match.state.characters.map((one, unit) => {
      return unit === FACE
        ? { ...one, activated: true }
        : unit === MUSCLE
          ? { ...one, stance: 'unconscious' as const }
          : one;
    });
    const later = { ...match.state, characters };
    expect([FACE, MUSCLE, NINJA].map((unit) => canActivate(later, unit))).toEqual([false, false, true]);
  });

  it('an activation may use no slot, but passing is refused (T12)', () => {
    const match = begun({ map: 'hex-demo' });
    expect(refusal(match, { type: 'pass' })).toBe('no-passing');
    play(match, { type: 'activate', character: NINJA });
    play(match, { type: 'end' });
    expect(match.state.characters[NINJA]!.activated).toBe(true);
    expect(asked(match)).toBe('1 activate');
    expect(refusal(match, { type: 'activate', character: NINJA })).toBe('not-yours');
  });

  it('a character is activated once per turn (R 6.4)', () => {
    const match = begun({ map: 'hex-demo' });
    for (const character of [NINJA, ENEMY_FACE]) {
      play(match, { type: 'activate', character });
      play(match, { type: 'end' });
    }
    expect(refusal(match, { type: 'activate', character: NINJA })).toBe('already-activated');
  });

  it('under allow-pass a pass hands over, and two passes in a row end the activations', () => {
    const match = begun({ map: 'hex-demo', variants: ['allow-pass'] });
    play(match, { type: 'pass' });
    expect(asked(match)).toBe('1 activate');
    play(match, { type: 'activate', character: ENEMY_FACE });
    play(match, { type: 'end' });
    play(match, { type: 'pass' });
    expect(match.state.turn).toBe(1);
    play(match, { type: 'pass' });
    expect(match.state.turn).toBe(2);
  });

  it('a player may concede, which ends the match (R 17.3)', () => {
    const match = begun({ map: 'hex-demo' });
    play(match, { type: 'concede' });
    expect(match.outcome).toMatchObject({ results: ['loss', 'win'], why: 'conceded' });
    expect(match.decisions).toEqual([]);
  });

  it('players may change the alert modifier only under alert-manual', () => {
    expect(refusal(begun({ map: 'hex-demo' }), { type: 'set-alert', modifier: 2 })).toBe('no-alert-changes');
    const match = begun({ map: 'hex-demo', variants: ['alert-manual'] });
    play(match, { type: 'set-alert', modifier: 2 });
    expect(match.state.alertModifier).toBe(2);
    expect(asked(match)).toBe('0 activate');
  });
});

describe('Movement actions', () => {
  it('Move, Hustle and Sprint reach M, 2M+2 and 3M+4 hexes (R 8.2)', () => {
    const match = table({ acting: NINJA, ninja: { at: [0, 0] } });
    const far = (type: 'move' | 'hustle' | 'sprint') => Math.max(...legal(match, type).map(({ to }) => to));
    expect(refusal(match, { type: 'move', to: hex(match, 5, 0) })).toBeUndefined();
    expect(refusal(match, { type: 'move', to: hex(match, 6, 0) })).toBe('blocked-path');
    expect(refusal(match, { type: 'hustle', to: hex(match, 12, 0) })).toBeUndefined();
    expect(refusal(match, { type: 'hustle', to: hex(match, 13, 0) })).toBe('blocked-path');
    expect(refusal(match, { type: 'sprint', to: hex(match, 15, 0) })).toBeUndefined();
    expect(far('sprint')).toBeGreaterThan(far('move'));
    expect(refusal(match, { type: 'move', to: hex(match, 0, 0) })).toBe('no-target');
    expect(refusal(match, { type: 'move', to: 5000 })).toBe('blocked-path');
  });

  it('a move follows the given path, and a refusal names the obstacle (R 8.1)', () => {
    const match = table({
      acting: NINJA,
      ninja: { at: [0, 0] },
      face: { at: [1, 0] },
      brain: { at: [3, 0], stance: 'unconscious' },
    });
    const to = (...path: [number, number][]) => {
      const cells = path.map(([q, r]) => hex(match, q, r));
      return { type: 'move', to: cells.at(-1)!, path: cells } as const;
    };
    expect(refusal(match, to([1, 0], [2, 0]))).toBe('blocked-path');
    expect(refusal(match, to([2, 0]))).toBe('blocked-path');
    expect(refusal(match, { ...to([0, 1]), to: hex(match, 2, 0) })).toBe('blocked-path');
    expect(refusal(match, to([0, 1], [1, 1], [2, 1], [3, 0]))).toBe('blocked-path');
    expect(refusal(match, to([0, 1], [1, 1], [2, 1], [3, 0], [4, 0]))).toBeUndefined();
    play(match, to([0, 1], [1, 1], [2, 0]));
    expect(whereIs(match, NINJA)).toEqual([2, 0]);
  });

  it('a move next to a mob reveals a Hidden character without points (S8)', () => {
    const go = (...items: string[]) => {
      const match = table({
        acting: NINJA,
        ninja: { at: [0, 0], stance: 'hidden', items },
        npcs: [{ kind: 'guard', at: [3, 0] }],
      });
      play(match, { type: 'move', to: hex(match, 2, 0), path: [hex(match, 1, 0), hex(match, 2, 0)] });
      return [match.state.characters[NINJA]!.stance, match.state.scores.length];
    };
    expect(go()).toEqual(['overt', 0]);
    expect(go('stealth-suit')).toEqual(['hidden', 0]);
    expect(go('security-uniform')).toEqual(['hidden', 0]);
  });

  it('passing a mob reveals too; without a given path the safe one is taken (S11)', () => {
    const scene = () =>
      table({ acting: SPOOK, spook: { at: [0, 0], stance: 'hidden' }, npcs: [{ kind: 'guard', at: [2, -1] }] });
    const passing = scene();
    const path = [hex(passing, 1, 0), hex(passing, 2, 0), hex(passing, 3, 0), hex(passing, 4, 0)];
    play(passing, { type: 'move', to: path[3]!, path });
    expect(passing.state.characters[SPOOK]!.stance).toBe('overt');
    const careful = scene();
    const events = play(careful, { type: 'hustle', to: hex(careful, 4, 0) });
    expect(careful.state.characters[SPOOK]!.stance).toBe('hidden');
    expect(eventsOf(events, 'noticed')).toEqual([]);
  });
});

describe('Role abilities', () => {
  it('Face Off disguises for two slots and is refused to Disguised characters (S12)', () => {
    const match = table({ acting: FACE, face: { at: [0, 0] } });
    play(match, { type: 'face-off' });
    expect(match.state.characters[FACE]!.stance).toBe('disguised');
    expect(match.state.activation!.slots).toBe(1);
    const disguised = table({ acting: FACE, face: { at: [0, 0], stance: 'disguised' } });
    expect(refusal(disguised, { type: 'face-off' })).toBe('wrong-state');
  });

  it('In Plain Sight keeps mobs and turrets off a character, once per game', () => {
    const match = table({ acting: FACE, face: { at: [0, 0] }, brain: { at: [9, 0] } });
    expect(refusal(match, { type: 'in-plain-sight', target: ENEMY_FACE })).toBe('no-target');
    play(match, { type: 'in-plain-sight', target: BRAIN });
    expect(match.state.characters[BRAIN]!.inPlainSight).toBe(true);
    expect(refusal(match, { type: 'in-plain-sight', target: FACE })).toBe('used-up');
  });

  it('Ninja Vanish hides and moves three hexes, once per game (S13)', () => {
    const match = table({ acting: NINJA, ninja: { at: [0, 0] } });
    expect(refusal(match, { type: 'ninja-vanish', to: hex(match, 4, 0) })).toBe('blocked-path');
    play(match, { type: 'ninja-vanish', to: hex(match, 3, 0) });
    expect(match.state.characters[NINJA]!.stance).toBe('hidden');
    expect(whereIs(match, NINJA)).toEqual([3, 0]);
    expect(refusal(match, { type: 'ninja-vanish', to: hex(match, 3, 0) })).toBe('used-up');
  });

  it('Ghost Hand attacks within five hexes, through walls, and reveals (K21)', () => {
    const match = table({
      acting: NINJA,
      ninja: { at: [0, 0], items: ['katana'] },
      'enemy-face': { at: [5, 0], stance: 'hidden' },
      'enemy-brain': { at: [6, 0] },
    });
    expect(refusal(match, { type: 'ghost-hand', weapon: 'katana', target: ENEMY_BRAIN })).toBe('out-of-range');
    const events = play(match, { type: 'ghost-hand', weapon: 'katana', target: ENEMY_FACE }, [6, 6, 6, 6, 1, 1]);
    expect(eventsOf(events, 'hit')[0]).toMatchObject({ number: 7 });
    expect(match.state.characters[ENEMY_FACE]!.stance).toBe('overt');
  });

  it('Push makes one roll and pushes the target two hexes; under push-full-attacks it makes all rolls of the weapon', () => {
    const scene = {
      acting: MUSCLE,
      muscle: { at: [0, 0], items: ['boxing-gloves'] },
      'enemy-face': { at: [1, 0] },
    } as const;
    const match = table(scene);
    play(match, { type: 'push', weapon: 'boxing-gloves', target: ENEMY_FACE }, [6, 6, 1, 1]);
    expect(whereIs(match, ENEMY_FACE)).toEqual([3, 0]);
    expect(match.state.characters[ENEMY_FACE]!.wounds).toBe(6);
    const full = table({ ...scene, ...under('push-full-attacks') });
    play(full, { type: 'push', weapon: 'boxing-gloves', target: ENEMY_FACE }, [6, 6, 1, 1, 6, 6, 1, 1, 1, 1]);
    expect(full.state.characters[ENEMY_FACE]!.wounds).toBe(5);
  });

  it('All Eyes On Me makes the Muscle Overt and reduces every hit by one (S23)', () => {
    const match = table({ acting: MUSCLE, muscle: { at: [0, 0], stance: 'hidden' } });
    play(match, { type: 'all-eyes-on-me' });
    expect(match.state.characters[MUSCLE]).toMatchObject({ stance: 'overt', allEyes: true, spent: ['all-eyes-on-me'] });
  });

  it('Move It Along moves an ally or a mob; a mob that comes near reveals only under mob-step-reveals (S10)', () => {
    const scene = (...variants: 'mob-step-reveals'[]) =>
      table({
        ...under(...variants),
        acting: BRAIN,
        brain: { at: [0, 0] },
        ninja: { at: [9, 0], stance: 'hidden' },
        'enemy-face': { at: [0, 5] },
        npcs: [
          { kind: 'guard', at: [5, 0] },
          { kind: 'turret', at: [5, 5] },
        ],
      });
    const match = scene();
    expect(refusal(match, { type: 'move-it-along', unit: ENEMY_FACE, to: hex(match, 0, 6) })).toBe('no-target');
    expect(refusal(match, { type: 'move-it-along', unit: 11, to: hex(match, 5, 6) })).toBe('no-target');
    play(match, { type: 'move-it-along', unit: GUARD, to: hex(match, 8, 0) });
    expect(match.state.characters[NINJA]!.stance).toBe('hidden');
    const watchful = scene('mob-step-reveals');
    play(watchful, { type: 'move-it-along', unit: GUARD, to: hex(watchful, 8, 0) });
    expect(watchful.state.characters[NINJA]!.stance).toBe('overt');
  });

  it("under brain-one-hex the Brain's moves are one hex", () => {
    const match = table({ ...under('brain-one-hex'), acting: BRAIN, brain: { at: [0, 0] }, ninja: { at: [5, 0] } });
    expect(refusal(match, { type: 'move-it-along', unit: NINJA, to: hex(match, 7, 0) })).toBe('blocked-path');
    expect(legal(match, 'move-it-along')).toHaveLength(6);
  });

  it('All According to Plan gives every other standing ally one Move, in any order, once per game (N9)', () => {
    const match = table({
      acting: BRAIN,
      brain: { at: [0, 0] },
      face: { at: [3, 0] },
      ninja: { at: [5, 0] },
      muscle: { at: [7, 0], stance: 'stunned' },
      spook: { at: [9, 0], stance: 'unconscious' },
    });
    play(match, { type: 'all-according-to-plan' });
    expect(asked(match)).toBe('0 free-moves');
    expect(refusal(match, { type: 'plan-move', unit: MUSCLE, to: hex(match, 8, 0) })).toBe('no-target');
    play(match, { type: 'plan-move', unit: NINJA, to: hex(match, 5, 5) });
    expect(refusal(match, { type: 'plan-move', unit: NINJA, to: hex(match, 5, 4) })).toBe('no-target');
    play(match, { type: 'plan-move', unit: FACE, to: hex(match, 3, 4) });
    expect(match.state.activation).toBeNull();
    expect(match.state.characters[NINJA]!.activated).toBe(false);
    expect(match.state.characters[BRAIN]!.spent).toEqual(['all-according-to-plan']);
  });

  it('CQC moves and attacks in one slot, with a growing penalty (N11)', () => {
    const match = table({ acting: SPOOK, spook: { at: [0, 0] }, 'enemy-brain': { at: [4, 0], wounds: 6 } });
    const strike = (q: number) => ({ type: 'cqc', to: hex(match, q, 0), weapon: 'fist', target: ENEMY_BRAIN }) as const;
    expect(refusal(match, strike(2))).toBe('out-of-range');
    const numbers = [0, 1, 2].map(() => eventsOf(play(match, strike(3), [1, 1, 1, 1]), 'missed')[0]!.number);
    expect(numbers).toEqual([9, 10, 11]);
    const alone = table({ acting: SPOOK, spook: { at: [0, 0] }, 'enemy-brain': { at: [5, 0] } });
    expect(legal(alone, 'cqc')).toEqual([]);
  });

  it('Wake Up costs three slots and restores four wounds at 0 wounds (S15, S16)', () => {
    const wake = (wounds: number, ...variants: 'wake-always-4'[]) => {
      const match = table({ ...under(...variants), acting: BRAIN, brain: { at: [0, 0], stance: 'stunned', wounds } });
      play(match, { type: 'wake-up' });
      return match.state.characters[BRAIN];
    };
    expect(wake(0)).toMatchObject({ stance: 'overt', wounds: 4 });
    expect(wake(5)).toMatchObject({ stance: 'overt', wounds: 5 });
    expect(wake(5, 'wake-always-4')).toMatchObject({ wounds: 4 });
  });
});

describe('Tools', () => {
  it('a Breaching Charge destroys an adjacent wall and is used up (N12)', () => {
    const { at, wall } = besideWall('jail-break', brick);
    const match = table({ map: 'jail-break', acting: BRAIN, brain: { at, items: ['breaching-charge'] } });
    const breach = { type: 'breaching-charge', cell: wall } as const;
    expect(legal(match, 'breaching-charge')).toContainEqual(breach);
    expect(refusal(match, { type: 'move', to: wall })).toBe('blocked-path');
    play(match, breach);
    expect(match.state.rubble).toEqual([wall]);
    expect(refusal(match, { type: 'move', to: wall })).toBeUndefined();
    expect(match.state.characters[BRAIN]!.items).toEqual([]);
  });

  it('a Breaching Charge is refused for indestructible walls, other hexes and targets out of reach (N12)', () => {
    const { at, wall } = besideWall('jail-break', steel);
    const match = table({ map: 'jail-break', acting: BRAIN, brain: { at, items: ['breaching-charge'] } });
    expect(refusal(match, { type: 'breaching-charge', cell: wall })).toBe('no-target');
    expect(refusal(match, { type: 'breaching-charge', cell: hex(match, ...at) })).toBe('no-target');
    expect(refusal(match, { type: 'breaching-charge', cell: jail.zones[0][0]! })).toBe('out-of-range');
  });

  it('HE destroys every wall in its blast except indestructible ones (R 14.3)', () => {
    const { at } = besideWall('jail-break', brick);
    const match = table({ map: 'jail-break', acting: BRAIN, brain: { at, items: ['he'] } });
    const own = hex(match, ...at);
    play(match, { type: 'throw', item: 'he', cell: own }, [6, 6, 6, 6]);
    expect(match.state.rubble).toEqual(cellsWithin(jail, own, 1).filter(brick));
  });

  it('a Camera Squib attracts every mob without an adjacent Overt character, once per turn (R 14.6)', () => {
    const match = table({
      acting: FACE,
      face: { at: [0, 0], stance: 'hidden', items: ['camera-squib'] },
      'enemy-face': { at: [9, 1] },
      npcs: [
        { kind: 'guard', at: [8, 0] },
        { kind: 'guard', at: [9, 0] },
        { kind: 'turret', at: [0, 9] },
      ],
    });
    play(match, { type: 'camera-squib', cell: hex(match, 3, 0) });
    expect(whereIs(match, GUARD)).toEqual([4, 0]);
    expect(whereIs(match, 11)).toEqual([9, 0]);
    expect(refusal(match, { type: 'camera-squib', cell: hex(match, 3, 0) })).toBe('used-up');
  });
});

describe('Variant plan-first', () => {
  it('under plan-first the whole activation is planned, and steps that became impossible are lost (C18)', () => {
    const match = begun({ map: 'hex-demo', variants: ['plan-first'] });
    play(match, { type: 'activate', character: NINJA });
    expect(asked(match)).toBe('0 plan');
    const loud = { type: 'go-loud' } as const;
    expect(refusal(match, { type: 'plan', actions: [loud, loud, loud, loud] })).toBe('too-many-slots');
    expect(refusal(match, { type: 'plan', actions: [{ type: 'wake-up' }] })).toBe('wrong-state');
    const events = play(match, { type: 'plan', actions: [loud, loud] });
    expect(eventsOf(events, 'plan-failed')).toMatchObject([{ action: 'go-loud', code: 'wrong-state' }]);
    expect(match.state.characters[NINJA]!.stance).toBe('overt');
    expect(asked(match)).toBe('1 activate');
  });
});

describe('Thrown items', () => {
  it('an Exploding Pen may be thrown with charm, is always spent, and keeps a disguise (K23)', () => {
    const scene = () =>
      table({
        acting: FACE,
        face: { at: [0, 0], stance: 'disguised', items: ['exploding-pen'] },
        'enemy-spook': { at: [3, 0] },
      });
    const hit = scene();
    const events = play(hit, { type: 'throw', item: 'exploding-pen', cell: hex(hit, 3, 0), using: 'C' }, [4, 3, 1, 1]);
    expect(eventsOf(events, 'hit')[0]).toMatchObject({ number: 6 });
    expect(hit.state.characters[ENEMY_SPOOK]!.wounds).toBe(4);
    expect(hit.state.characters[FACE]).toMatchObject({ stance: 'disguised', items: [] });
    const miss = scene();
    play(miss, { type: 'throw', item: 'exploding-pen', cell: hex(miss, 3, 0), using: 'C' }, [4, 2]);
    expect(miss.state.characters[FACE]!.items).toEqual([]);
  });

  it('Smoke needs no roll, blocks sight, and ends Hidden (K25)', () => {
    const match = table({
      acting: SPOOK,
      spook: { at: [0, 0], stance: 'hidden', items: ['smoke', 'plink-gun'] },
      'enemy-brain': { at: [6, 0] },
    });
    play(match, { type: 'throw', item: 'smoke', cell: hex(match, 3, 0) }, []);
    expect(match.state.areas).toMatchObject([{ effect: 'smoke', turns: 1 }]);
    expect(match.state.areas[0]!.cells).toHaveLength(7);
    expect(refusal(match, { type: 'attack', weapon: 'plink-gun', target: ENEMY_BRAIN })).toBe('no-sight');
    expect(match.state.characters[SPOOK]!.stance).toBe('overt');
  });

  it('a thrown item hits friend and foe, each with a save; under thrown-unlimited it is not used up (R 9.6)', () => {
    const scene = (...variants: 'thrown-unlimited'[]) =>
      table({
        ...under(...variants),
        acting: BRAIN,
        brain: { at: [0, 0], items: ['frag'] },
        'enemy-face': { at: [2, 0] },
        ninja: { at: [3, 0] },
        'enemy-brain': { at: [5, 0] },
      });
    const match = scene();
    play(match, { type: 'throw', item: 'frag', cell: hex(match, 2, 0) }, [6, 6, 1, 1, 1, 1, 1, 1]);
    expect([BRAIN, ENEMY_FACE, NINJA, ENEMY_BRAIN].map((unit) => match.state.characters[unit]!.wounds)).toEqual([
      3, 4, 4, 6,
    ]);
    const again = scene('thrown-unlimited');
    play(again, { type: 'throw', item: 'frag', cell: hex(again, 5, 0) }, [1, 1]);
    expect(refusal(again, { type: 'throw', item: 'frag', cell: hex(again, 5, 0) })).toBeUndefined();
    expect(refusal(again, { type: 'throw', item: 'frag', cell: hex(again, 6, 0) })).toBe('out-of-range');
    expect(refusal(again, { type: 'throw', item: 'frag', cell: hex(again, 5, 0), using: 'C' })).toBe('wrong-skill');
  });

  it('Freeze covers one hex and slows the unit in it (R 14.3)', () => {
    const match = table({ acting: BRAIN, brain: { at: [0, 0], items: ['freeze', 'shock'] }, ninja: { at: [3, 0] } });
    play(match, { type: 'throw', item: 'freeze', cell: hex(match, 3, 0) }, []);
    expect(match.state.areas).toEqual([{ effect: 'freeze', cells: [hex(match, 3, 0)], turns: 1 }]);
    expect(refusal(match, { type: 'move-it-along', unit: NINJA, to: hex(match, 6, 0) })).toBe('blocked-path');
    expect(refusal(match, { type: 'move-it-along', unit: NINJA, to: hex(match, 5, 0) })).toBeUndefined();
  });
});
