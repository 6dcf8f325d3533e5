import { elapsed } from './attempts.ts';
import { type Rate, TokenBucket } from './tokenBucket.ts';

export const CHAT_RATE: Rate = { burst: 8, perSecond: 0.5 };
/** The same line so often in so long; then something else has to be said. */
export const REPEATS = { most: 3, windowMs: 60_000 } as const;
const MOST_PEOPLE = 10_000;

interface Speaker {
  readonly bucket: TokenBucket;
  /** What they have said of late, and when. */
  lines: { readonly text: string; readonly at: number }[];
}

export type ChatRefusal = 'too-fast' | 'chat-repeated' | undefined;

/** How much a person may say, at all tables and over all of their sockets together. */
export interface ChatCounter {
  /** Why a person may not say this just now; what they may say counts. */
  refusal(person: string, text: string): Promise<ChatRefusal>;
}

/** What a line comes to, however it is written. */
export function spoken(text: string): string {
  return text.toLowerCase().replace(/[\p{Z}\p{P}]/gu, '') || text;
}

/** Counted in the memory of this process. */
export class ChatLimits implements ChatCounter {
  readonly #speakers = new Map<string, Speaker>();
  readonly #factor: number;
  readonly #now: () => number;

  /** @param factor how many times the usual limits hold; with infinity there are none. */
  constructor(factor: number, now: () => number = elapsed) {
    this.#factor = factor;
    this.#now = now;
  }

  async refusal(person: string, text: string): Promise<ChatRefusal> {
    if (this.#factor === Number.POSITIVE_INFINITY) return undefined;
    const now = this.#now();
    const speaker = this.#speaker(person, now);
    const said = spoken(text);
    speaker.lines = speaker.lines.filter(({ at }) => now - at < REPEATS.windowMs);
    if (speaker.lines.filter((line) => line.text === said).length >= REPEATS.most * this.#factor)
      return 'chat-repeated';
    if (speaker.bucket.wait(1, now) > 0) return 'too-fast';
    speaker.bucket.take(1);
    speaker.lines.push({ text: said, at: now });
    return undefined;
  }

  /** Whoever spoke last is at the end; where there are too many, the first who have been quiet for long are forgotten. */
  #speaker(person: string, now: number): Speaker {
    const rate = { burst: CHAT_RATE.burst * this.#factor, perSecond: CHAT_RATE.perSecond * this.#factor };
    const speaker = this.#speakers.get(person) ?? { bucket: new TokenBucket(rate, now), lines: [] };
    this.#speakers.delete(person);
    this.#speakers.set(person, speaker);
    for (const first of this.#speakers.keys()) {
      if (this.#speakers.size <= MOST_PEOPLE) break;
      this.#speakers.delete(first);
    }
    return speaker;
  }
}
