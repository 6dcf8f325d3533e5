import {
  eventsFor,
  type GameEvent,
  type LoggedEvent,
  type Match,
  operationSeat,
  type Seat,
  sameJson,
  type Viewer,
} from '@tessera/kernel';
import type { GameFormatter } from '@tessera/text';
import type { TranslateTerminal } from './language.ts';

/** Reader of a match: a seat, a spectator, or `all` for the host, who sees everything. */
export type Reader = Viewer | 'all';

/** Match with the texts that describe it. */
export interface Narration {
  readonly match: Match;
  readonly formatter: GameFormatter;
  readonly t: TranslateTerminal;
}

/** Returns the lines of a deed: the action, then the events that the reader may see. */
export function deedLines({ match, formatter, t }: Narration, index: number, reader: Reader): string[] {
  const deed = match.deeds[index];
  if (!deed) return [];
  const { game, header } = match;
  const doer = operationSeat(deed);
  if (doer === undefined) return [t('story.reseeded', { number: index + 1 })];
  const who = { number: index + 1, name: header.seats[doer]?.name };
  const events = eventsVisibleTo(match.events(index), reader);
  const localFormatter = formatter.for({ view: seenBy(match, reader) });
  const lines = (first: string, followed: readonly GameEvent[]) => [
    first,
    ...followed.map((event) => `   ${localFormatter.event(event)}`),
  ];
  if (!('seat' in deed)) return lines(t('story.edited', who), events);
  if (!isOpenTo(match, index, reader)) return lines(t('story.decided', who), events);
  const action = game.action.parse(deed.action);
  const words = formatter.for({ view: game.view(match.stateAt(index), deed.seat), seat: deed.seat }).action(action);
  return lines(
    t('story.acted', { ...who, action: words }),
    events.filter((event) => !repeats(event, deed.seat, action)),
  );
}

/** Returns the lines of the events before the first deed. */
export function setupLines({ match, formatter }: Narration, reader: Reader): string[] {
  const localFormatter = formatter.for({ view: seenBy(match, reader) });
  return eventsVisibleTo(match.setupEvents, reader).map((event) => `   ${localFormatter.event(event)}`);
}

/** Returns the view of a reader; the whole state for `all`. */
function seenBy(match: Match, reader: Reader): object {
  return reader === 'all' ? match.state : match.view(reader);
}

/** Returns the events that a reader may see. */
export function eventsVisibleTo(events: readonly LoggedEvent[], reader: Reader): GameEvent[] {
  return reader === 'all' ? events.map(({ event }) => event) : eventsFor(events, reader);
}

/**
 * Checks whether a reader may see an action. The action of another seat may be secret; its public part is in the
 * events.
 */
export function isOpenTo(match: Match, index: number, reader: Reader): boolean {
  const deed = match.deeds[index];
  const isOwn = deed !== undefined && operationSeat(deed) === reader;
  return reader === 'all' || isOwn || !match.game.hidesSomething;
}

/**
 * Checks whether an event only repeats the action and its actor: the same verb or its past ("place", "placed"), no
 * other seat, and no further field.
 */
function repeats({ type, seat, ...fields }: GameEvent, actor: Seat, action: object): boolean {
  const said = new Map<string, unknown>(Object.entries(action));
  const verb = said.get('type');
  const isSameDeed = type === verb || type === `${verb}d` || type === `${verb}ed`;
  const isOwn = seat === undefined || seat === actor;
  const isSaid = ([name, value]: [string, unknown]) => said.has(name) && sameJson(said.get(name), value);
  return isSameDeed && isOwn && Object.entries(fields).every(isSaid);
}
