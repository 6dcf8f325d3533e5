import {
  eventsFor,
  type GameEvent,
  type LoggedEvent,
  type Match,
  type Refusal,
  sameJson,
  type Viewer,
} from '@tessera/kernel';
import { brief } from '../difference.ts';
import type { Expectation } from './caseFile.ts';
import { firstMissing, matches, nearMiss } from './pattern.ts';
import { valueAt } from './place.ts';

/** The match at the point where expectations are checked. */
export interface Moment {
  readonly match: Pick<Match, 'game' | 'state' | 'view' | 'legal' | 'decisions' | 'outcome'>;
  /** The events since the start of the case or step. */
  readonly events: readonly LoggedEvent[];
  /** The refusal of the last step, if it was refused. */
  readonly refusal: Refusal | undefined;
  /** The functions of the game that cases may call, by name. */
  readonly functions: Functions;
}

/** Functions of a game that cases may call. Arguments and results are JSON. */
export type Functions = Readonly<Record<string, (...args: never[]) => unknown>>;

/** Returns all mismatches, each with place, expected and actual value. */
export function mismatches(expectation: Expectation, moment: Moment): string[] {
  const { match, events, refusal, functions } = moment;
  const everything = events.map(({ event }) => event);
  return [
    ...valuesWrong('state', match.state, expectation.state),
    ...presentWrong('absent', match.state, expectation.absent),
    ...refusalWrong(expectation.refused, refusal),
    ...eventsWrong('events', expectation, everything),
    ...listOf(expectation.told).flatMap((expected) =>
      eventsWrong(`told ${expected.viewer}`, expected, eventsFor(events, expected.viewer)),
    ),
    ...decisionsWrong(expectation.decisions, match),
    ...listOf(expectation.legal).flatMap((legal) => legalWrong(legal, match)),
    ...listOf(expectation.view).flatMap(({ viewer, shows, hides }) => [
      ...valuesWrong(`view ${viewer}`, match.view(viewer), shows),
      ...hidesWrong(viewer, match, hides),
    ]),
    ...listOf(expectation.derived).flatMap((derived) => derivedWrong(derived, match)),
    ...listOf(expectation.calls).flatMap((call) => callWrong(call, match, functions)),
    ...metricsWrong(expectation.metrics, match),
    ...outcomeWrong(expectation.outcome, match),
  ];
}

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

/** A hidden value is absent from the view, or null in a hidden pile. A null that the state has too is not hidden. */
function hidesWrong(viewer: Viewer, match: Moment['match'], places: readonly string[] | undefined): string[] {
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
  { events: expected, noEvents, counts }: Pick<Expectation, 'events' | 'noEvents' | 'counts'>,
  events: readonly GameEvent[],
): string[] {
  const missing = firstMissing(expected ?? [], events);
  const present = (noEvents ?? []).flatMap((pattern) => events.filter((event) => matches(pattern, event)));
  return [
    ...(missing ? [missed(what, missing, events)] : []),
    ...present.map((event) => wrong(what, 'no such event', brief(event))),
    ...countsWrong(what, counts, events),
  ];
}

function countsWrong(what: string, counts: Expectation['counts'], values: readonly unknown[]): string[] {
  return (counts ?? []).flatMap(({ of, are }) => {
    const found = values.filter((value) => matches(of, value));
    return found.length === are
      ? []
      : [wrong(`${what} like ${brief(of)}`, String(are), `${found.length}: ${brief(found)}`)];
  });
}

/** Formats a missing value: where the closest candidate differs, or all candidates. */
function missed(what: string, pattern: object, values: readonly unknown[]): string {
  const near = nearMiss(pattern, values);
  const all = brief(values);
  if (!near) return wrong(what, brief(pattern), all);
  const { place, expected, found } = near;
  return `${wrong(what, brief(pattern), all)}; the nearest has ${place || 'itself'}: expected ${brief(expected)}, found ${brief(found)}`;
}

function decisionsWrong(expected: Expectation['decisions'], { decisions }: Moment['match']): string[] {
  if (expected === undefined || matches(expected, decisions)) return [];
  return [wrong('decisions', brief(expected), brief(decisions))];
}

function legalWrong({ seat, contains, excludes, count, counts }: OneOf<'legal'>, match: Moment['match']): string[] {
  const actions = match.legal(seat);
  const what = `legal for seat ${seat}`;
  const found = `${actions.length} actions: ${brief(actions)}`;
  const missing = (contains ?? []).filter((pattern) => !actions.some((action) => matches(pattern, action)));
  const present = (excludes ?? []).flatMap((pattern) => actions.filter((action) => matches(pattern, action)));
  return [
    ...missing.map((pattern) => wrong(what, brief(pattern), found)),
    ...present.map((action) => wrong(what, 'no such action', brief(action))),
    ...(count === undefined || count === actions.length ? [] : [wrong(what, `${count} actions`, found)]),
    ...countsWrong(what, counts, actions),
  ];
}

function derivedWrong({ subject, viewer, reasons }: OneOf<'derived'>, match: Moment['match']): string[] {
  const given = match.game.explain(match.view(viewer), subject);
  const missing = firstMissing(reasons, given);
  return missing ? [missed(`derived "${subject}"`, missing, given)] : [];
}

function callWrong({ call, gives }: OneOf<'calls'>, match: Moment['match'], functions: Functions): string[] {
  const [name, ...args] = call;
  const what = `${name}(${args.map(brief).join(', ')})`;
  const given = called(call, match.state, functions);
  if (given === undefined) {
    const known = Object.keys(functions).join(', ') || 'none';
    return [wrong(what, 'functions that the game exports', `one that it does not; there are: ${known}`)];
  }
  const found: unknown = given.value === undefined ? undefined : JSON.parse(JSON.stringify(given.value));
  if (matches(gives, found)) return [];
  return [
    typeof gives === 'object' && gives !== null
      ? missed(what, gives, [found])
      : wrong(what, brief(gives), brief(found)),
  ];
}

/** Calls a function of the game; undefined if there is none of that name. */
function called(
  [name, ...args]: readonly unknown[],
  state: object,
  functions: Functions,
): { value: unknown } | undefined {
  const call = Object.hasOwn(functions, String(name)) ? functions[String(name)] : undefined;
  const values = args.map((arg) => argument(arg, state, functions));
  if (!call || values.some((value) => value === undefined)) return undefined;
  // The author of the case is responsible for the argument types: JSON is passed unchanged.
  return { value: call(...(values.map((value) => value?.value) as never[])) };
}

/**
 * Resolves an argument: `{ "$state": "a.b" }` is the value in the state, the whole state for an empty place; `{
 * "$call": [...] }` is the result of a call.
 */
function argument(arg: unknown, state: object, functions: Functions): { value: unknown } | undefined {
  if (typeof arg !== 'object' || arg === null) return { value: arg };
  if ('$call' in arg && Array.isArray(arg.$call)) return called(arg.$call, state, functions);
  if (!('$state' in arg)) return { value: arg };
  const place = String(arg.$state);
  return { value: structuredClone(place === '' ? state : valueAt(state, place)) };
}

function metricsWrong(expected: Expectation['metrics'], match: Moment['match']): string[] {
  return expected === undefined ? [] : valuesWrong('metrics', match.game.metrics(match.state), expected);
}

function outcomeWrong(expected: Expectation['outcome'], { outcome }: Moment['match']): string[] {
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
