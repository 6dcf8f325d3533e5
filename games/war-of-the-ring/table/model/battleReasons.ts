import type { GameFormatter } from '@tessera/text';
import type { View } from '@tessera/war-of-the-ring';
import {
  characterName,
  charactersAt,
  combatDice,
  isUnit,
  leadershipOf,
  neededBy,
  recordOf,
  regionAt,
  SIDE_OF,
  SITE,
  tables,
  unitsAt,
} from '@tessera/war-of-the-ring/facts';
import { worldOf } from './world.ts';

/** A number of a side in a battle, and where it comes from. */
interface BattleNumber {
  readonly id: 'combatDice' | 'lead' | 'hitsOn';
  readonly value: string;
  readonly why: string;
}

/** Most Combat dice of a side. R 9.4 */
const MAX_DICE = 5;

/** Returns dice, Leadership and needed face of a side, each with its reasons. R 9.4, 9.7.1, 9.7.5 */
export function battleNumbers(
  view: View,
  seat: number | undefined,
  side: number,
  formatter: GameFormatter,
): BattleNumber[] {
  const { battle } = view;
  if (!battle) return [];
  const world = worldOf(view, seat ?? 'spectator');
  const needs = neededBy(world, side);
  return [
    { id: 'combatDice', value: String(combatDice(world, side)), why: diceReasons(view, side, formatter) },
    { id: 'lead', value: String(leadershipOf(world, side)), why: leadReasons(view, side, formatter) },
    { id: 'hitsOn', value: `${needs}+`, why: needReasons(view, side, needs, formatter) },
  ];
}

function placeOf({ battle }: View, side: number): number {
  return side === battle?.attacker ? battle.from : (battle?.to ?? -1);
}

function diceReasons(view: View, side: number, { t }: GameFormatter): string {
  const place = placeOf(view, side);
  const units = unitsAt(view, place, side);
  const captains = charactersAt(view, place, side).filter((one) => recordOf(one).abilities.some(isCaptain)).length;
  const cards = view.battle?.fighters[side]?.dice ?? 0;
  return [
    t('table.because.units', { n: units }),
    ...(captains > 0 ? [t('table.because.captains', { n: captains })] : []),
    ...(cards === 0 ? [] : [t('table.because.cardDice', { n: cards })]),
    ...(units + captains > MAX_DICE ? [t('table.because.most', { n: MAX_DICE })] : []),
  ].join(', ');
}

function isCaptain({ type }: { readonly type: string }): boolean {
  return type === 'captain';
}

function leadReasons(view: View, side: number, formatter: GameFormatter): string {
  const { t } = formatter;
  const place = placeOf(view, side);
  const stack = view.stacks[place] ?? [];
  const leaders = stack.reduce((sum, count, troop) => sum + (SIDE_OF[troop] === side && !isUnit(troop) ? count : 0), 0);
  const named = charactersAt(view, place, side).filter((one) => recordOf(one).leadership > 0);
  const forfeited = view.battle?.fighters[side]?.forfeited ?? 0;
  const reasons = [
    ...(leaders > 0 ? [t(side === 0 ? 'table.because.leaders' : 'table.because.nazgul', { n: leaders })] : []),
    ...named.map((one) => `${characterName(one, formatter)} ${recordOf(one).leadership}`),
    ...(forfeited > 0 ? [t('table.because.forfeited', { n: forfeited })] : []),
  ];
  return reasons.length === 0 ? t('table.because.noLeader') : reasons.join(', ');
}

function needReasons(view: View, side: number, needs: number, { t }: GameFormatter): string {
  const { battle } = view;
  if (!battle) return '';
  const roll = battle.fighters[side]?.roll ?? 0;
  const site = tables.siteOf[regionAt(battle.to)];
  const place =
    needs <= 5
      ? t(battle.kind === 'siege' ? 'table.because.inside' : 'table.because.open')
      : battle.kind === 'siege'
        ? t('table.because.assault')
        : t(site === SITE.city ? 'table.because.city' : 'table.because.fortification');
  return roll === 0 ? place : `${place}, ${t('table.because.cardRoll', { n: roll })}`;
}
