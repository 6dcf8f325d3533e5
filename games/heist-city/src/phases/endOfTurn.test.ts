import { cloneJson } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { scene } from '../../test/scene.ts';
import { DEFAULT, type Variant } from '../state/variants.ts';
import { areaTurns } from '../units/turnStructure.ts';
import { endTurn, getEndOfTurnEffects } from './endOfTurn.ts';

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
