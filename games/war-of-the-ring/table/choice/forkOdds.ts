import type { Action, View } from '@tessera/war-of-the-ring';
import {
  attackOdds,
  type BattleOdds,
  combatCardOdds,
  insideOf,
  isElite,
  isUnit,
  oddsInBattle,
  regularOf,
  SIDE_OF,
  TROOPS_OF,
} from '@tessera/war-of-the-ring/facts';

/** Most units inside a besieged Stronghold. R 9.7 */
const SIEGE_LIMIT = 5;

/** Returns the odds of the running battle after an action, for the side that decides; undefined if it changes none. */
export function winsAfter(view: View, side: number, action: Action): number | undefined {
  switch (action.type) {
    case 'hit':
    case 'slay':
      return sideWins(view, SIDE_OF[action.troop] ?? side, oddsInBattle(afterHit(view, action)));
    case 'combat':
      return sideWins(view, side, combatCardOdds(view, side, action.card));
    case 'press':
    case 'stand':
    case 'decline':
      return sideWins(view, side, oddsInBattle(view));
    default:
      return undefined;
  }
}

function sideWins({ battle }: View, side: number, odds: BattleOdds | undefined): number | undefined {
  if (!battle || !odds) return undefined;
  return side === battle.attacker ? odds.attackerWins : odds.defenderWins;
}

/** Returns the odds of the first assault on the defenders of this battle, if they went inside now. R 9.7.5 */
export function assaultOdds(view: View): BattleOdds | undefined {
  const { battle } = view;
  if (!battle) return undefined;
  const inside = insideOf(battle.to);
  if (inside < 0) return undefined;
  const stacks = [...view.stacks];
  stacks[inside] = insideStack(view.stacks[battle.to] ?? [], 1 - battle.attacker);
  stacks[battle.to] = view.stacks[battle.from] ?? null;
  const { attacker, from, to } = battle;
  const characters = view.characters.map((place) => (place === to ? inside : place === from ? to : place));
  return attackOdds({ ...view, stacks, characters }, attacker, to, inside);
}

/** Returns the figures that fit inside: Elites first. */
function insideStack(stack: readonly number[], side: number): number[] {
  const kept = stack.map((count, troop) => (SIDE_OF[troop] === side && !isUnit(troop) ? count : 0));
  let room = SIEGE_LIMIT;
  for (const wantsElite of [true, false]) {
    for (const troop of TROOPS_OF[side] ?? []) {
      if (!isUnit(troop) || isElite(troop) !== wantsElite) continue;
      const count = Math.min(room, stack[troop] ?? 0);
      kept[troop] = count;
      room -= count;
    }
  }
  return kept;
}

/** Returns the view after a hit is taken this way. */
function afterHit(view: View, action: Extract<Action, { type: 'hit' | 'slay' }>): View {
  const { battle } = view;
  const side = SIDE_OF[action.troop];
  if (!battle || side === undefined) return view;
  const place = side === battle.attacker ? battle.from : battle.to;
  const left = [...(view.stacks[place] ?? [])];
  left[action.troop] = (left[action.troop] ?? 0) - 1;
  if (action.type === 'hit' && isElite(action.troop)) {
    const regular = regularOf(action.troop);
    left[regular] = (left[regular] ?? 0) + 1;
  }
  return { ...view, stacks: view.stacks.map((one, i) => (i === place ? left : one)) };
}
