import { refuse } from '@tessera/kernel';
import { itemOf } from '../content/index.ts';
import { hasCover } from '../map/sight.ts';
import { siteOf } from '../map/site.ts';
import type { Log } from '../state/events.ts';
import type { AttackInProgress, Frame } from '../state/frames.ts';
import type { Rule, State } from '../state/state.ts';
import { hasVariant } from '../state/variants.ts';
import { expose, shift } from '../stealth/loggedChanges.ts';
import { cellOf, isNpc, seatOf, unitsWithin } from '../units/units.ts';
import { resolveAttackRoll } from '../weapons/combat.ts';
import { weaponDamage } from '../weapons/damage.ts';
import { noteAttack, stanceNow } from '../weapons/targetNumber.ts';
import { itemInHand, refuseTarget, targetsOf } from '../weapons/weapons.ts';
import { rollFor, takeRolls } from './reroll.ts';

/** Rolls of an attack action in order, and the steps after the last one. R 9.2 */
export const attackSteps = {
  'attack.roll'(state) {
    const { attacker, target, left } = state.attack!;
    return left > 0 && target >= 0 ? [rollFor(attacker, 'attack'), { at: 'attack.hit' }] : undefined;
  },

  'attack.hit'(state, _frame, { log }) {
    const attack = state.attack!;
    const { attacker: unit, target } = attack;
    const [roll] = takeRolls(state);
    const { hit, damage, targetNumber: number } = resolveAttackRoll(state, attack, roll!, attack.made);
    attack.made++;
    attack.left--;
    const next: Frame = { at: attack.left > 0 && hasVariant(state, 'split-fire') ? 'attack.aim' : 'attack.roll' };
    if (!hit) {
      log({ type: 'missed', unit, target, total: roll!.total, number });
      return [next];
    }
    attack.hits++;
    log({ type: 'hit', unit, target, total: roll!.total, number, damage });
    if (attack.kind === 'melee' && !isNpc(target)) expose(state, target, 'melee-hit', unit, log);
    const { targetStance: stance, cover } = attack;
    return [{ at: 'save', unit: target, damage, stance, cover }, ...splashes(state, attack), next];
  },

  // B16: each roll may have another target in reach.
  'attack.aim': {
    asks: (state) => (aims(state).length > 1 ? seatOf(state.attack!.attacker) : []),
    prompt({ attack }) {
      const { attacker: unit, weapon, left } = attack!;
      return { code: 'attack.aim', params: { unit, weapon, left } };
    },
    options: (state) => aims(state).map((target) => ({ type: 'aim', target })),
    refuse(state, _frame, _seat, action) {
      if (action.type !== 'aim') return undefined;
      const { attacker, kind, reach } = state.attack!;
      if (kind === 'blast') return refuse('no-target', { action: 'aim' });
      return refuseTarget(state, attacker, action.target, kind, reach);
    },
    sound: true,
    answers: {
      aim(state, _frame, { action }) {
        aimAt(state, action.target);
        return [{ at: 'attack.roll' }];
      },
    },
    afterwards(state) {
      aimAt(state, aims(state)[0] ?? -1);
      return [{ at: 'attack.roll' }];
    },
  },

  'attack.end'(state, _frame, { log }) {
    const { attacker, weapon, kind, made } = state.attack!;
    state.attack = null;
    if (isNpc(attacker)) return undefined;
    unload(state, attacker, weapon, log);
    noteAttack(state, kind, weapon, made);
    shift(state, attacker, 'attack', log, weapon);
    return undefined;
  },
} satisfies Rule<'attack.roll' | 'attack.hit' | 'attack.aim' | 'attack.end'>;

/** Returns the saves of all units hit besides the target, by distance and then number. R 14.2, 2.7 */
function splashes(state: State, attack: AttackInProgress): Frame[] {
  const { attacker, target, weapon, kind } = attack;
  if (isNpc(attacker)) return [];
  const item = itemOf(weapon);
  if ((item.type !== 'ranged' && item.type !== 'melee') || item.special.splash === 0) return [];
  // In melee it spreads around the wielder and spares him. B22
  const isAroundWielder = kind === 'melee' && !hasVariant(state, 'splash-target-only');
  const spared = kind === 'melee' ? [attacker, target] : [target];
  const centre = cellOf(state, isAroundWielder ? attacker : target);
  const damage = weaponDamage(state, attack);
  return unitsWithin(state, centre, item.special.splash)
    .filter((unit) => !spared.includes(unit))
    .map((unit) => ({ at: 'save', unit, damage, stance: stanceNow(state, unit), cover: false }));
}

function aims(state: State): number[] {
  const { attacker, kind, reach } = state.attack!;
  return kind === 'blast' ? [] : targetsOf(state, attacker, kind, reach);
}

function aimAt(state: State, target: number): void {
  const attack = state.attack!;
  if (target === attack.target) return;
  attack.target = target;
  if (target < 0) return;
  attack.targetStance = stanceNow(state, target);
  attack.cover =
    attack.kind === 'ranged' &&
    hasCover(siteOf(state.map), cellOf(state, attack.attacker), cellOf(state, target), state.variants);
}

/** Empties a weapon with Reload after one attack action. R 9.2 (i) */
function unload(state: State, unit: number, weapon: string, log: Log): void {
  const item = itemOf(weapon);
  if ((item.type !== 'ranged' && item.type !== 'melee') || !item.special.reload) return;
  const used = itemInHand(state, unit, weapon);
  if (!used) return;
  used.loaded = false;
  log({ type: 'unloaded', unit, item: weapon });
}
