import { type Next, type Refusal, refuse } from '@tessera/kernel';
import { itemOf } from '../content/index.ts';
import type { ActionOf } from '../state/action.ts';
import type { Ctx } from '../state/events.ts';
import type { AttackInProgress, Frame } from '../state/frames.ts';
import type { State, View } from '../state/state.ts';
import { cellOf, isNpc } from '../units/units.ts';
import { type Attack, declareAttack, rollsOf } from '../weapons/targetNumber.ts';
import {
  armsOf,
  itemInHand,
  knownItem,
  refuseTarget,
  refuseWeapon,
  targetsOf,
  type Weapon,
  weaponOf,
} from '../weapons/weapons.ts';
import { type ActionRules, isAvailable, ruleOf } from './actionRule.ts';

/** Attacks with a weapon in hand, or with a thrown one. R 9, 14.2 */
export const attacks = {
  attack: {
    record: ({ weapon }) => (weaponOf(weapon, 'ranged') ? 'attack-ranged' : 'attack-melee'),
    records: ['attack-melee', 'attack-ranged'],
    options(state, actor) {
      const options: ActionOf<'attack'>[] = [];
      for (const id of armsOf(state, actor)) {
        const weapon = weaponOf(id, 'melee') ?? weaponOf(id, 'ranged');
        if (!weapon || !isAvailable(state, actor, `attack-${weapon.type}`)) continue;
        if (refuseWeapon(state, actor, id)) continue;
        const targets = targetsOf(state, actor, weapon.type, reachOfWeapon(weapon));
        for (const target of targets) options.push({ type: 'attack', weapon: id, target });
      }
      return options;
    },
    refuse(state, actor, { weapon: id, target }) {
      const weapon = weaponOf(id, 'melee') ?? weaponOf(id, 'ranged');
      if (!weapon) return refuse('not-a-weapon', { item: id });
      return refuseWeapon(state, actor, id) ?? refuseTarget(state, actor, target, weapon.type, reachOfWeapon(weapon));
    },
    play(state, actor, { weapon: id, target }, ctx) {
      const weapon = itemOf(id) as Weapon;
      const attack = declareAttack(state, actor, target, id, weapon.type);
      return beginAttack(state, attack, { reach: reachOfWeapon(weapon), ...shoveOf(weapon) }, ctx);
    },
  },

  'throw-weapon': ruleOf<'throw-weapon'>('attack-ranged', {
    options(state, actor) {
      const options: ActionOf<'throw-weapon'>[] = [];
      for (const item of armsOf(state, actor)) {
        const reach = throwOf(item);
        if (reach === 0 || refuseWeapon(state, actor, item)) continue;
        for (const target of targetsOf(state, actor, 'ranged', reach)) {
          options.push({ type: 'throw-weapon', weapon: item, target });
        }
      }
      return options;
    },
    refuse(state, actor, { weapon, target }) {
      const reach = throwOf(weapon);
      if (reach === 0) return refuse('not-throwable', { item: weapon });
      return refuseWeapon(state, actor, weapon) ?? refuseTarget(state, actor, target, 'ranged', reach);
    },
    play(state, actor, { weapon, target }, ctx) {
      const attack = declareAttack(state, actor, target, weapon, 'ranged');
      // It lies in the target's hex, even if the target leaves it. R 14.2
      leaveHand(state, actor, weapon, cellOf(state, target));
      return beginAttack(state, attack, { reach: throwOf(weapon), push: 0, pull: 0 }, ctx);
    },
  }),
} satisfies ActionRules<'attack' | 'throw-weapon'>;

/** Target and weapon of a melee attack. */
interface Strike {
  readonly weapon: string;
  readonly target: number;
}

/** Returns every melee attack within a reach, with carried melee weapons or fists. B20 */
export function strikes(state: View, actor: number, reach: number): Strike[] {
  const targets = targetsOf(state, actor, 'melee', reach);
  if (targets.length === 0) return [];
  return meleeArms(state, actor).flatMap((weapon) => targets.map((target) => ({ weapon, target })));
}

/** Returns why this is not a melee attack within the reach. */
export function refuseStrike(state: View, actor: number, { weapon, target }: Strike, reach: number) {
  return refuseMelee(state, actor, weapon) ?? refuseTarget(state, actor, target, 'melee', reach);
}

/** Returns the melee weapons a character can use now. */
export function meleeArms(state: View, actor: number): string[] {
  return armsOf(state, actor).filter((id) => refuseMelee(state, actor, id) === undefined);
}

/** Returns why this is not a usable melee weapon. */
function refuseMelee(state: View, actor: number, weapon: string): Refusal | undefined {
  return weaponOf(weapon, 'melee') ? refuseWeapon(state, actor, weapon) : refuse('not-a-weapon', { item: weapon });
}

/** Starts a melee attack within a reach. */
export function strike(state: State, actor: number, { weapon, target }: Strike, reach: number, ctx: Ctx): Next<Frame> {
  const attack = declareAttack(state, actor, target, weapon, 'melee');
  return beginAttack(state, attack, { reach, ...shoveOf(itemOf(weapon) as Weapon) }, ctx);
}

/** Returns how far a weapon pushes and pulls its target. R 14.2 */
function shoveOf({ special }: Weapon): Pick<AttackInProgress, 'push' | 'pull'> {
  return { push: special.push, pull: special.pull };
}

/** Starts an attack action: its rolls, then the steps after the last one. R 9.2 */
export function beginAttack(
  state: State,
  attack: Attack,
  manner: Pick<AttackInProgress, 'reach' | 'push' | 'pull'> & { readonly left?: number },
  { log }: Ctx,
): Next<Frame> {
  const { attacker, target, weapon, kind, skill, stance, targetStance, penalty, cover } = attack;
  const { reach, push, pull, left = rollsOf(state, attack) } = manner;
  // Field by field instead of by spreading: this runs for every attack of every NPC and stood out in a profile.
  state.attack = {
    attacker,
    target,
    weapon,
    kind,
    skill,
    stance,
    targetStance,
    penalty,
    cover,
    reach,
    made: 0,
    left,
    hits: 0,
    push,
    pull,
  };
  log({ type: isNpc(attacker) ? 'npc-attacked' : 'attacked', unit: attacker, target, weapon, kind });
  return [{ at: 'attack.roll' }, { at: 'attack.shove' }, { at: 'attack.end' }];
}

function reachOfWeapon(weapon: Weapon): number {
  return weapon.type === 'ranged' ? weapon.range : 1;
}

function throwOf(id: string): number {
  const item = knownItem(id);
  return item?.type === 'melee' ? item.special.throw : 0;
}

/** Turns a thrown weapon into gear on the map. */
function leaveHand(state: State, actor: number, weapon: string, cell: number): void {
  const { items } = state.characters[actor]!;
  const item = itemInHand(state, actor, weapon)!;
  items.splice(items.indexOf(item), 1);
  state.gear.push({ item: weapon, known: true, cell, loaded: item.loaded, uses: item.uses });
}
