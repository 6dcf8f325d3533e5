import type { ChatLine, MatchInfo } from '@tessera/protocol';

/** The lines that somebody sees: those of people they ignore are not among them. */
export function shownLines(chat: readonly ChatLine[], ignored: ReadonlySet<string>): readonly ChatLine[] {
  return chat.filter(({ player }) => player === undefined || !ignored.has(player));
}

/** Somebody else who has written at a table. */
export interface Speaker {
  readonly id: string;
  readonly name: string;
  /** Whether they watch just now. */
  readonly isWatching: boolean;
}

/** Everybody else who has written, by the name they used last, in the order of their first lines. */
export function speakersOf(
  chat: readonly ChatLine[],
  { seats }: Pick<MatchInfo, 'seats'>,
  me: string | undefined,
): readonly Speaker[] {
  const names = new Map<string, string>();
  for (const { player, name } of chat) if (player !== undefined && player !== me) names.set(player, name);
  return [...names].map(([id, name]) => ({ id, name, isWatching: seats.every(({ player }) => player !== id) }));
}

/** What was said in one place: to the whole table, or in a team. */
export interface Channel {
  /** The code of the team; absent for the table. */
  readonly team?: string;
  readonly lines: readonly ChatLine[];
}

/** The table's channel, and those of the teams in which something was said. Each counts its lines by itself. */
export function channelsOf(chat: readonly ChatLine[]): readonly Channel[] {
  const teams = new Set(chat.flatMap(({ team }) => team ?? []));
  return [
    { lines: chat.filter(({ team }) => team === undefined) },
    ...[...teams].map((name) => ({ team: name, lines: chat.filter(({ team }) => team === name) })),
  ];
}
