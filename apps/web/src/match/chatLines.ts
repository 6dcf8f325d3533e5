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
