import { cloneJson } from '@tessera/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advanceToNextTurn,
  allPlayersActivated,
  createInitialTurnState,
  getNextActivatingPlayer,
  markActivated,
} from '../../spec/turnState.ts';
import { dice, scene } from '../../test/scene.ts';
import { checkReasons, pCheck, resolveCharmCheck, resolveHackCheck, resolveOpposedRoll } from '../dice/checks.ts';
import { actionOdds, expectedActionDamage, expectedDamage } from '../forecast/expectedDamage.ts';
import { getVPOpportunities } from '../forecast/opportunities.ts';
import { alertReasons, computeAlertLevel, npcPhaseLevel, predictAlertLevel } from '../guards/alertLevel.ts';
import {
  calculateEscapeVP,
  calculateExtractionVP,
  calculateTeamVP,
  decideWinner,
} from '../objectives/victoryPoints.ts';
import { getEndOfTurnEffects } from '../phases/endOfTurn.ts';
import { STANCES, type State } from '../state/state.ts';
import { VARIANTS } from '../state/variants.ts';
import { applyStateTransitions, getStateTransition, isExposedAt, TRIGGERS } from '../stealth/stateTransitions.ts';
import { freeSlots } from '../units/inventory.ts';
import { checkLoadout } from '../units/loadout.ts';
import { getEffectiveStats, statReasons } from '../units/stats.ts';
import { nextToActivate } from '../units/turnStructure.ts';
import { FIRST_NPC, unitsWithin } from '../units/units.ts';
import { resolveExchange, resolveMeleeAttack, resolveRangedAttack } from '../weapons/combat.ts';
import { attackDamageReasons } from '../weapons/damage.ts';
import { resolveDefenseSave, saveReasons } from '../weapons/save.ts';
import { declareAttack, targetNumberReasons } from '../weapons/targetNumber.ts';
import { applyDamage } from '../weapons/wounds.ts';

/** Pure functions of the rules over a state, by name. */
const QUESTIONS: Readonly<Record<string, (state: State, unit: number, other: number) => unknown>> = {
  computeAlertLevel: (state) => [
    computeAlertLevel(state),
    predictAlertLevel(state, 1, 2),
    npcPhaseLevel(state),
    alertReasons(state),
  ],
  stats: (state, unit) => [getEffectiveStats(state, unit), statReasons(state, unit, 'D'), freeSlots(state, unit)],
  resolveHackCheck: (state, unit) => [resolveHackCheck(state, unit, dice(3, 5), 1), pCheck(state, unit, 'H', 1)],
  resolveCharmCheck: (state, unit) => [
    resolveCharmCheck(state, unit, dice(3, 5), 2),
    checkReasons(state, unit, 'C', 2),
  ],
  resolveOpposedRoll: (state, unit, other) => resolveOpposedRoll(state, unit, other, 'H', dice(4, 4), dice(6, 5)),
  resolveMeleeAttack: (state, unit, other) => resolveMeleeAttack(state, unit, other, 'katana', dice(5, 5)),
  resolveRangedAttack: (state, unit, other) => resolveRangedAttack(state, unit, other, 'long-gun', dice(5, 5)),
  resolveExchange: (state, unit, other) =>
    resolveExchange(state, declareAttack(state, unit, other, 'fist', 'melee'), dice(6, 5), dice(2, 2)),
  attackReasons(state, unit, other) {
    const attack = declareAttack(state, unit, other, 'plink-gun', 'ranged');
    return [targetNumberReasons(state, attack), attackDamageReasons(state, attack)];
  },
  resolveDefenseSave: (state, unit) => [
    resolveDefenseSave(state, { unit, stance: 'overt', cover: true }, 3, dice(4, 4)),
    saveReasons(state, { unit, stance: 'hidden', cover: false }),
  ],
  applyDamage: (state, unit) => applyDamage(state.characters[unit]!, 3, state),
  expectedDamage(state, unit, other) {
    const attack = declareAttack(state, unit, other, 'machine-gun', 'ranged');
    return [expectedDamage(state, attack), expectedActionDamage(state, attack), actionOdds(state, attack)];
  },
  getStateTransition: (state, unit) =>
    TRIGGERS.map((trigger) => getStateTransition(state.characters[unit]!, trigger, 'plink-gun', state)),
  applyStateTransitions: (state, unit) =>
    TRIGGERS.map((trigger) => applyStateTransitions(state.characters[unit]!, trigger, 'plink-gun', state)),
  isExposedAt: (state, unit) => isExposedAt(state, unit, state.characters[unit]!.cell),
  turns(state, unit) {
    const turn = markActivated(createInitialTurnState(state), unit);
    return [
      getNextActivatingPlayer(turn, state),
      allPlayersActivated(turn, state),
      advanceToNextTurn(turn, state),
      nextToActivate(state, 0),
    ];
  },
  getEndOfTurnEffects,
  calculateTeamVP: (state) => [calculateTeamVP(state, 0), decideWinner(state)],
  calculateEscapeVP: (state) => [calculateEscapeVP(state, 0), calculateExtractionVP(state, 1)],
  getVPOpportunities: (state, unit) => getVPOpportunities(state, unit),
  unitsWithin: (state, unit) => unitsWithin(state, state.characters[unit]!.cell, 3),
  checkLoadout: (state) => checkLoadout(state, [['katana'], ['katana', 'katana'], [], [], []]),
};

/** Arbitrary match in progress, under any variants. */
const anyState = fc
  .record({
    variants: fc.subarray([...VARIANTS], { maxLength: 12 }),
    turn: fc.integer({ min: 1, max: 5 }),
    stances: fc.array(fc.constantFrom(...STANCES), { minLength: FIRST_NPC, maxLength: FIRST_NPC }),
    wounds: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: FIRST_NPC, maxLength: FIRST_NPC }),
    shocked: fc.boolean(),
  })
  .map(({ variants, turn, stances, wounds, shocked }) => {
    const state = scene({ variants, turn, npcs: [{ kind: 'guard', at: [1, 1] }], active: { character: 1, melee: 1 } });
    for (const [unit, character] of state.characters.entries()) {
      const stance = stances[unit]!;
      const isDown = stance === 'stunned' || stance === 'unconscious';
      Object.assign(character, { stance, cell: unit * 3, wounds: isDown ? wounds[unit] : wounds[unit]! + 1 });
      character.items.push({ item: 'katana', loaded: true, uses: -1, found: true });
    }
    state.drops.push({ kind: 'info', cell: -1, uploadedThisTurn: false });
    state.characters[0]!.carries.push(0);
    if (shocked) state.areas.push({ effect: 'shock', cells: [0, 3, 6], turns: 1 });
    return state;
  });

describe('Purity of the rules', () => {
  it.each(Object.entries(QUESTIONS))('%s changes nothing and returns the same value twice (T11)', (_name, ask) => {
    const unit = fc.integer({ min: 0, max: FIRST_NPC / 2 - 1 });
    fc.assert(
      fc.property(anyState, unit, unit, (state, own, other) => {
        const before = cloneJson(state);
        const answer = ask(frozen(state), own, other + FIRST_NPC / 2);
        expect(state).toEqual(before);
        expect(ask(state, own, other + FIRST_NPC / 2)).toEqual(answer);
      }),
      { numRuns: 40 },
    );
  });
});

/** Freezes a value deeply, so that writes throw. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
