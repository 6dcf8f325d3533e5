import type { ChatLine } from '@tessera/protocol';
import * as z from 'zod';

const ReadMarks = z.array(z.tuple([z.string(), z.int()]));
const KEY = 'tessera.chatRead';
/** So many matches are remembered, those read last. */
const MOST = 100;

/** How far the chat of each match has been read on this device. */
export class ChatRead {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#storage = storage;
  }

  /** The last line that was read; -1 before the first. */
  of(match: string): number {
    return this.#all().find(([id]) => id === match)?.[1] ?? -1;
  }

  keep(match: string, line: number): void {
    if (line <= this.of(match)) return;
    const others = this.#all().filter(([id]) => id !== match);
    this.#storage.setItem(KEY, JSON.stringify([...others, [match, line]].slice(-MOST)));
  }

  #all(): z.infer<typeof ReadMarks> {
    try {
      const parsed = ReadMarks.safeParse(JSON.parse(this.#storage.getItem(KEY) ?? '[]'));
      return parsed.success ? parsed.data : [];
    } catch {
      // Whatever it is, it is not ours: then nothing has been read.
      return [];
    }
  }
}

/** The lines of a channel that are new to somebody in these seats: those after the last one read that somebody else has said. */
export function unreadLines(
  { chat, own }: { readonly chat: readonly ChatLine[]; readonly own: readonly number[] },
  read: number,
): readonly ChatLine[] {
  return chat.filter(({ id, seat }) => id > read && (seat === undefined || !own.includes(seat)));
}
