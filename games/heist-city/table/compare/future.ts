import {
  type Action,
  calculateTeamVP,
  cellOf,
  computeAlertLevel,
  crewOf,
  heistCity,
  previewNPCPhase,
  type View,
  woundsOf,
} from '@tessera/heist-city';
import type { Seat } from '@tessera/kernel';
import { type FutureFact, type FutureOdds, type FutureReply, type OptionFuture, positionAfter } from '@tessera/table';
import { facetsOf, firstOf } from '../decision/answers.ts';
import { choiceLabel, choiceUnit, isOnce } from '../decision/choiceText.ts';
import { facetText } from '../decision/facetText.ts';
import { type ForesightView, foresee } from '../model/foresight.ts';
import { percent, type Speaker, tenths } from '../model/speaker.ts';

/** The position after an action, as far as a view knows it. */
export interface OptionOutlook {
  readonly view: View;
  /** Whether it follows for certain; otherwise dice decide, and it is the position of now. */
  readonly isCertain: boolean;
}

/** Most replies of an option. */
const MOST = 3;

/** Returns the position after an action, from the view alone: nothing hidden is used. */
export function outlookOf(view: View, seat: Seat, action: Action): OptionOutlook {
  const certain = positionAfter(heistCity, view, seat, action);
  return { view: certain?.view ?? view, isCertain: certain !== undefined };
}

/** Returns what is known about the time after an action: position, odds, numbers, the guards, and the price. */
export function future(speaker: Speaker, seat: Seat, asked: number, action: Action): OptionFuture {
  const { view, t } = speaker;
  const first = firstOf(action);
  const stands = choiceUnit(action);
  const unit = stands >= 0 ? stands : asked;
  const outlook = outlookOf(view, seat, action);
  const ahead = foresee(view, seat, first);
  const odds = oddsOf(speaker, ahead);
  const cost = isOnce(first) ? t('future.once') : undefined;
  return {
    name: actionName(speaker, action),
    position: t(outlook.isCertain ? 'future.certain' : 'future.rolled'),
    left: factsOf(speaker, seat, unit, { outlook, ahead }),
    next: repliesTo(speaker, seat, outlook.view),
    ...(odds === undefined ? {} : { odds }),
    ...(cost === undefined ? {} : { cost }),
  };
}

/** Returns an action as a sentence; a hex is named by its place. */
export function actionName(speaker: Speaker, action: Action): string {
  const first = firstOf(action);
  const [facet] = facetsOf(first, speaker.view);
  if (facet?.kind === 'hex') {
    return speaker.t('commit.at', { choice: choiceLabel(speaker, first), target: facetText(speaker, facet) });
  }
  const text = speaker.action(first);
  return `${text.charAt(0).toLocaleUpperCase(speaker.language)}${text.slice(1)}`;
}

/** Returns the exact odds of the first roll of an action. */
function oddsOf({ t, language }: Speaker, { hit, check, expected, fall }: ForesightView): FutureOdds | undefined {
  const roll = hit ?? check;
  if (!roll) return undefined;
  const { chance } = roll;
  const mean = expected === undefined ? undefined : tenths({ language }, expected);
  return {
    measure: t('future.measure.works'),
    good: chance,
    bad: 1 - chance,
    goodText: t(hit ? 'future.hits' : 'future.works', { n: percent(chance) }),
    badText: t('future.fails', { n: 100 - percent(chance) }),
    ...(mean === undefined ? {} : { note: t('future.wounds', { mean, fall: percent(fall ?? 0) }) }),
  };
}

interface Known {
  readonly outlook: OptionOutlook;
  readonly ahead: ForesightView;
}

/** Returns the numbers of the acting unit and of its crew after an action. */
function factsOf(speaker: Speaker, seat: Seat, unit: number, { outlook, ahead }: Known): readonly FutureFact[] {
  const { view, t } = speaker;
  const { view: after } = outlook;
  const change = (before: string | number, now: string | number) => (before === now ? `${now}` : `${before} → ${now}`);
  const slots = ahead.slots?.left ?? after.activation?.slots;
  const [before, then] = [view, after].map((one) => one.characters[unit]);
  const stance = ahead.becomes ?? then?.stance;
  const alert = ahead.alert?.total ?? computeAlertLevel(after).total;
  return [
    ...(slots === undefined ? [] : [{ label: t('future.slots'), value: String(slots) }]),
    ...(before && stance
      ? [{ label: t('future.stance'), value: change(speaker.stance(before.stance), speaker.stance(stance)) }]
      : []),
    { label: t('future.alert'), value: change(computeAlertLevel(view).total, alert) },
    { label: t('future.points'), value: change(calculateTeamVP(view, seat), calculateTeamVP(after, seat)) },
    ...(before ? [{ label: t('future.woundsLeft'), value: change(woundsOf(view, unit), woundsOf(after, unit)) }] : []),
  ];
}

/** Returns what the guards do if their phase came next, to the units of a seat that suffer most. R 15 */
function repliesTo(speaker: Speaker, seat: Seat, after: View): readonly FutureReply[] {
  const { t, language } = speaker;
  const own = new Set(crewOf(seat));
  return previewNPCPhase(after)
    .threats.filter(({ unit }) => own.has(unit) && cellOf(after, unit) >= 0)
    .toSorted((a, b) => b.expectedDamage - a.expectedDamage)
    .slice(0, MOST)
    .map(({ unit, npcs, expectedDamage, fall }) => ({
      name: t('future.guards', { count: npcs.length, unit: speaker.role(unit) }),
      detail: t('future.wounds', { mean: tenths({ language }, expectedDamage), fall: percent(fall) }),
    }));
}
