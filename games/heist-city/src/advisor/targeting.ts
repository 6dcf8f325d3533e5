import { getLegalActions } from '../actions/actions.ts';
import { pHit } from '../dice/dice.ts';
import { expectedActionDamage } from '../forecast/expectedDamage.ts';
import { crewOf } from '../units/units.ts';
import { type Attack, declareAttack, targetNumber, targetNumberReasons } from '../weapons/targetNumber.ts';
import { weaponOf } from '../weapons/weapons.ts';
import { chanceOf } from './ambush.ts';
import { counsel } from './counsel.ts';
import type { Consideration } from './occasion.ts';

/** Probability below which a shot is a long shot; above twice this value it is not. */
const LONG_SHOT = 1 / 6;
/** Extra mean damage from which another weapon is mentioned. */
const MARKEDLY = 0.25;

/** Advice about targets and weapons. R 9.3, 9.5 */
export const targeting = counsel({
  category: 'targeting',
  sayings: {
    'easy-target': { severity: 'note' },
    'long-shot': { severity: 'note' },
    'into-melee': {
      severity: 'warning',
    },
    'in-cover': { severity: 'note' },
    'better-weapon': { severity: 'note' },
    'friendly-fire': { severity: 'danger' },
  },

  situation({ view, units, chances }, add) {
    if (view.activation === null) return;
    for (const unit of units) {
      const falls = chances(unit).filter(({ type, distance }) => type === 'down-enemy' && distance === 0);
      for (const fall of falls) {
        const chance = chanceOf(view, fall);
        if (chance >= 2 * LONG_SHOT) add('easy-target', { unit, target: fall.target, chance });
      }
    }
  },

  action(consideration, add) {
    const { after, seat, attack, struck } = consideration;
    if (attack === null) return;
    for (const unit of crewOf(seat)) if (struck.includes(unit)) add('friendly-fire', { unit });
    const { target } = attack;
    if (target < 0) return;
    const chance = pHit(targetNumber(after, attack), after);
    if (chance < LONG_SHOT) add('long-shot', { target, chance });
    const melee = targetNumberReasons(after, attack).find(({ code }) => code === 'into-melee');
    if (melee) add('into-melee', { target, penalty: melee.value ?? 0 });
    if (attack.cover) add('in-cover', { target });
    const better = betterWeapon(consideration, attack);
    if (better) add('better-weapon', { target, ...better });
  },
});

/** Returns a weapon that does clearly more to the same target by the same action. */
function betterWeapon(
  { view, action }: Consideration,
  attack: Attack,
): { readonly weapon: string; readonly more: number } | undefined {
  if (action.type !== 'attack') return undefined;
  const worth = expectedActionDamage(view, attack);
  let best: { weapon: string; more: number } | undefined;
  for (const other of getLegalActions(view, attack.attacker)) {
    if (other.type !== 'attack' || other.target !== attack.target || other.weapon === attack.weapon) continue;
    const kind = weaponOf(other.weapon, 'melee') ? 'melee' : 'ranged';
    const alternative = declareAttack(view, attack.attacker, attack.target, other.weapon, kind);
    const more = expectedActionDamage(view, alternative) - worth;
    if (more >= Math.max(MARKEDLY, best?.more ?? 0)) best = { weapon: other.weapon, more };
  }
  return best;
}
