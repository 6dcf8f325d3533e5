import * as z from 'zod';

/**
 * A duration, as content and saves write it. `until` ends with an event named by the game (a rest, dawn, the end of a
 * round, a scenario); `while` ends when a fact named by the game no longer holds (equipped, a toggle).
 */
export type Duration = z.output<typeof Duration>;

const count = z.int().min(1);
/** All durations except concentration; a game may add its own. */
export const plainDurations = [
  z.strictObject({ type: z.literal('permanent') }),
  z.strictObject({ type: z.literal('instant') }),
  z.strictObject({ type: z.literal(['rounds', 'minutes', 'hours', 'days']), count }),
  z.strictObject({
    type: z.literal(['untilStartOfTurn', 'untilEndOfTurn']),
    of: z.enum(['self', 'source']),
    /** Number of such turns that must come; 2 for "the end of your next turn" when it begins in the unit's own turn. */
    turns: count.optional(),
  }),
  z.strictObject({ type: z.literal('until'), event: z.string().min(1).max(200) }),
  z.strictObject({ type: z.literal('while'), fact: z.string().min(1).max(200) }),
] as const;

/** The schema of durations in content. */
export const Duration = z.discriminatedUnion('type', [
  ...plainDurations,
  z.strictObject({ type: z.literal('concentration'), max: z.discriminatedUnion('type', plainDurations) }),
]);

/** The length of a round. A game that counts only rounds uses 1. */
export interface Clock {
  readonly secondsPerRound: number;
}

/** An active item with a duration. Games add their own fields. */
export interface TimedItem {
  readonly id: string;
  readonly duration: Duration;
  /** The unit it affects. */
  readonly self: string;
  /** The unit that caused it. */
  readonly source: string;
  /** Seconds left, or null if no clock ends it; see `startingTime` for the initial value. */
  readonly left: number | null;
}

/** Occurrences that can end active items. */
export type ExpiryEvent =
  /** Time outside of turns, in seconds. */
  | { readonly type: 'elapse'; readonly seconds: number }
  | { readonly type: 'roundEnd' }
  | { readonly type: 'turnStart' | 'turnEnd'; readonly of: string }
  | { readonly type: 'event'; readonly event: string }
  /** Facts may have changed: called for each item that lasts while one holds. */
  | { readonly type: 'facts'; readonly holds: (fact: string, lasting: TimedItem) => boolean }
  | { readonly type: 'concentrationBroken'; readonly of: string };

/** Why a temporary item has ended. */
export type EndReason =
  | 'instant'
  | 'time'
  | 'turn'
  | 'event'
  | 'fact'
  | 'concentration-broken'
  | 'concentration-replaced';

/** An item whose duration is over, with the reason. */
export interface ExpiredItem<Item> {
  readonly item: Item;
  readonly reason: EndReason;
}

/** The items that continue, in the given order, and those that ended. */
export interface ExpiryResult<Item> {
  readonly lasting: readonly Item[];
  readonly ended: readonly ExpiredItem<Item>[];
}

/** Returns the initial time of a duration; null if no clock ends it. */
export function startingTime(duration: Duration, clock: Clock): number | null {
  const plain = innermost(duration);
  switch (plain.type) {
    case 'instant':
      return 0;
    case 'rounds':
      return plain.count * clock.secondsPerRound;
    case 'minutes':
      return plain.count * MINUTE;
    case 'hours':
      return plain.count * 60 * MINUTE;
    case 'days':
      return plain.count * 24 * 60 * MINUTE;
    case 'untilStartOfTurn':
    case 'untilEndOfTurn':
      return (plain.turns ?? 1) * clock.secondsPerRound;
    default:
      return null;
  }
}

/** Adds an active item. Concentration on it ends any other concentration of its source. */
export function begin<Item extends TimedItem>(lasting: readonly Item[], item: Item): ExpiryResult<Item> {
  if (item.duration.type === 'instant') return { lasting, ended: [{ item, reason: 'instant' }] };
  if (item.duration.type !== 'concentration') return { lasting: [...lasting, item], ended: [] };
  const isReplaced = (other: Item) => isConcentrationOf(other, item.source);
  const { lasting: rest, ended } = split(lasting, 'concentration-replaced', unless(isReplaced));
  return { lasting: [...rest, item], ended };
}

/** Applies time or an event to all active items. Does not modify its arguments. */
export function pass<Item extends TimedItem>(
  lasting: readonly Item[],
  passing: ExpiryEvent,
  clock: Clock,
): ExpiryResult<Item> {
  const aRoundLess = (item: Item) => worn(item, clock.secondsPerRound);
  switch (passing.type) {
    case 'elapse':
      return split(lasting, 'time', (item) => worn(item, passing.seconds));
    case 'roundEnd':
      return split(lasting, 'time', (item) => (isTimed(item) ? aRoundLess(item) : item));
    case 'turnStart':
    case 'turnEnd': {
      const type = passing.type === 'turnStart' ? 'untilStartOfTurn' : 'untilEndOfTurn';
      return split(lasting, 'turn', (item) => (countsTurnsOf(item, type, passing.of) ? aRoundLess(item) : item));
    }
    case 'event':
      return split(
        lasting,
        'event',
        unless(({ duration }) => awaits(duration, passing.event)),
      );
    case 'facts':
      return split(
        lasting,
        'fact',
        unless((item) => hasLost(item, passing.holds)),
      );
    case 'concentrationBroken':
      return split(
        lasting,
        'concentration-broken',
        unless((item) => isConcentrationOf(item, passing.of)),
      );
  }
}

/** Minutes, hours and days are counted in seconds. */
const MINUTE = 60;

type PlainDuration = Exclude<Duration, { type: 'concentration' }>;

function innermost(duration: Duration): PlainDuration {
  return duration.type === 'concentration' ? duration.max : duration;
}

/** Splits items into those that continue, possibly changed, and those that end. */
function split<Item>(
  items: readonly Item[],
  reason: EndReason,
  remains: (item: Item) => Item | undefined,
): ExpiryResult<Item> {
  const lasting: Item[] = [];
  const ended: ExpiredItem<Item>[] = [];
  for (const item of items) {
    const next = remains(item);
    if (next === undefined) ended.push({ item, reason });
    else lasting.push(next);
  }
  return { lasting, ended };
}

function unless<Item>(ends: (item: Item) => boolean): (item: Item) => Item | undefined {
  return (item) => (ends(item) ? undefined : item);
}

function worn<Item extends TimedItem>(item: Item, seconds: number): Item | undefined {
  if (item.left === null) return item;
  const left = item.left - seconds;
  return left > 0 ? { ...item, left } : undefined;
}

function isTimed(item: TimedItem): boolean {
  const { type } = innermost(item.duration);
  return type === 'rounds' || type === 'minutes' || type === 'hours' || type === 'days';
}

function countsTurnsOf(item: TimedItem, type: 'untilStartOfTurn' | 'untilEndOfTurn', turnOf: string): boolean {
  const plain = innermost(item.duration);
  return plain.type === type && item[plain.of] === turnOf;
}

function awaits(duration: Duration, event: string): boolean {
  const plain = innermost(duration);
  return plain.type === 'until' && plain.event === event;
}

function hasLost(item: TimedItem, holds: (fact: string, lasting: TimedItem) => boolean): boolean {
  const plain = innermost(item.duration);
  return plain.type === 'while' && !holds(plain.fact, item);
}

function isConcentrationOf(item: TimedItem, source: string): boolean {
  return item.duration.type === 'concentration' && item.source === source;
}
