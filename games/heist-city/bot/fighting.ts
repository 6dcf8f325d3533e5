import type { SlotAction } from '../src/action.ts';
import { armsOf, knownItem, refuseWeapon, sees } from '../src/arms.ts';
import { actionOf, itemOf, keeps } from '../src/content/index.ts';
import { pHit } from '../src/dice.ts';
import { actionOdds } from '../src/expectedDamage.ts';
import { hasCover } from '../src/sight.ts';
import { type Cell, distance } from '../src/site.ts';
import { type Attack, rollsOf, targetNumber } from '../src/targetNumber.ts';
import { crewOf, roleOf, seatOf } from '../src/units.ts';
import type { Outlook } from './outlook.ts';
import { type Draft, followedBy } from './plan.ts';
import type { Walking } from './walking.ts';
import { WEIGHTS } from './weights.ts';

const GHOST_HAND = actionOf('ghost-hand');
const CQC = actionOf('cqc-technique');

/** An attack that could be made, and how it is said. */
interface Strike {
  readonly attack: Attack;
  readonly action: SlotAction;
  readonly slots: number;
  /** Where it is made from. */
  readonly cell: Cell;
}

/** The attacks on the other crew from where a draft has led, those that promise something. */
export function attacks(outlook: Outlook, walking: Walking, unit: number, draft: Draft): Draft[] {
  const drafts: Draft[] = [];
  for (const weapon of armsOf(outlook.state, unit)) {
    const item = knownItem(weapon);
    if (item === undefined || (item.type !== 'melee' && item.type !== 'ranged')) continue;
    if (isSpent(draft, weapon) || refuseWeapon(outlook.state, unit, weapon)) continue;
    for (const target of crewOf(1 - seatOf(unit))) {
      const { cell, stance } = outlook.state.characters[target]!;
      if (cell < 0 || stance === 'unconscious') continue;
      const reach = item.type === 'ranged' ? item.range : 1;
      const strike = strikeAt(outlook, walking, unit, draft, target, weapon, item.type, reach);
      if (strike === undefined || strike.slots > draft.spot.slots) continue;
      const gain = worthOf(outlook, draft, strike.attack);
      if (gain > LEAST) drafts.push(struck(draft, strike, gain));
    }
  }
  return drafts;
}

/** Less than this is not worth the noise. */
const LEAST = 0.05;

/** Weapons with Reload are empty after one attack. R 14.2 */
function isSpent({ actions }: Draft, weapon: string): boolean {
  const item = itemOf(weapon);
  const isOnce = (item.type === 'melee' || item.type === 'ranged') && item.special.reload;
  return isOnce && actions.some((action) => 'weapon' in action && action.weapon === weapon);
}

function strikeAt(
  outlook: Outlook,
  walking: Walking,
  unit: number,
  draft: Draft,
  target: number,
  weapon: string,
  kind: 'melee' | 'ranged',
  reach: number,
): Strike | undefined {
  const { state, jobs } = outlook;
  const { cell } = draft.spot;
  const there = state.characters[target]!.cell;
  const apart = distance(jobs.site, cell, there);
  if (apart <= reach && (kind === 'melee' || sees(state, cell, there))) {
    const attack = attackFrom(outlook, unit, draft, cell, target, weapon, kind);
    return { attack, action: { type: 'attack', weapon, target }, slots: 1, cell };
  }
  if (kind === 'ranged') return undefined;
  if (roleOf(unit) === 'ninja' && apart <= (GHOST_HAND.range ?? 1)) {
    const attack = attackFrom(outlook, unit, draft, cell, target, weapon, kind);
    return { attack, action: { type: 'ghost-hand', weapon, target }, slots: GHOST_HAND.slots, cell };
  }
  if (roleOf(unit) !== 'spook') return undefined;
  const steps = CQC.distance?.plus ?? 0;
  const field = jobs.fieldTo(there);
  if (field[cell]! > steps) return undefined;
  const to = walking.stepDown(field, cell, steps, walking.isWary(draft.spot.stance), state.characters[unit]!.cell);
  if (field[to] !== 0) return undefined;
  const attack = attackFrom(outlook, unit, draft, to, target, weapon, kind);
  return { attack, action: { type: 'cqc', to, weapon, target }, slots: CQC.slots, cell: to };
}

function attackFrom(
  { state, jobs }: Outlook,
  attacker: number,
  { spot, actions }: Draft,
  from: Cell,
  target: number,
  weapon: string,
  kind: 'melee' | 'ranged',
): Attack {
  const { activation } = state;
  const before = activation?.character === attacker ? activation[kind] : 0;
  const { cell, stance } = state.characters[target]!;
  return {
    attacker,
    target,
    weapon,
    kind,
    skill: kind === 'melee' ? 'MS' : 'BS',
    stance: spot.stance,
    targetStance: stance,
    penalty: before + actions.filter((action) => 'weapon' in action).length,
    cover: kind === 'ranged' && hasCover(jobs.site, from, cell, state.variants),
  };
}

/** Points for a fall and a discovery, and what either takes from the other crew. */
function worthOf(outlook: Outlook, { actions }: Draft, attack: Attack): number {
  const { state } = outlook;
  const { target, targetStance, kind } = attack;
  const { downs, wounds } = state.characters[target]!;
  const { damage, fall } = actionOdds(state, attack);
  const victim = outlook.prospects(target);
  let value = fall * (downs > 0 ? victim : 1 + WEIGHTS.fall * victim) + (WEIGHTS.hurt * damage) / Math.max(1, wounds);
  const isFirst = !actions.some((action) => 'target' in action && action.target === target);
  if (kind === 'melee' && targetStance === 'hidden' && isFirst) {
    const miss = 1 - pHit(targetNumber(state, attack), state);
    value += (1 - miss ** rollsOf(state, attack)) * (1 + WEIGHTS.unmasked);
  }
  return value;
}

function struck(draft: Draft, { attack, action, slots, cell }: Strike, gain: number): Draft {
  const { stance } = draft.spot;
  const isKept = (stance !== 'hidden' && stance !== 'disguised') || keeps(itemOf(attack.weapon), stance);
  return followedBy(draft, action, { slots: draft.spot.slots - slots, cell, stance: isKept ? stance : 'overt' }, gain);
}
