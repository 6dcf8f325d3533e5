import type { Seat } from '@tessera/kernel';
import { canMarch, ordersOfDie } from '../armies/march.ts';
import { attackByDie, canAttack } from '../battle/attack.ts';
import { canDrawCard } from '../cards/eventCards.ts';
import { canRemove } from '../cards/removal.ts';
import { canUseAbility } from '../characters/ability.ts';
import { canEnter, canUpgrade } from '../characters/enter.ts';
import { canFly } from '../characters/flight.ts';
import { canSeparate, canTravel } from '../characters/party.ts';
import { canHide, canMoveFellowship } from '../fellowship/fellowship.ts';
import { canRecruit } from '../muster/muster.ts';
import { canUseVoice } from '../muster/voice.ts';
import { STRIDER } from '../pieces/characters.ts';
import {
  ARMY_DIE,
  CHARACTER_DIE,
  EVENT_DIE,
  EYE_DIE,
  isMessenger,
  MUSTER_ARMY_DIE,
  MUSTER_DIE,
  WILL_DIE,
} from '../pieces/dice.ts';
import { sideOf } from '../pieces/roles.ts';
import { canMusterAdvance } from '../politics/diplomacy.ts';
import type { Escort } from '../state/frames.ts';
import { FREE } from '../state/numbers.ts';
import type { State } from '../state/state.ts';
import type { Use } from '../state/vocabulary.ts';

/** Uses of each face, by side. Characters and cards on the table may add uses to any die. R 6.3 to 6.10 */
const CHARACTER: readonly (readonly Use[])[] = [
  ['fellowship', 'hide', 'separate', 'companions', 'armies', 'attack'],
  ['minions', 'armies', 'attack'],
];
const ARMY: readonly Use[] = ['armies', 'attack'];
const MUSTER: readonly (readonly Use[])[] = [
  ['diplomacy', 'recruit'],
  ['diplomacy', 'recruit', 'minion', 'voice'],
];
const EVENT: readonly Use[] = ['draw'];

function usesOfFace(state: State, side: number, die: number): readonly Use[] {
  switch (die) {
    case CHARACTER_DIE:
      return CHARACTER[side]!;
    case ARMY_DIE:
      return ARMY;
    case MUSTER_DIE:
      return isMessenger(state, side) ? union(MUSTER[side]!, ARMY) : MUSTER[side]!;
    case MUSTER_ARMY_DIE:
      return union(MUSTER[side]!, ARMY);
    case EVENT_DIE:
      return EVENT;
    case WILL_DIE:
      return WILL;
    default:
      return [];
  }
}

function union(one: readonly Use[], other: readonly Use[]): readonly Use[] {
  return [...new Set([...one, ...other])];
}

const WILL: readonly Use[] = [...new Set<Use>([...CHARACTER[FREE]!, ...ARMY, ...MUSTER[FREE]!, ...EVENT, 'upgrade'])];

/** Returns whether a die acts as an Army die only through the Mouth of Sauron. */
export function spendsMessenger(die: number, use: Use): boolean {
  return die === MUSTER_DIE && (use === 'armies' || use === 'attack');
}

/** Returns the escort that an Army needs when this die moves it. R 9.1.2 */
export function escortFor(die: number): Escort {
  return die === CHARACTER_DIE ? 'leader' : 'none';
}

/** Returns all present uses of a die. */
export function usesOf(state: State, seat: Seat, die: number): Use[] {
  if (die === EYE_DIE) return [];
  const side = sideOf(state, seat);
  const uses: Use[] = [];
  for (const use of usesOfFace(state, side, die)) if (canUse(state, seat, die, use)) uses.push(use);
  if (side === FREE) {
    if (die !== CHARACTER_DIE && die !== WILL_DIE && mayHideWith(state, die) && canHide(state)) uses.push('hide');
    if (canUseAbility(state)) uses.push('ability');
  }
  if (state.table.length > 0 && canRemove(state, seat, die)) uses.push('remove');
  return uses;
}

/** Returns whether a die of this face allows a use in any position. */
export function allowsUse(state: State, seat: Seat, die: number, use: Use): boolean {
  const side = sideOf(state, seat);
  if (use === 'ability') return side === FREE;
  if (use === 'remove') return true;
  return usesOfFace(state, side, die).includes(use) || (use === 'hide' && side === FREE && mayHideWith(state, die));
}

/** Returns whether Strider, as Guide, hides the Fellowship with any die. R 7.9 */
function mayHideWith(state: State, die: number): boolean {
  return die === CHARACTER_DIE || die === WILL_DIE || state.fellowship.guide === STRIDER;
}

/** Returns whether the use would change anything now. */
export function canUse(state: State, seat: Seat, die: number, use: Use): boolean {
  switch (use) {
    case 'armies':
      return canMarch(state, { seat, orders: ordersOfDie(escortFor(die)), marched: [] });
    case 'attack':
      return canAttack(state, attackByDie(seat, escortFor(die)));
    case 'fellowship':
      return canMoveFellowship(state);
    case 'hide':
      return canHide(state);
    case 'separate':
      return canSeparate(state);
    case 'companions':
      return canTravel(state, seat);
    case 'minions':
      return canFly(state, seat);
    case 'diplomacy':
      return canMusterAdvance(state, seat);
    case 'recruit':
      return canRecruit(state, seat);
    case 'minion':
      return canEnter(state, seat);
    case 'voice':
      return canUseVoice(state, seat);
    case 'draw':
      return canDrawCard(state, seat);
    case 'upgrade':
      return canUpgrade(state);
    case 'ability':
      return canUseAbility(state);
    case 'remove':
      return canRemove(state, seat, die);
  }
}
