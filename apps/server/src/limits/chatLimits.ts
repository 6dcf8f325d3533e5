import { monotonicNow } from './failureLimiter.ts';
import { type Rate, TokenBucket } from './tokenBucket.ts';

export const CHAT_RATE: Rate = { burst: 8, perSecond: 0.5 };
/** How often the same text may be repeated, and in which period. */
export const REPEATS = { most: 3, windowMs: 60_000 } as const;
const MAX_PEOPLE = 10_000;

interface Speaker {
  readonly bucket: TokenBucket;
  /** Their recent lines, with times. */
  lines: { readonly text: string; readonly at: number }[];
}

export type ChatRefusal = 'too-fast' | 'chat-repeated' | undefined;

/** Limits the chat of a person, over all tables and sockets together. */
export interface ChatCounter {
  /** Returns why a person may not send this line now; an allowed line is counted. */
  refusal(person: string, text: string): Promise<ChatRefusal>;
}

/** Normalizes a text, so that spelling variants count as the same. */
export function normalizeChatText(text: string): string {
  return text.toLowerCase().replace(/[\p{Z}\p{P}]/gu, '') || text;
}

/** Counts in the memory of this process. */
export class ChatLimits implements ChatCounter {
  readonly #speakers = new Map<string, Speaker>();
  readonly #factor: number;
  readonly #now: () => number;

  /** @param factor multiplies the usual limits; infinity switches them off. */
  constructor(factor: number, now: () => number = monotonicNow) {
    this.#factor = factor;
    this.#now = now;
  }

  async refusal(person: string, text: string): Promise<ChatRefusal> {
    if (this.#factor === Number.POSITIVE_INFINITY) return undefined;
    const now = this.#now();
    const speaker = this.#speaker(person, now);
    const said = normalizeChatText(text);
    speaker.lines = speaker.lines.filter(({ at }) => now - at < REPEATS.windowMs);
    if (speaker.lines.filter((line) => line.text === said).length >= REPEATS.most * this.#factor)
      return 'chat-repeated';
    if (speaker.bucket.wait(1, now) > 0) return 'too-fast';
    speaker.bucket.take(1);
    speaker.lines.push({ text: said, at: now });
    return undefined;
  }

  /** Moves a speaker to the end of the list; drops those with the longest silence if there are too many. */
  #speaker(person: string, now: number): Speaker {
    const rate = { burst: CHAT_RATE.burst * this.#factor, perSecond: CHAT_RATE.perSecond * this.#factor };
    const speaker = this.#speakers.get(person) ?? { bucket: new TokenBucket(rate, now), lines: [] };
    this.#speakers.delete(person);
    this.#speakers.set(person, speaker);
    for (const first of this.#speakers.keys()) {
      if (this.#speakers.size <= MAX_PEOPLE) break;
      this.#speakers.delete(first);
    }
    return speaker;
  }
}
