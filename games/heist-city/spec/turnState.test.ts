import { cloneJson } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { advanceTurn, initiative, isWaiting } from '../src/units/turnStructure.ts';
import { scene } from '../test/scene.ts';
import {
  advanceToEndOfTurn,
  advanceToNextTurn,
  advanceToNPCPhase,
  allPlayersActivated,
  createInitialTurnState,
  getNextActivatingPlayer,
  markActivated,
} from './turnState.ts';

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
