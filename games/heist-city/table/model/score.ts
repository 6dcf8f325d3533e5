import {
  calculateTeamVP,
  crewOf,
  dropName,
  getVPOpportunities,
  LAST_TURN,
  pointsOf,
  seatOf,
  type View,
  VP_EVENTS,
  type VPEventType,
  type VPOpportunity,
} from '@tessera/heist-city';
import type { Seat } from '@tessera/kernel';
import { percent, type Speaker } from './speaker.ts';

/** Points of both crews by source. */
export interface ScoreBoard {
  readonly turn: number;
  readonly turns: number;
  readonly columns: readonly ScoreColumn[];
  readonly rows: readonly ScoreRow[];
}

/** Scoring event: its name, a short name, and its rule. */
interface ScoreColumn {
  readonly event: VPEventType;
  readonly name: string;
  readonly short: string;
  readonly rule: string;
}

interface ScoreRow {
  readonly seat: Seat;
  readonly name: string;
  readonly isOwn: boolean;
  readonly points: readonly number[];
  readonly total: number;
}

/** Columns shown from the start, and in the last turn; others appear with the first score. */
const DEFAULT: readonly VPEventType[] = ['hack-computer', 'hack-info-drop', 'down-enemy', 'reveal-hidden', 'mob-intel'];
const AT_LAST: readonly VPEventType[] = ['hack-computer', 'hack-info-drop', 'info-drop-extract', 'escape'];

export function scoreBoard(speaker: Speaker, isWhole = false): ScoreBoard {
  const { view, t, seat } = speaker;
  const usual = view.turn === LAST_TURN ? AT_LAST : DEFAULT;
  const isShown = (event: VPEventType) =>
    isWhole || usual.includes(event) || view.scores.some(({ type }) => type === event);
  const events = VP_EVENTS.filter(isShown);
  const order: readonly Seat[] = seat === 1 ? [1, 0] : [0, 1];
  return {
    turn: view.turn,
    turns: LAST_TURN,
    columns: events.map((event) => ({
      event,
      name: t(`name.score.${event}`),
      short: t(`name.scoreShort.${event}`),
      rule: `${t('score.worth', { event: t(`name.score.${event}`), points: pointsOf(event, view.variants) })}. ${t(`name.scoreRule.${event}`)}`,
    })),
    rows: order.map((one) => ({
      seat: one,
      name: speaker.who(one),
      isOwn: one === seat,
      points: events.map((event) => scoredFor(view, one, event)),
      total: calculateTeamVP(view, one),
    })),
  };
}

function scoredFor(view: View, seat: Seat, event: VPEventType): number {
  let sum = 0;
  for (const { type, character, points } of view.scores)
    if (type === event && seatOf(character) === seat) sum += points;
  return sum;
}

/** Returns the best opportunity of a crew this turn, as a sentence. */
export function nextScore(speaker: Speaker): string | undefined {
  const { view, seat, t } = speaker;
  if (seat === undefined || view.phase !== 'player-activation') return undefined;
  const active = view.activation?.character;
  const isActing = active !== undefined && seatOf(active) === seat;
  // The acting character first; the rest of the crew if it can score nothing.
  const best = (isActing && bestOf(view, [active])) || bestOf(view, crewOf(seat));
  if (!best) return t('score.nextNone');
  const { type, target, estimatedVP } = best.chance;
  return t(type === 'escape' ? 'score.nextEscape' : 'score.next', {
    unit: speaker.role(best.unit),
    event: t(`name.score.${type}`),
    target: targetText(speaker, type, target),
    chance: percent(estimatedVP / Math.max(1, pointsOf(type, view.variants))),
  });
}

/** Returns whether an event can score this turn: escapes count only at the end of the last turn. */
function canScoreNow({ turn }: View, type: VPEventType): boolean {
  return turn === LAST_TURN || (type !== 'escape' && type !== 'info-drop-extract');
}

/** Returns the best opportunity of these units this turn. */
function bestOf(view: View, units: readonly number[]): { unit: number; chance: VPOpportunity } | undefined {
  let best: { unit: number; chance: VPOpportunity } | undefined;
  for (const unit of units) {
    const chance = getVPOpportunities(view, unit).find(({ type }) => canScoreNow(view, type));
    if (chance && (!best || chance.estimatedVP > best.chance.estimatedVP)) best = { unit, chance };
  }
  return best;
}

function targetText(speaker: Speaker, type: VPEventType, target: number): string {
  switch (type) {
    case 'hack-computer':
      return speaker.t('thing.computer', { number: target + 1 });
    case 'hack-info-drop':
    case 'info-drop-extract':
      return dropName(target, speaker);
    default:
      return speaker.unit(target);
  }
}
