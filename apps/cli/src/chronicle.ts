import {
  eventsFor,
  type GameEvent,
  type LoggedEvent,
  type Match,
  type Seat,
  sameJson,
  seatOfDeed,
  type Viewer,
} from '@tessera/kernel';
import type { Teller } from '@tessera/text';
import type { SayHere } from './words.ts';

/** Who reads: somebody at the table, a spectator, or the host, who may know everything. */
export type Reader = Viewer | 'all';

/** A match, and who puts it into words. */
export interface Narration {
  readonly match: Match;
  readonly teller: Teller;
  readonly say: SayHere;
}

/** A deed as lines: who did what, then what came of it, as far as the reader may know. */
export function deedLines({ match, teller, say }: Narration, index: number, reader: Reader): string[] {
  const deed = match.deeds[index];
  if (!deed) return [];
  const { game, header } = match;
  const doer = seatOfDeed(deed);
  if (doer === undefined) return [say('story.reseeded', { number: index + 1 })];
  const who = { number: index + 1, name: header.seats[doer]?.name };
  const events = told(match.events(index), reader);
  const telling = teller.for({ view: seenBy(match, reader) });
  const lines = (first: string, followed: readonly GameEvent[]) => [
    first,
    ...followed.map((event) => `   ${telling.event(event)}`),
  ];
  if (!('seat' in deed)) return lines(say('story.edited', who), events);
  if (!isOpenTo(match, index, reader)) return lines(say('story.decided', who), events);
  const action = game.action.parse(deed.action);
  const words = teller.for({ view: game.view(match.stateAt(index), deed.seat), seat: deed.seat }).action(action);
  return lines(
    say('story.acted', { ...who, action: words }),
    events.filter((event) => !repeats(event, deed.seat, action)),
  );
}

/** What happened before the first deed, as lines. */
export function setupLines({ match, teller }: Narration, reader: Reader): string[] {
  const telling = teller.for({ view: seenBy(match, reader) });
  return told(match.setupEvents, reader).map((event) => `   ${telling.event(event)}`);
}

/** What the reader sees by now; the host sees everything. */
function seenBy(match: Match, reader: Reader): object {
  return reader === 'all' ? match.state : match.view(reader);
}

/** The events that this reader may know of. */
export function told(events: readonly LoggedEvent[], reader: Reader): GameEvent[] {
  return reader === 'all' ? events.map(({ event }) => event) : eventsFor(events, reader);
}

/** What somebody else chose may be a secret; what everyone may know of it is in the events. */
export function isOpenTo(match: Match, index: number, reader: Reader): boolean {
  const deed = match.deeds[index];
  const isOwn = deed !== undefined && seatOfDeed(deed) === reader;
  return reader === 'all' || isOwn || !match.game.hidesSomething;
}

/**
 * Whether an event says nothing beyond the action and who took it: the same verb, or its past
 * ("place", "placed"), nobody else's seat, and no field that the action does not have.
 */
function repeats({ type, seat, ...fields }: GameEvent, actor: Seat, action: object): boolean {
  const said = new Map<string, unknown>(Object.entries(action));
  const verb = said.get('type');
  const isSameDeed = type === verb || type === `${verb}d` || type === `${verb}ed`;
  const isOwn = seat === undefined || seat === actor;
  const isSaid = ([name, value]: [string, unknown]) => said.has(name) && sameJson(said.get(name), value);
  return isSameDeed && isOwn && Object.entries(fields).every(isSaid);
}
