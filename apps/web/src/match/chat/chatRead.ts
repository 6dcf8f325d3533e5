import type { ChatLine } from '@tessera/protocol';
import * as z from 'zod';

const ReadMarks = z.array(z.tuple([z.string(), z.int()]));
const KEY = 'tessera.chatRead';
/** Number of matches to store; the least recently read ones are dropped. */
const MAX = 100;

/** Stores on this device how far the chat of each match was read. */
export class ChatRead {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#storage = storage;
  }

  /** Returns the last line read; -1 before the first. */
  of(match: string): number {
    return this.#all().find(([id]) => id === match)?.[1] ?? -1;
  }

  keep(match: string, line: number): void {
    if (line <= this.of(match)) return;
    const others = this.#all().filter(([id]) => id !== match);
    this.#storage.setItem(KEY, JSON.stringify([...others, [match, line]].slice(-MAX)));
  }

  #all(): z.infer<typeof ReadMarks> {
    try {
      const parsed = ReadMarks.safeParse(JSON.parse(this.#storage.getItem(KEY) ?? '[]'));
      return parsed.success ? parsed.data : [];
    } catch {
      // Not written by this class: treat all lines as unread.
      return [];
    }
  }
}

/** Returns the lines of a channel after the last one read that were not written from the own seats. */
export function unreadLines(
  { chat, own }: { readonly chat: readonly ChatLine[]; readonly own: readonly number[] },
  read: number,
): readonly ChatLine[] {
  return chat.filter(({ id, seat }) => id > read && (seat === undefined || !own.includes(seat)));
}
