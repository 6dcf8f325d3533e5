import { elapsed } from '../identity/attempts.ts';
import { type Rate, TokenBucket } from '../limits/tokenBucket.ts';

const RATE: Rate = { burst: 8, perSecond: 0.5 };
/** The same line so often in so long; then something else has to be said. */
const REPEATS = { most: 3, windowMs: 60_000 } as const;
const MOST_PEOPLE = 10_000;

interface Speaker {
  readonly bucket: TokenBucket;
  /** What they have said of late, and when. */
  lines: { readonly text: string; readonly at: number }[];
}

/** How much a person may say, at all tables and over all of their sockets together. */
export class ChatLimits {
  readonly #speakers = new Map<string, Speaker>();
  readonly #factor: number;
  readonly #now: () => number;

  /** @param factor how many times the usual limits hold; with infinity there are none. */
  constructor(factor: number, now: () => number = elapsed) {
    this.#factor = factor;
    this.#now = now;
  }

  /** Why a person may not say this just now; what they may say counts. */
  refusal(person: string, text: string): 'too-fast' | 'chat-repeated' | undefined {
    if (this.#factor === Number.POSITIVE_INFINITY) return undefined;
    const now = this.#now();
    const speaker = this.#speaker(person, now);
    const said = text.toLowerCase().replace(/[\p{Z}\p{P}]/gu, '') || text;
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
    const rate = { burst: RATE.burst * this.#factor, perSecond: RATE.perSecond * this.#factor };
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
