import { actionOf, keeps } from '../src/content/index.ts';
import { pHit } from '../src/dice/dice.ts';
import { actionOdds } from '../src/forecast/expectedDamage.ts';
import { hasCover } from '../src/map/sight.ts';
import { type Cell, distance } from '../src/map/site.ts';
import type { SlotAction } from '../src/state/action.ts';
import { isIn } from '../src/units/stats.ts';
import { crewOf, roleOf, seatOf } from '../src/units/units.ts';
import { type Attack, rollsOf, targetNumber } from '../src/weapons/targetNumber.ts';
import { armsOf, knownItem, refuseWeapon, sees, type Weapon } from '../src/weapons/weapons.ts';
import type { Outlook } from './outlook.ts';
import { extendDraft, type PlanDraft } from './plan.ts';
import type { WalkOptions } from './walkOptions.ts';
import { WEIGHTS } from './weights.ts';

const GHOST_HAND = actionOf('ghost-hand');
const CQC = actionOf('cqc-technique');

/** Lowest value of an attack worth the noise. */
const LEAST = 0.05;

/** Attacks of one character on the other crew. */
export class AttackOptions {
  readonly #outlook: Outlook;
  readonly #walking: WalkOptions;
  readonly #unit: number;
  readonly #arms: readonly Weapon[];
  readonly #targets: readonly number[];
  readonly #values = new Map<string, number>();

  constructor(outlook: Outlook, walking: WalkOptions, unit: number) {
    const { state } = outlook;
    this.#outlook = outlook;
    this.#walking = walking;
    this.#unit = unit;
    this.#arms = armsOf(state, unit).flatMap((id) => {
      const item = knownItem(id);
      const isWeapon = item?.type === 'melee' || item?.type === 'ranged';
      // In an area of shock the weapon does not work, but the character may walk out of it.
      const why = isWeapon ? refuseWeapon(state, unit, id) : undefined;
      return isWeapon && (why === undefined || why.code === 'disabled') ? [item] : [];
    });
    this.#targets = crewOf(1 - seatOf(unit)).filter((target) => {
      const { cell, stance } = state.characters[target]!;
      return cell >= 0 && stance !== 'unconscious';
    });
  }

  /** Returns the worthwhile attacks from the spot of a draft. */
  attacks(draft: PlanDraft): PlanDraft[] {
    const drafts: PlanDraft[] = [];
    for (const weapon of this.#arms) {
      if (isEmpty(draft, weapon)) continue;
      for (const target of this.#targets) {
        const after = this.#attack(draft, target, weapon);
        if (after !== undefined && after.spot.slots >= 0 && after.gain > draft.gain + LEAST) drafts.push(after);
      }
    }
    return drafts;
  }

  /** Returns an attack with this weapon on this target, directly or by an ability of the role. R 9.5, 13 */
  #attack(draft: PlanDraft, target: number, weapon: Weapon): PlanDraft | undefined {
    const { state, jobs } = this.#outlook;
    const { cell, slots } = draft.spot;
    const there = state.characters[target]!.cell;
    const apart = distance(jobs.site, cell, there);
    const { id, type } = weapon;
    if (apart <= (type === 'ranged' ? weapon.range : 1)) {
      if (type === 'ranged' && !sees(state, cell, there)) return undefined;
      return this.#struck(draft, { type: 'attack', weapon: id, target }, target, weapon, cell, slots - 1);
    }
    if (type === 'ranged') return undefined;
    const role = roleOf(this.#unit);
    if (role === 'ninja' && apart <= (GHOST_HAND.range ?? 1)) {
      const action: SlotAction = { type: 'ghost-hand', weapon: id, target };
      return this.#struck(draft, action, target, weapon, cell, slots - GHOST_HAND.slots);
    }
    const to = role === 'spook' ? this.#closeIn(draft, there) : -1;
    if (to < 0) return undefined;
    return this.#struck(draft, { type: 'cqc', to, weapon: id, target }, target, weapon, to, slots - CQC.slots);
  }

  /** Returns the cell next to a target where CQC Technique ends, or -1 if it is too far. */
  #closeIn({ spot: { cell, stance } }: PlanDraft, there: Cell): Cell {
    const { state, jobs } = this.#outlook;
    const steps = CQC.distance?.plus ?? 0;
    const field = jobs.fieldTo(there);
    if (field[cell]! > steps) return -1;
    const own = state.characters[this.#unit]!.cell;
    const to = this.#walking.stepDown(field, cell, steps, this.#walking.isWary(stance), own);
    return field[to] === 0 ? to : -1;
  }

  #struck(
    draft: PlanDraft,
    action: SlotAction,
    target: number,
    weapon: Weapon,
    from: Cell,
    slots: number,
  ): PlanDraft | undefined {
    const { stance } = draft.spot;
    if (weapon.source !== 'innate' && isIn(this.#outlook.state, 'shock', from)) return undefined;
    const isKept = (stance !== 'hidden' && stance !== 'disguised') || keeps(weapon, stance);
    const gain = this.#value(this.#attackFrom(draft, from, target, weapon), isAimedAt(draft, target));
    return extendDraft(draft, action, { slots, cell: from, stance: isKept ? stance : 'overt' }, gain);
  }

  #attackFrom({ spot, actions }: PlanDraft, from: Cell, target: number, { id, type }: Weapon): Attack {
    const { state, jobs } = this.#outlook;
    const { activation } = state;
    const before = activation?.character === this.#unit ? activation[type] : 0;
    const { cell, stance } = state.characters[target]!;
    return {
      attacker: this.#unit,
      target,
      weapon: id,
      kind: type,
      skill: type === 'melee' ? 'MS' : 'BS',
      stance: spot.stance,
      targetStance: stance,
      penalty: before + actions.filter((action) => 'weapon' in action).length,
      cover: type === 'ranged' && hasCover(jobs.site, from, cell, state.variants),
    };
  }

  /** Cached, because the same attack occurs in many drafts. */
  #value(attack: Attack, isAgain: boolean): number {
    const { target, weapon, penalty, stance, cover } = attack;
    const key = `${target} ${weapon} ${penalty} ${stance} ${cover} ${isAgain}`;
    let value = this.#values.get(key);
    if (value === undefined) {
      value = this.#worth(attack, isAgain);
      this.#values.set(key, value);
    }
    return value;
  }

  /** Returns the points for a fall and a reveal, and the loss of the other crew. */
  #worth(attack: Attack, isAgain: boolean): number {
    const { state } = this.#outlook;
    const { target, targetStance, kind } = attack;
    const { downs, wounds } = state.characters[target]!;
    const { damage, fall } = actionOdds(state, attack);
    const victim = this.#outlook.prospects(target);
    const blow =
      fall * (downs > 0 ? victim : 1 + WEIGHTS.fall * victim) + (WEIGHTS.hurt * damage) / Math.max(1, wounds);
    if (kind !== 'melee' || targetStance !== 'hidden' || isAgain) return blow;
    const miss = 1 - pHit(targetNumber(state, attack), state);
    return blow + (1 - miss ** rollsOf(state, attack)) * (1 + WEIGHTS.unmasked);
  }
}

/** Returns whether a weapon with Reload is empty after its attack. R 14.2 */
function isEmpty({ actions }: PlanDraft, { id, special }: Weapon): boolean {
  return special.reload && actions.some((action) => 'weapon' in action && action.weapon === id);
}

function isAimedAt({ actions }: PlanDraft, target: number): boolean {
  return actions.some((action) => 'target' in action && action.target === target);
}
