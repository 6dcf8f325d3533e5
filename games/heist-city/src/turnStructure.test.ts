import { cloneJson } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { scene } from '../test/scene.ts';
import {
  advanceToEndOfTurn,
  advanceToNextTurn,
  advanceToNPCPhase,
  advanceTurn,
  allPlayersActivated,
  areaTurns,
  createInitialTurnState,
  endTurn,
  getEndOfTurnEffects,
  getNextActivatingPlayer,
  initiative,
  isWaiting,
  markActivated,
  nextToActivate,
} from './turnStructure.ts';
import { DEFAULT, type Variant } from './variants.ts';

const marked = (state: Parameters<typeof createInitialTurnState>[0], ...units: number[]) =>
  units.reduce(markActivated, createInitialTurnState(state));

describe('Turn state', () => {
  it('a turn starts with all characters to activate and the deploying player first (T1)', () => {
    expect(createInitialTurnState(scene({ deploying: 1 }))).toEqual({
      turnNumber: 1,
      phase: 'player-activation',
      activePlayerNumber: 1,
      activationsRemaining: new Array(10).fill(true),
      npcPhaseComplete: false,
    });
  });

  it('the other player is next after an activation (T2)', () => {
    const state = scene({});
    const turn = marked(state, 0);
    expect(turn.activationsRemaining[0]).toBe(false);
    expect(turn.activePlayerNumber).toBe(1);
    expect(getNextActivatingPlayer(turn, state)).toBe(1);
  });

  it('a player whose opponent has no waiting character keeps activating (T3)', () => {
    const state = scene({});
    const turn = marked(state, 0, 5, 1, 6, 2, 7, 8, 9);
    expect(getNextActivatingPlayer(turn, state)).toBe(0);
    expect(getNextActivatingPlayer(markActivated(turn, 3), state)).toBe(0);
  });

  it('the activations end when all have activated (T4)', () => {
    const state = scene({});
    const most = marked(state, 0, 5, 1, 6, 2, 7, 3, 8, 4);
    expect(allPlayersActivated(most, state)).toBe(false);
    const all = markActivated(most, 9);
    expect(allPlayersActivated(all, state)).toBe(true);
    expect(advanceToNPCPhase(all)).toMatchObject({ phase: 'npc-phase', npcPhaseComplete: false });
  });

  it('a character that falls Unconscious before activating is skipped (T6)', () => {
    const state = scene({});
    const turn = marked(state, 0, 5, 1, 6, 2, 7, 3, 8, 4);
    state.characters[9]!.stance = 'unconscious';
    expect(allPlayersActivated(turn, state)).toBe(true);
    const early = marked(state, 5, 6, 7, 8);
    expect(getNextActivatingPlayer({ ...early, activePlayerNumber: 1 }, state)).toBe(0);
  });

  it('a Stunned character activates (R 6.5)', () => {
    const state = scene({ face: { stance: 'stunned' }, muscle: { stance: 'unconscious' }, ninja: { activated: true } });
    expect([0, 1, 2, 3].map((unit) => isWaiting(state, unit))).toEqual([true, false, false, true]);
  });

  it('the end of turn follows the NPC phase (T7)', () => {
    const turn = advanceToEndOfTurn(advanceToNPCPhase(createInitialTurnState(scene({}))));
    expect(turn).toMatchObject({ phase: 'end-of-turn', npcPhaseComplete: true });
  });

  it('the deploying player has the initiative on odd turns (T9)', () => {
    expect([1, 2, 3, 4, 5].map((turn) => initiative({ turn, deploying: 1 }))).toEqual([1, 0, 1, 0, 1]);
    const state = scene({ deploying: 1 });
    const second = advanceToNextTurn(createInitialTurnState(state), state);
    expect(second).toMatchObject({ turnNumber: 2, phase: 'player-activation', activePlayerNumber: 0 });
  });

  it('the game is over after the fifth turn (R 19.4)', () => {
    const state = scene({ turn: 5 });
    let turn = createInitialTurnState(state);
    for (let i = 0; i < 5; i++) turn = advanceToNextTurn(turn, state);
    expect(turn).toMatchObject({ turnNumber: 5, phase: 'game-over' });
    advanceTurn(state);
    expect(state).toMatchObject({ turn: 5, phase: 'game-over' });
  });

  it('advanceTurn changes a match as advanceToNextTurn changes its turn state', () => {
    const state = scene({ turn: 2 });
    advanceTurn(state);
    expect(state).toMatchObject({ turn: 3, phase: 'player-activation' });
  });

  it('turn functions leave their argument unchanged (T11)', () => {
    const state = scene({});
    const before = createInitialTurnState(state);
    const copy = cloneJson(before);
    for (const step of [advanceToNPCPhase, advanceToEndOfTurn]) step(before);
    markActivated(before, 3);
    advanceToNextTurn(before, state);
    expect(before).toEqual(copy);
  });
});

