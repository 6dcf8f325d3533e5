import type { FutureFact, FutureOdds, OptionFuture } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import type { Action, View } from '@tessera/war-of-the-ring';
import {
  diceLeft,
  nextHunt,
  oddsOfAllocation,
  placeName,
  pointsOf,
  poolSize,
  questionKind,
  SHADOW,
  sideOf,
  unitsAt,
} from '@tessera/war-of-the-ring/facts';
import { commitLabel } from '../choice/answers.ts';
import { costOf } from '../choice/cost.ts';
import { winsAfter } from '../choice/forkOdds.ts';
import { factNote } from '../choice/optionNote.ts';
import { chanceText } from './chanceText.ts';
import { controlIfTaken, isAtTheGate, type Outlook, outlookOf, unitsAround } from './outlook.ts';
import { repliesTo } from './replies.ts';

/** Returns the consequences of an action: the position, odds, remaining units, and replies of the other side. */
export function future(view: View, seat: number, action: Action, formatter: GameFormatter): OptionFuture {
  const outlook = outlookOf(view, seat, action);
  const ask = { kind: questionKind(view) ?? '', about: {} };
  const note = factNote(action, { view, seat, ask, formatter, odds: true });
  const odds = oddsOf(view, seat, action, outlook, formatter);
  const cost = costOf(view, seat, action, formatter);
  return {
    name: commitLabel(action, formatter),
    position: positionText(view, seat, action, outlook, formatter),
    left: factsOf(view, seat, outlook, formatter),
    next: repliesTo(view, seat, outlook, action.type === 'shelter' && isAtTheGate(view), formatter),
    ...(note === undefined ? {} : { note }),
    ...(odds === undefined ? {} : { odds }),
    ...(cost === undefined ? {} : { cost }),
  };
}

function positionText(view: View, seat: number, action: Action, outlook: Outlook, { t }: GameFormatter): string {
  if (outlook.battle) return t('table.future.likeliest');
  if (outlook.kind === 'open') return t(action.type === 'use' ? 'table.future.rolled' : 'table.future.open');
  const isMine = outlook.certain?.decisions.some((one) => sideOf(view, one.seat) === sideOf(view, seat));
  return t(isMine ? 'table.future.certainYours' : 'table.future.certain');
}

/** Returns the exact odds of an action, for the side that decides. */
function oddsOf(
  view: View,
  seat: number,
  action: Action,
  outlook: Outlook,
  formatter: GameFormatter,
): FutureOdds | undefined {
  const { t } = formatter;
  const side = sideOf(view, seat);
  const place = placeName(outlook.focus, formatter);
  const { battle } = outlook;
  if (battle) {
    const { attackerWins, defenderWins, bothFall, undecided } = battle.odds;
    const isAttacker = side === battle.attacker;
    const parts = { fall: chanceText(bothFall, formatter), open: chanceText(undecided, formatter) };
    return isAttacker
      ? made('take', attackerWins, defenderWins + undecided, bothFall, t('table.future.takeNote', parts))
      : made('keep', defenderWins + undecided, attackerWins, bothFall, t('table.future.keepNote', parts));
  }
  if (action.type === 'shelter' && isAtTheGate(view)) return made('keep', 1, 0, 0, t('table.future.noRoll'));
  if (action.type === 'use' && action.as === 'fellowship') {
    const { reveal } = nextHunt(view);
    return made('hidden', 1 - reveal, reveal, 0, undefined);
  }
  if (action.type === 'allocate') {
    const { reveal } = oddsOfAllocation(view, action.dice, poolSize(view, SHADOW));
    return made('hunt', reveal, 1 - reveal, 0, undefined);
  }
  if (action.type === 'decline' && questionKind(view) !== 'combat.card') return undefined;
  const wins = winsAfter(view, side, action);
  return wins === undefined ? undefined : made('battle', wins, 1 - wins, 0, undefined);

  // Both sides falling keeps the place: the defender counts it as good, the attacker does not.
  function made(kind: string, good: number, bad: number, even: number, note: string | undefined): FutureOdds {
    const shown = kind === 'keep' ? good + even : good;
    return {
      measure: t(`table.future.measure.${kind}`, { place }),
      good: kind === 'keep' ? good + even : good,
      ...(even > 0 && kind !== 'keep' ? { even } : {}),
      bad,
      goodText: t(`table.future.good.${kind}`, { chance: chanceText(shown, formatter), place }),
      badText: t(`table.future.bad.${kind}`, { chance: chanceText(bad, formatter), place }),
      ...(note === undefined ? {} : { note }),
    };
  }
}

/** Returns the numbers after an action: means where a battle decides, otherwise exact ones. */
function factsOf(view: View, seat: number, outlook: Outlook, formatter: GameFormatter): readonly FutureFact[] {
  const { t } = formatter;
  const side = sideOf(view, seat);
  const { focus, battle, view: after } = outlook;
  const mean = (units: number) => formatter.number(Math.round(10 * units) / 10);
  const units = (one: number) => {
    // Besiegers stay where they attacked from until they advance.
    const outside = after.battle && one === after.battle.attacker ? unitsAt(after, after.battle.from, one) : 0;
    if (!battle) return mean(unitsAround(after, focus, one) + outside);
    return mean(one === battle.attacker ? battle.odds.attackerUnits : battle.odds.defenderUnits);
  };
  const now = pointsOf(view, SHADOW);
  const then = pointsOf(battle ? { control: controlIfTaken(view, battle) } : after, SHADOW);
  const points = now === then ? String(now) : `${now} → ${then}`;
  return [
    { label: t('table.future.yourUnits'), value: units(side) },
    { label: t('table.future.theirUnits'), value: units(1 - side) },
    { label: t(battle && now !== then ? 'table.future.pointsIf' : 'table.future.points'), value: points },
    { label: t('table.future.corruption'), value: String(after.fellowship.corruption) },
    { label: t('table.future.dice'), value: String(diceLeft(after, side)) },
  ];
}
