import { expect, it } from 'vitest';
import { scene } from '../test/scene.ts';
import * as engine from './index.ts';

const ids = (player: 1 | 2) => ['face', 'muscle', 'ninja', 'brain', 'spook'].map((role) => `p${player}-${role}`);

it('advanceToEndOfTurn follows the NPC phase', () => {
  const npcPhase = engine.advanceToNPCPhase({
    ...engine.createInitialTurnState(scene({})),
    npcPhaseComplete: true,
  });
  expect(npcPhase).toMatchObject({ phase: 'npc-phase', npcPhaseComplete: false });
  expect(engine.advanceToEndOfTurn(npcPhase)).toMatchObject({ phase: 'end-of-turn', npcPhaseComplete: true });
});

it('getNextActivatingPlayer skips a player whose characters have all activated or are Unconscious (R 6.3, 6.5)', () => {
  const state = scene({ 'enemy-spook': { stance: 'unconscious' } });
  const most = ids(2).slice(0, 4).reduce(engine.markActivated, engine.createInitialTurnState(state));
  expect(engine.getNextActivatingPlayer({ ...most, activePlayerNumber: 2 }, state)).toBe(1);
  expect(engine.getNextActivatingPlayer({ ...most, activePlayerNumber: 2 }, scene({}))).toBe(2);
});

it('allPlayersActivated is true when only Unconscious characters are left (R 6.6)', () => {
  const state = scene({ 'enemy-spook': { stance: 'unconscious' } });
  const turn = [...ids(1), ...ids(2).slice(0, 4)].reduce(engine.markActivated, engine.createInitialTurnState(state));
  expect(engine.allPlayersActivated(turn, state)).toBe(true);
  expect(engine.allPlayersActivated(turn, scene({}))).toBe(false);
});

it("calculateTeamVP sums the points of one player's characters (R 17.1)", () => {
  const state = scene({ face: { vp: 2 }, spook: { vp: 1 }, 'enemy-face': { vp: 4 } });
  expect([engine.calculateTeamVP(state, 1), engine.calculateTeamVP(state, 2)]).toEqual([3, 4]);
});
