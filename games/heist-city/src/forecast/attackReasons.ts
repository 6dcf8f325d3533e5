import type { Reason } from '@tessera/kernel';
import { stanceOf } from '../content/index.ts';
import { pHit, pSave } from '../dice/dice.ts';
import { predictAlertLevel } from '../guards/alertLevel.ts';
import type { Stance, View } from '../state/state.ts';
import { getStateTransition } from '../stealth/stateTransitions.ts';
import { isNpc } from '../units/units.ts';
import { attackDamage, attackDamageReasons, damageReduction } from '../weapons/damage.ts';
import { saveNeeds, saveReasons } from '../weapons/save.ts';
import { type Attack, rollsOf, targetNumber, targetNumberReasons } from '../weapons/targetNumber.ts';
import { actionOdds, expectedDamage } from './expectedDamage.ts';

/** Returns the known numbers of an attack before the roll, each with its parts. R 18 */
export function attackReasons(view: View, attack: Attack, rolls = rollsOf(view, attack)): Reason[] {
  const { target: unit, targetStance: stance, cover } = attack;
  const number = targetNumber(view, attack);
  const needed = saveNeeds(view, unit, stance, cover);
  const reduction = damageReduction(view, unit);
  const { damage, fall } = actionOdds(view, attack, rolls);
  return [
    { code: 'to-beat', value: number, reasons: targetNumberReasons(view, attack) },
    { code: 'chance-to-hit', value: pHit(number, view) },
    { code: 'damage', value: attackDamage(view, attack), reasons: attackDamageReasons(view, attack) },
    ...(reduction > 0 ? [{ code: 'damage-reduction', value: reduction }] : []),
    { code: 'to-save', value: needed, reasons: saveReasons(view, { unit, stance, cover }) },
    { code: 'chance-to-save', value: pSave(needed, view) },
    { code: 'expected-per-roll', value: expectedDamage(view, attack) },
    { code: 'rolls', value: rolls },
    { code: 'expected-damage', value: damage },
    { code: 'chance-to-fell', value: fall },
    ...consequences(view, attack),
  ];
}

/** Returns how an attack changes the attacker's state and the alert. R 11.1, 11.2 */
export function consequences(
  view: View,
  { attacker, weapon, stance }: Pick<Attack, 'attacker' | 'weapon' | 'stance'>,
): Reason[] {
  if (isNpc(attacker)) return [];
  const next = getStateTransition({ stance }, 'attack', weapon, view);
  return next
    ? stanceChangeReasons(view, attacker, next)
    : [{ code: 'keeps-stance', params: { item: weapon, stance } }];
}

/** Returns the message for a change of state: the new state and the alert level then. R 18.12 */
export function stanceChangeReasons(view: View, unit: number, next: Stance): Reason[] {
  const now = view.characters[unit]!.stance;
  if (now === next) return [];
  return [{ code: 'becomes', value: next }, alertAfter(view, revealedAs(next) - revealedAs(now))];
}

/** Returns the alert level after this many more are revealed. */
function alertAfter(view: View, extra: number): Reason {
  const { total, level, npcActionsPerActivation } = predictAlertLevel(view, view.alertModifier, extra);
  return {
    code: 'alert',
    value: total,
    reasons: [
      { code: 'level', value: level },
      { code: 'npc-actions', value: npcActionsPerActivation },
    ],
  };
}

function revealedAs(stance: Stance): number {
  return stanceOf(stance).isRevealed ? 1 : 0;
}
