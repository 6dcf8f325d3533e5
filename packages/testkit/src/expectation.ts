import {
  eventsFor,
  type GameEvent,
  type LoggedEvent,
  type Match,
  type Refusal,
  sameJson,
  type Viewer,
} from '@tessera/kernel';
import type { Expectation } from './caseFile.ts';
import { brief } from './difference.ts';
import { firstMissing, matches } from './pattern.ts';
import { valueAt } from './place.ts';

/** The match at the moment something is expected of it. */
export interface Moment {
  readonly match: Match;
  /** What happened since the case, or the step, began. */
  readonly events: readonly LoggedEvent[];
  /** The answer to the last thing done, if it was refused. */
  readonly refusal: Refusal | undefined;
}

/** Everything that is not as expected: where, what was expected, what was found. */
export function mismatches(expectation: Expectation, moment: Moment): string[] {
  const { match, events, refusal } = moment;
  const everything = events.map(({ event }) => event);
  return [
    ...valuesWrong('state', match.state, expectation.state),
    ...presentWrong('absent', match.state, expectation.absent),
    ...refusalWrong(expectation.refused, refusal),
    ...eventsWrong('events', expectation.events, expectation.noEvents, everything),
    ...listOf(expectation.told).flatMap(({ viewer, events: expected, noEvents }) =>
      eventsWrong(`told ${viewer}`, expected, noEvents, eventsFor(events, viewer)),
    ),
    ...decisionsWrong(expectation.decisions, match),
    ...listOf(expectation.legal).flatMap((legal) => legalWrong(legal, match)),
    ...listOf(expectation.view).flatMap(({ viewer, shows, hides }) => [
      ...valuesWrong(`view ${viewer}`, match.view(viewer), shows),
      ...hidesWrong(viewer, match, hides),
    ]),
    ...listOf(expectation.derived).flatMap((derived) => derivedWrong(derived, match)),
    ...metricsWrong(expectation.metrics, match),
    ...outcomeWrong(expectation.outcome, match),
  ];
}

type Patterns = NonNullable<Expectation['events']>;
type OneOf<Key extends keyof Expectation> = Exclude<NonNullable<Expectation[Key]>, readonly unknown[]>;

function valuesWrong(what: string, from: unknown, values: Expectation['state']): string[] {
  return Object.entries(values ?? {}).flatMap(([place, expected]) => {
    const found = valueAt(from, place);
    return sameJson(expected, found) ? [] : [wrong(`${what} ${place}`, brief(expected), brief(found))];
  });
}

function presentWrong(what: string, from: unknown, places: readonly string[] | undefined): string[] {
  return (places ?? []).flatMap((place) => {
    const found = valueAt(from, place);
    return found === undefined ? [] : [wrong(`${what} ${place}`, 'nothing', brief(found))];
  });
}

/** A view leaves out what it hides, or has a null for it in a hidden pile. A null that the state has too hides nothing. */
function hidesWrong(viewer: Viewer, match: Match, places: readonly string[] | undefined): string[] {
  const view = match.view(viewer);
  return (places ?? []).flatMap((place) => {
    const what = `view ${viewer} hides ${place}`;
    const secret = valueAt(match.state, place);
    const seen = valueAt(view, place);
    if (secret === undefined || secret === null) return [wrong(what, 'something to hide', brief(secret))];
    return seen === undefined || seen === null ? [] : [wrong(what, 'nothing', brief(seen))];
  });
}

function refusalWrong(expected: Expectation['refused'], found: Refusal | undefined): string[] {
  if (expected === undefined) return [];
  const pattern = typeof expected === 'string' ? { code: expected } : expected;
  return matches(pattern, found) ? [] : [wrong('refused', brief(pattern), found ? brief(found) : 'no refusal')];
}

function eventsWrong(
  what: string,
  expected: Patterns | undefined,
  unexpected: Patterns | undefined,
  events: readonly GameEvent[],
): string[] {
  const missing = firstMissing(expected ?? [], events);
  const present = (unexpected ?? []).flatMap((pattern) => events.filter((event) => matches(pattern, event)));
  return [
    ...(missing ? [wrong(what, brief(missing), brief(events))] : []),
    ...present.map((event) => wrong(what, 'no such event', brief(event))),
  ];
}

function decisionsWrong(expected: Expectation['decisions'], { decisions }: Match): string[] {
  if (expected === undefined || matches(expected, decisions)) return [];
  return [wrong('decisions', brief(expected), brief(decisions))];
}

function legalWrong({ seat, contains, excludes, count }: OneOf<'legal'>, match: Match): string[] {
  const actions = match.legal(seat);
  const what = `legal for seat ${seat}`;
  const found = `${actions.length} actions: ${brief(actions)}`;
  const missing = (contains ?? []).filter((pattern) => !actions.some((action) => matches(pattern, action)));
  const present = (excludes ?? []).flatMap((pattern) => actions.filter((action) => matches(pattern, action)));
  return [
    ...missing.map((pattern) => wrong(what, brief(pattern), found)),
    ...present.map((action) => wrong(what, 'no such action', brief(action))),
    ...(count === undefined || count === actions.length ? [] : [wrong(what, `${count} actions`, found)]),
  ];
}

function derivedWrong({ subject, viewer, reasons }: OneOf<'derived'>, match: Match): string[] {
  const given = match.game.explain(match.view(viewer), subject);
  const missing = firstMissing(reasons, given);
  return missing ? [wrong(`derived "${subject}"`, brief(missing), brief(given))] : [];
}

function metricsWrong(expected: Expectation['metrics'], match: Match): string[] {
  return expected === undefined ? [] : valuesWrong('metrics', match.game.metrics(match.state), expected);
}

function outcomeWrong(expected: Expectation['outcome'], { outcome }: Match): string[] {
  if (expected === undefined || matches(expected, outcome ?? null)) return [];
  return [wrong('outcome', expected === null ? 'none yet' : brief(expected), outcome ? brief(outcome) : 'none yet')];
}

function wrong(what: string, expected: string, found: string): string {
  return `${what}: expected ${expected}, found ${found}`;
}

function listOf<T>(oneOrMore: T | readonly T[] | undefined): readonly T[] {
  if (oneOrMore === undefined) return [];
  return isList(oneOrMore) ? oneOrMore : [oneOrMore];
}

function isList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value);
}
