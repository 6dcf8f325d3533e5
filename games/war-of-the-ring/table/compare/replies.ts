import type { FutureReply } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import type { View } from '@tessera/war-of-the-ring';
import {
  allowsUse,
  attackOdds,
  insideOf,
  placeName,
  sideName,
  sideOf,
  tables,
  unitsAt,
} from '@tessera/war-of-the-ring/facts';
import { assaultOdds } from '../choice/forkOdds.ts';
import { worldOf } from '../model/world.ts';
import { chanceText } from './chanceText.ts';
import type { Outlook } from './outlook.ts';

/** Most replies of an option. */
const MAX_REPLIES = 3;

/** Returns the replies of the other side to an action, from public figures and dice. */
export function repliesTo(
  before: View,
  seat: number,
  outlook: Outlook,
  isShelter: boolean,
  formatter: GameFormatter,
): readonly FutureReply[] {
  const side = sideOf(before, seat);
  const replies = isShelter
    ? assaultReply(before, outlook.focus, formatter)
    : attackReplies(seat, side, outlook, formatter);
  if (replies.length > 0) return replies.slice(0, MAX_REPLIES);
  const theirs = outlook.certain?.decisions.filter((one) => sideOf(outlook.view, one.seat) !== side) ?? [];
  return theirs
    .flatMap(({ legal }) => legal)
    .slice(0, MAX_REPLIES)
    .map((action) => ({ name: formatter.action(action) }));
}

/** Returns the first assault on a Stronghold that was just entered. R 9.7.5 */
function assaultReply(view: View, region: number, formatter: GameFormatter): readonly FutureReply[] {
  const odds = assaultOdds(view);
  if (!odds) return [];
  const name = formatter.t('table.future.assault', { place: placeName(region, formatter) });
  return [{ name, detail: formatter.t('table.future.itFalls'), value: chanceText(odds.attackerWins, formatter) }];
}

/** Returns the attacks that the other side can make next on the region or out of it, the best for it first. */
function attackReplies(
  seat: number,
  side: number,
  { view, focus }: Outlook,
  formatter: GameFormatter,
): readonly FutureReply[] {
  const enemy = 1 - side;
  if (!hasDieToAttack(view, seat, enemy))
    return [{ name: formatter.t('table.future.noAttackDie', { side: sideName(enemy, formatter) }) }];
  const near = [focus, ...(tables.neighbours[focus] ?? [])];
  const pairs = near.flatMap((from) => {
    if (unitsAt(view, from, enemy) === 0) return [];
    const goals = from === focus ? near : [focus];
    return goals.flatMap((to) => [to, insideOf(to)]).map((to) => ({ from, to }));
  });
  return pairs
    .flatMap(({ from, to }) => {
      if (to < 0 || unitsAt(view, to, side) === 0) return [];
      const odds = attackOdds(view, enemy, from, to);
      return odds ? [{ from, to, wins: odds.attackerWins }] : [];
    })
    .toSorted((a, b) => b.wins - a.wins)
    .map(({ from, to, wins }) => ({
      name: formatter.t('table.future.attack', { place: placeName(to, formatter) }),
      detail: formatter.t('table.future.attackFrom', { place: placeName(from, formatter) }),
      value: chanceText(wins, formatter),
    }));
}

/** Returns whether a side has an unused die that allows an attack. Rolled dice are public. */
function hasDieToAttack(view: View, viewer: number, side: number): boolean {
  const seat = view.players.findIndex((_, one) => sideOf(view, one) === side);
  const world = worldOf(view, viewer);
  return (view.dice[side] ?? []).some((count, die) => count > 0 && allowsUse(world, seat, die, 'attack'));
}
