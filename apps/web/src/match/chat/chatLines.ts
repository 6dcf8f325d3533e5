import type { ChatLine, MatchInfo } from '@tessera/protocol';

/** Returns the chat without the lines of ignored people. */
export function shownLines(chat: readonly ChatLine[], ignored: ReadonlySet<string>): readonly ChatLine[] {
  return chat.filter(({ player }) => player === undefined || !ignored.has(player));
}

/** Author of chat lines other than the viewer. */
export interface Speaker {
  readonly id: string;
  readonly name: string;
  /** Whether they are a spectator at the moment. */
  readonly isWatching: boolean;
}

/** Returns the other writers by their latest name, in the order of their first lines. */
export function speakersOf(
  chat: readonly ChatLine[],
  { seats }: Pick<MatchInfo, 'seats'>,
  me: string | undefined,
): readonly Speaker[] {
  const names = new Map<string, string>();
  for (const { player, name } of chat) if (player !== undefined && player !== me) names.set(player, name);
  return [...names].map(([id, name]) => ({ id, name, isWatching: seats.every(({ player }) => player !== id) }));
}

/** Lines to the whole table, or to one team. */
export interface Channel {
  /** Code of the team; absent for the table. */
  readonly team?: string;
  readonly lines: readonly ChatLine[];
}

/** Returns the channel of the table, and one per team with lines. Each numbers its lines separately. */
export function channelsOf(chat: readonly ChatLine[]): readonly Channel[] {
  const teams = new Set(chat.flatMap(({ team }) => team ?? []));
  return [
    { lines: chat.filter(({ team }) => team === undefined) },
    ...[...teams].map((name) => ({ team: name, lines: chat.filter(({ team }) => team === name) })),
  ];
}