describe('nextToActivate', () => {
  it('activations alternate from the initiative until a side runs out (T2, T3)', () => {
    const state = scene({ deploying: 1 });
    const order: number[] = [];
    // Seat 0 is down to two characters.
    for (const unit of [2, 3, 4]) state.characters[unit]!.stance = 'unconscious';
    for (let seat = nextToActivate(state, -1); seat >= 0; seat = nextToActivate(state, seat)) {
      order.push(seat);
      const unit = state.characters.findIndex((_, unit) => Math.floor(unit / 5) === seat && isWaiting(state, unit));
      state.characters[unit]!.activated = true;
    }
    expect(order).toEqual([1, 0, 1, 0, 1, 1, 1]);
  });

  it('a character counts as activated even if it used no slot (T12)', () => {
    const state = scene({});
    for (const character of state.characters) character.activated = true;
    expect(nextToActivate(state, 0)).toBe(-1);
  });
});

describe('End of a turn', () => {
  function evening(...variants: Variant[]) {
    const state = scene({
      variants,
      face: { activated: true, connected: 1, inPlainSight: true, triedIntel: true },
      muscle: { activated: true, allEyes: true, wounds: 3, items: ['rocket'] },
      ninja: { activated: true, stance: 'unconscious', wounds: 0 },
      brain: { stance: 'stunned', wounds: 0, downs: 1 },
      npcs: [{ kind: 'guard', at: [0, 0] }],
      active: { character: 1, melee: 2 },
    });
    state.characters[1]!.items[0]!.loaded = false;
    state.npcs[0]!.charmed = true;
    state.drops.push({ kind: 'info', cell: 7, uploadedThisTurn: true });
    for (const effect of ['smoke', 'freeze', 'shock'] as const)
      state.areas.push({ effect, cells: [1], turns: areaTurns(state) });
    return state;
  }

  it('the end of a turn ends its effects and readies every character that is not Unconscious (T8)', () => {
    const state = evening();
    endTurn(state);
    expect(state.areas).toEqual([]);
    expect(state.activation).toBeNull();
    expect(state.npcs[0]!.charmed).toBe(false);
    expect(state.drops[0]).toEqual({ kind: 'info', cell: 7, uploadedThisTurn: false });
    const [face, muscle, ninja] = state.characters;
    expect(face).toMatchObject({ activated: false, connected: -1, triedIntel: false, inPlainSight: true });
    expect(muscle).toMatchObject({ activated: false, allEyes: false, wounds: 3, items: [{ loaded: false }] });
    expect(ninja).toMatchObject({ activated: true, stance: 'unconscious' });
  });

  it('the end of a turn wakes no character; under auto-wake it wakes the Stunned (B12)', () => {
    const state = evening();
    endTurn(state);
    expect(state.characters[3]).toMatchObject({ stance: 'stunned', wounds: 0 });
    const waking = evening('auto-wake');
    endTurn(waking);
    expect(waking.characters[3]).toMatchObject({ stance: 'overt', wounds: 4 });
    expect(waking.characters[2]).toMatchObject({ stance: 'unconscious' });
  });

  it('under plain-sight-turn the end of a turn ends In Plain Sight', () => {
    const state = evening('plain-sight-turn');
    endTurn(state);
    expect(state.characters[0]!.inPlainSight).toBe(false);
  });

  it('under effect-next-turn areas last one turn longer', () => {
    expect(areaTurns(DEFAULT)).toBe(1);
    const state = evening('effect-next-turn');
    endTurn(state);
    expect(state.areas).toHaveLength(3);
    endTurn(state);
    expect(state.areas).toEqual([]);
  });

  it('getEndOfTurnEffects equals the effect of endTurn and changes nothing (T11)', () => {
    const state = evening('auto-wake');
    const before = cloneJson(state);
    const effects = getEndOfTurnEffects(state);
    expect(state).toEqual(before);
    endTurn(state);
    expect({ ...before, ...effects }).toEqual(state);
  });
});
