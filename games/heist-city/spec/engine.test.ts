import { describe, expect, it } from 'vitest';
import { actions } from '../src/content/index.ts';
import { dice, scene } from '../test/scene.ts';
import { NINJA, SPOOK, table } from '../test/table.ts';
import * as engine from './index.ts';

const { tokenOf } = engine;

describe('Engine of the specification', () => {
  const duel = () =>
    table({
      acting: SPOOK,
      slots: 2,
      spook: { at: [0, 0], stance: 'overt', items: ['plink-gun', 'katana'] },
      'enemy-brain': { at: [5, 0], stance: 'overt' },
      'enemy-face': { at: [1, 0], stance: 'hidden' },
      npcs: [{ kind: 'guard', at: [0, 3] }],
    }).state;

  it('getLegalActions gives the slot cost, valid targets and valid destinations', () => {
    const state = duel();
    const actions = engine.getLegalActions(tokenOf(state, 'p1-spook'), state);
    expect(actions.find(({ name }) => name.endsWith('Plink Gun'))).toMatchObject({
      actionId: 'attack-ranged',
      slotCost: 1,
      requiresTarget: true,
      validTargets: ['p2-face', 'p2-brain', 'npc-1'],
      metadata: { weaponId: 'plink-gun', actions: expect.arrayContaining([]) },
    });
    const move = actions.find(({ actionId }) => actionId === 'move')!;
    expect(move).toMatchObject({ slotCost: 1, requiresTarget: true });
    expect(move.validDestinations).toContainEqual({ q: -5, r: 0 });
    expect(move.validDestinations).not.toContainEqual({ q: 5, r: 0 });
    expect(move).not.toHaveProperty('validTargets');
    expect(actions.find(({ actionId }) => actionId === 'hustle')).toMatchObject({ slotCost: 2 });
    expect(actions.map(({ actionId }) => actionId)).not.toContain('sprint');
    expect(engine.getLegalActions(tokenOf(state, 'p1-ninja'), state)).toEqual([]);
  });

  it('isActionLegal gives the reason for an illegal action', () => {
    const state = duel();
    const spook = tokenOf(state, 'p1-spook');
    expect(engine.isActionLegal(spook, 'attack-ranged', 'p2-brain', state)).toEqual({ legal: true });
    expect(engine.isActionLegal(spook, 'move', { q: -5, r: 0 }, state)).toEqual({ legal: true });
    expect(engine.isActionLegal(spook, 'move', { q: -9, r: 0 }, state)).toMatchObject({ legal: false });
    expect(engine.isActionLegal(spook, 'attack-ranged', 'p2-ninja', state).reason).toMatch(/nothing there/);
    expect(engine.isActionLegal(spook, 'sprint', null, state).reason).toMatch(/takes 3 slots, and 2 are left/);
    expect(engine.isActionLegal(spook, 'ghost-hand', null, state).reason).toMatch(/another role/);
    const npcPhase = engine.advanceToNPCPhase(engine.createInitialTurnState(state));
    expect(engine.isActionLegal(spook, 'move', null, state, npcPhase).reason).toMatch(/Not in this phase/);
    expect(engine.isActionLegal(spook, 'move', { q: 99, r: 99 }, state).reason).toMatch(/nothing there/);
    expect(engine.isActionLegal(spook, 'end-activation', null, state)).toEqual({ legal: true });
    expect(engine.isActionLegal(spook, 'under-cover', null, state).reason).toMatch(/set-up/);
  });

  it('isActionLegal refuses an unknown action id and the actions of an NPC with a reason', () => {
    const state = duel();
    expect(engine.isActionLegal(tokenOf(state, 'p1-spook'), 'fly', null, state)).toEqual({
      legal: false,
      reason: 'There is no action "fly".',
    });
    const guard = tokenOf(state, 'npc-1');
    expect(engine.isActionLegal(guard, 'move', null, state)).toEqual({
      legal: false,
      reason: '"npc-1" is no character: NPCs act in their own phase.',
    });
    expect([engine.getLegalActions(guard, state), engine.getRemainingSlots(guard)]).toEqual([[], 0]);
  });

  const betweenActivations = () =>
    table({
      face: { at: [0, 0] },
      muscle: { at: [2, 0], activated: true },
      ninja: { at: [4, 0], stance: 'stunned' },
      brain: { at: [6, 0], stance: 'unconscious' },
      'enemy-face': { at: [0, 4] },
    }).state;

  it('getLegalActions lists the actions of every character that can be activated, with all slots (R 6.4, 7.1)', () => {
    const state = betweenActivations();
    const idsOf = (id: string) => engine.getLegalActions(tokenOf(state, id), state).map(({ actionId }) => actionId);
    expect(idsOf('p1-face')).toEqual(expect.arrayContaining(['move', 'hustle', 'sprint']));
    expect(idsOf('p2-face')).toContain('move');
    expect(idsOf('p1-ninja')).toEqual(['wake-up']);
    expect([idsOf('p1-muscle'), idsOf('p1-brain')]).toEqual([[], []]);
    expect(state.activation).toBeNull();
    const turn = engine.markActivated(engine.createInitialTurnState(state), 'p1-face');
    const face = tokenOf(state, 'p1-face');
    expect(engine.getLegalActions(face, state, turn)).toEqual([]);
    expect(engine.isActionLegal(face, 'move', null, state, turn).reason).toMatch(/has had its activation/);
    expect(engine.isActionLegal(tokenOf(state, 'p1-muscle'), 'move', null, state).reason).toMatch(/has had its/);
  });

  it.each([
    ['between activations', betweenActivations],
    ['during an activation', duel],
  ])('getRemainingSlots agrees with the legal actions %s', (_when, stateOf) => {
    const state = stateOf();
    const crews = engine.tokensOf(state).filter(({ playerNumber, position }) => playerNumber !== null && position);
    expect(crews.length).toBeGreaterThan(2);
    for (const character of crews) {
      const left = engine.getRemainingSlots(character);
      const listed = engine.getLegalActions(character, state);
      if (state.activation === null) expect(listed.length > 0, character.id).toBe(left > 0);
      for (const { id, slots } of actions) {
        const { legal, reason } = engine.isActionLegal(character, id, null, state);
        const isListed = listed.some(({ actionId }) => actionId === id);
        if (id !== 'end-activation') expect(legal, `${character.id} ${id}`).toBe(isListed);
        if (legal) expect(left, `${character.id} ${id}`).toBeGreaterThanOrEqual(slots);
        if (reason?.includes('slots')) expect(slots, `${character.id} ${id}: ${reason}`).toBeGreaterThan(left);
      }
    }
  });

  it('the engine counts slots, activations and repeated attacks of a character', () => {
    const state = table({
      acting: SPOOK,
      slots: 1,
      spook: { at: [0, 0] },
      active: { character: SPOOK, ranged: 2 },
    }).state;
    const spook = tokenOf(state, 'p1-spook');
    expect(engine.getRemainingSlots(spook)).toBe(1);
    expect(engine.getRepeatPenalty(spook, 'attack-ranged')).toBe(2);
    expect(engine.getRepeatPenalty(spook, 'attack-melee')).toBe(0);
    const turn = engine.createInitialTurnState(state);
    expect(engine.canActivate(tokenOf(state, 'p2-face'), turn)).toBe(true);
    expect(engine.canActivate(tokenOf(state, 'p2-face'), engine.markActivated(turn, 'p2-face'))).toBe(false);
  });

  it('the engine resolves attacks, saves, damage and checks with given rolls', () => {
    const state = duel();
    const [spook, brain] = [tokenOf(state, 'p1-spook'), tokenOf(state, 'p2-brain')];
    expect(engine.resolveRangedAttack(spook, brain, 'plink-gun', dice(4, 4), state)).toEqual({
      hit: true,
      roll: { dice1: 4, dice2: 4, total: 8 },
      targetNumber: 7,
      damage: 2,
      weaponId: 'plink-gun',
      attackerState: 'overt',
    });
    expect(engine.resolveDefenseSave(brain, 2, dice(4, 3))).toMatchObject({
      saved: true,
      damageReduced: 1,
      finalDamage: 1,
    });
    const { updatedTarget, stateChanged, vpAwarded } = engine.applyDamage(brain, 6);
    expect({ state: updatedTarget.state, wounds: updatedTarget.wounds, stateChanged, vpAwarded }).toEqual({
      state: 'stunned',
      wounds: 0,
      stateChanged: true,
      vpAwarded: true,
    });
    expect(brain.wounds).toBe(6);
    expect(engine.resolveHackCheck(brain, dice(4, 3), 0)).toEqual({ success: true, margin: 1 });
    expect(engine.resolveOpposedRoll(brain, spook, 'H', dice(6, 4), dice(2, 2)).winner).toBe('p2-brain');
    expect(engine.getEffectiveStats(spook)).toMatchObject({ BS: 7 });
  });

  it('expectedDamage computes the damage of attacker, target and weapon on a map', () => {
    const state = duel();
    const [spook, brain] = [tokenOf(state, 'p1-spook'), tokenOf(state, 'p2-brain')];
    // R 18.6: a hit of 2 against a save of 7 leaves 36/36, and BS 7 is beaten by 15 of 36.
    expect(engine.expectedDamage(spook, brain, 'plink-gun', state)).toBeCloseTo(15 / 36, 12);
    const guarded = table({ npcs: [{ kind: 'guard', at: [1, 0] }], face: { at: [0, 0], stance: 'overt' } }).state;
    expect(engine.expectedDamage(tokenOf(guarded, 'npc-1'), tokenOf(guarded, 'p1-face'), '', guarded)).toBeCloseTo(
      235 / 432,
      12,
    );
  });

  it('applyStateTransitions keeps a Hidden Ninja Hidden with a Silenced Plink Gun, but not with a Machine Gun', () => {
    const ninja = tokenOf(scene({ ninja: { at: [0, 0], stance: 'hidden' } }), 'p1-ninja');
    expect(engine.applyStateTransitions(ninja, 'attack-ranged', 'silenced-plink-gun', null).state).toBe('hidden');
    expect(engine.applyStateTransitions(ninja, 'attack-ranged', 'machine-gun', null).state).toBe('overt');
    expect(engine.getStateTransition(ninja, 'attack-ranged', 'silenced-plink-gun', null)).toBeNull();
    expect(engine.getStateTransition(ninja, 'go-loud', null, null)).toBe('overt');
  });

  it('getStateTransition returns null for an action that changes no state', () => {
    const ninja = tokenOf(scene({ ninja: { at: [0, 0], stance: 'hidden' } }), 'p1-ninja');
    const changed = actions.filter(({ id }) => engine.getStateTransition(ninja, id, null, null) !== null);
    expect(changed.map(({ id }) => id).toSorted()).toEqual([
      'all-eyes-on-me',
      'attack-melee',
      'attack-ranged',
      'cqc-technique',
      'face-off',
      'ghost-hand',
      'go-loud',
      'push',
      'throw',
    ]);
    expect(engine.getStateTransition(ninja, 'fly', null, null)).toBeNull();
    expect(engine.applyStateTransitions(ninja, 'reload', null, null)).toEqual(ninja);
  });

  it('getStateTransition reveals a Hidden character that moves into melee range of a mob (R 11.3)', () => {
    const moved = (at: [number, number], stance: 'hidden' | 'disguised', items: string[] = []) =>
      tokenOf(scene({ ninja: { at, stance, items }, npcs: [{ kind: 'guard', at: [1, 0] }] }), 'p1-ninja');
    for (const id of ['move', 'hustle', 'sprint'])
      expect(engine.getStateTransition(moved([0, 0], 'hidden'), id, null, null), id).toBe('overt');
    expect(engine.getStateTransition(moved([-1, 0], 'hidden'), 'move', null, null)).toBeNull();
    expect(engine.getStateTransition(moved([0, 0], 'disguised'), 'move', null, null)).toBeNull();
    expect(engine.getStateTransition(moved([0, 0], 'hidden'), 'reload', null, null)).toBeNull();
    const past = {
      path: [
        { q: 0, r: 0 },
        { q: -1, r: 0 },
      ],
    };
    expect(engine.getStateTransition(moved([-2, 0], 'hidden'), 'hustle', null, past)).toBe('overt');
    const away = { path: [{ q: -1, r: 0 }] };
    expect(engine.getStateTransition(moved([0, 0], 'hidden'), 'move', null, away)).toBeNull();
    expect(engine.applyStateTransitions(moved([-2, 0], 'hidden'), 'hustle', null, past)).toMatchObject({
      state: 'overt',
      position: { q: -1, r: 0 },
    });
  });

  it('applyStateTransitions applies a combat result to its target: a melee hit reveals, and wounds may down it', () => {
    const face = tokenOf(scene({ 'enemy-face': { at: [1, 0], stance: 'hidden' } }), 'p2-face');
    const result = (targetWoundsAfter: number, targetStateAfter: 'overt' | 'stunned') => ({
      attack: {
        hit: true,
        roll: dice(6, 6),
        targetNumber: 7,
        damage: 3,
        weaponId: 'katana',
        attackerState: 'overt' as const,
      },
      defense: null,
      targetWoundsAfter,
      targetStateAfter,
      targetDowned: targetStateAfter === 'stunned',
    });
    expect(engine.applyStateTransitions(face, 'attack-melee', 'katana', result(7, 'overt'))).toMatchObject({
      state: 'overt',
      wounds: 7,
    });
    expect(engine.getStateTransition(face, 'attack-melee', 'katana', result(0, 'stunned'))).toBe('stunned');
  });

  it('createInitialTurnState counts players from 1 and maps activations by id', () => {
    const state = scene({ deploying: 1, face: { at: [0, 0] } });
    const turn = engine.createInitialTurnState(state);
    expect(turn).toMatchObject({
      turnNumber: 1,
      phase: 'player-activation',
      activePlayerNumber: 2,
      npcPhaseComplete: false,
    });
    expect(turn.activationsRemaining.get('p1-face')).toBe(true);
    const next = engine.markActivated(turn, 'p2-brain');
    expect(next.activationsRemaining.get('p2-brain')).toBe(false);
    expect(engine.getNextActivatingPlayer(next, state)).toBe(1);
    expect(engine.allPlayersActivated(next, state)).toBe(false);
    const second = engine.advanceToNextTurn(engine.advanceToEndOfTurn(engine.advanceToNPCPhase(next)), state);
    expect(second).toMatchObject({ turnNumber: 2, activePlayerNumber: 1, phase: 'player-activation' });
  });

  it('the engine records points with a description, and scores escapes by the given zones', () => {
    const state = scene({ map: 'ballroom', turn: 5, face: { stance: 'overt' }, npcs: [] });
    const [own] = engine.zonesOf(state);
    const [{ q, r }] = own!.cells as [{ q: number; r: number }];
    const home = scene({ map: 'ballroom', turn: 5, face: { at: [q, r], stance: 'overt' } });
    const event = { type: 'escape', characterId: 'p1-face', points: 1, turnNumber: 5, description: 'Escape' };
    expect(engine.awardVP(tokenOf(home, 'p1-face'), 'escape', 5)).toEqual(event);
    expect(engine.calculateEscapeVP(home, engine.zonesOf(home), 5, 1)).toEqual([event]);
    expect(engine.calculateEscapeVP(home, engine.zonesOf(home), 4, 1)).toEqual([]);
    expect(engine.calculateEscapeVP(home, [{ playerNumber: 2, cells: own!.cells }], 5, 1)).toEqual([]);
    expect(engine.calculateTeamVP(home, 1)).toBe(0);
  });

  it('getVPOpportunities names targets by id', () => {
    const state = table({
      map: 'ballroom',
      acting: NINJA,
      ninja: { at: [-1, 0], stance: 'hidden' },
      'enemy-face': { at: [0, 0], stance: 'disguised' },
    }).state;
    const found = engine.getVPOpportunities(tokenOf(state, 'p1-ninja'), state);
    expect(found.map(({ type, targetId }) => `${type} ${targetId}`)).toEqual(
      expect.arrayContaining(['hack-computer computer-2', 'reveal-disguised p2-face']),
    );
    for (const opportunity of found) expect(Object.keys(opportunity)).toEqual(['type', 'targetId', 'estimatedVP']);
  });

  it('tokenOf throws for an unknown id', () => {
    for (const id of ['p3-face', 'p1-guard', 'npc-0', 'npc-9', 'face']) {
      expect(() => tokenOf(scene({}), id)).toThrow(`There is no "${id}"`);
    }
  });
});
