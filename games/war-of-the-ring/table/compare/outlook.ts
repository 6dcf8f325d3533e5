import { type CertainPosition, positionAfter } from '@tessera/table';
import type { Action, View } from '@tessera/war-of-the-ring';
import { warOfTheRing } from '@tessera/war-of-the-ring';
import {
  attackOdds,
  type BattleOdds,
  insideOf,
  isElite,
  isUnit,
  oddsInBattle,
  questionKind,
  regionAt,
  sideOf,
  unitsAt,
} from '@tessera/war-of-the-ring/facts';
import { anchorsOf } from '../choice/answers.ts';

/** A battle that an action fights, with its odds and its place. */
export interface OutlookBattle {
  readonly odds: BattleOdds;
  readonly attacker: number;
  readonly from: number;
  readonly to: number;
}

/** The position after an action, as far as a view knows it. */
export interface Outlook {
  readonly view: View;
  /** Whether it follows for certain, is the likeliest end of a battle, or is open: it is then the position of now. */
  readonly kind: 'certain' | 'likeliest' | 'open';
  readonly battle: OutlookBattle | undefined;
  readonly certain: CertainPosition<View, Action> | undefined;
  /** The region that the action is about. */
  readonly focus: number;
}

/** Returns the position after an action, from the view alone. */
export function outlookOf(view: View, seat: number, action: Action): Outlook {
  const focus = focusOf(view, action);
  const battle = battleOf(view, seat, action);
  if (battle) return { view: afterBattle(view, battle), kind: 'likeliest', battle, certain: undefined, focus };
  const certain = positionAfter(warOfTheRing, view, seat, action);
  return { view: certain?.view ?? view, kind: certain ? 'certain' : 'open', battle: undefined, certain, focus };
}

/** Returns the battle that an action begins or goes on with, until one side falls. */
function battleOf(view: View, seat: number, action: Action): OutlookBattle | undefined {
  const { battle } = view;
  if (action.type === 'attack') {
    const attacker = sideOf(view, seat);
    const odds = attackOdds(view, attacker, action.from, action.to);
    return odds && { odds, attacker, from: action.from, to: action.to };
  }
  if (!battle || !(action.type === 'stand' || action.type === 'press')) return undefined;
  const odds = oddsInBattle(view);
  return odds && { odds, attacker: battle.attacker, from: battle.from, to: battle.to };
}

/** Returns the view after the likeliest end of the likeliest result. Units stand for themselves; leaders of a lost side leave. */
function afterBattle(view: View, { odds, attacker, from, to }: OutlookBattle): View {
  const attackerWins = odds.attackerWins > odds.defenderWins;
  const isEnd = ({ attacker: a, defender: d }: BattleOdds['ends'][number]) =>
    attackerWins ? d.regulars + d.elites === 0 && a.regulars + a.elites > 0 : d.regulars + d.elites > 0;
  const [end] = odds.ends.filter(isEnd).toSorted((a, b) => b.chance - a.chance);
  if (!end) return view;
  const stacks = [...view.stacks];
  const won = reduced(view.stacks[attackerWins ? from : to] ?? [], attackerWins ? end.attacker : end.defender);
  const region = regionAt(to);
  stacks[from] = attackerWins ? null : reduced(view.stacks[from] ?? [], end.attacker);
  stacks[to] = null;
  stacks[attackerWins ? region : to] = won;
  const control = attackerWins ? controlIfTaken(view, { attacker, to }) : view.control;
  return { ...view, stacks, control, battle: null };
}

/** Returns the controllers of all Settlements if the attacker takes the place of a battle. R 9.8 */
export function controlIfTaken(
  view: View,
  { attacker, to }: Pick<OutlookBattle, 'attacker' | 'to'>,
): readonly number[] {
  const region = regionAt(to);
  return view.control[region] === 1 - attacker ? view.control.with(region, attacker) : view.control;
}

/** Returns a stack with fewer Regulars and Elites; its leaders stay. */
function reduced(stack: readonly number[], left: { readonly regulars: number; readonly elites: number }): number[] {
  const room = { regulars: left.regulars, elites: left.elites };
  return stack.map((count, troop) => {
    const sort = sortOf(troop);
    if (sort === undefined) return count;
    const kept = Math.min(count, room[sort]);
    room[sort] -= kept;
    return kept;
  });
}

function sortOf(troop: number): 'regulars' | 'elites' | undefined {
  if (!isUnit(troop)) return undefined;
  return isElite(troop) ? 'elites' : 'regulars';
}

/** Returns the region that an action is about: its destination, the battle, or the last known place of the Fellowship. */
function focusOf(view: View, action: Action): number {
  const place = anchorsOf(action).at(-1) ?? view.battle?.to ?? view.fellowship.region;
  return regionAt(place);
}

/** Returns the units of a side in a region, inside its Stronghold too. */
export function unitsAround(view: View, region: number, side: number): number {
  const inside = insideOf(region);
  return unitsAt(view, region, side) + (inside < 0 ? 0 : unitsAt(view, inside, side));
}

/** Returns whether the question asks the defender of a battle where to fight. */
export function isAtTheGate(view: View): boolean {
  return questionKind(view) === 'battle.shelter';
}
