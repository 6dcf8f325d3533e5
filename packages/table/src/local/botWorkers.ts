import type { ENTRY_NOTES } from '@tessera/protocol';
import { type BotQuestion, BotReply } from './messages.ts';
import type { Port } from './port.ts';

/** What came of asking a bot: an action, or the note to put on the one taken in its place. */
export type BotChoice =
  | { readonly ok: true; readonly action: object }
  | { readonly ok: false; readonly note: (typeof ENTRY_NOTES)[number]; readonly why: string };

interface Waiting {
  readonly question: BotQuestion;
  readonly limitMs: number;
  settle(choice: BotChoice): void;
}

/**
 * Where a host asks its bot, one question at a time. The bot thinks in a worker of its own; one that does not answer in
 * time is never spoken to again, and another is asked for.
 */
export class BotWorkers {
  readonly #want: () => void;
  readonly #queue: Waiting[] = [];
  #port: Port | undefined;
  #asking: { readonly waiting: Waiting; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  #sent = false;
  #wanted = false;
  #lastId = 0;

  /** `want`: asks the page for a bot, the first one or another. */
  constructor(want: () => void) {
    this.#want = want;
  }

  /** Puts a question; never rejects. `limitMs`: how long the bot may take in all. */
  choose(question: Omit<BotQuestion, 'id'>, limitMs: number): Promise<BotChoice> {
    return new Promise((settle) => {
      this.#queue.push({ question: { ...question, id: ++this.#lastId }, limitMs, settle });
      this.#next();
    });
  }

  /** A bot has come. If one was thinking, it is gone, and so is its answer. */
  attach(port: Port): void {
    this.#port?.close();
    this.#port = port;
    this.#wanted = false;
    port.addEventListener('message', ({ data }) => this.#hear(port, data));
    port.start();
    if (this.#sent) this.#settle({ ok: false, note: 'bot-failed', why: 'The bot broke down' });
    else this.#put();
  }

  #next(): void {
    if (this.#asking) return;
    const waiting = this.#queue.shift();
    if (!waiting) return;
    this.#asking = { waiting, timer: setTimeout(() => this.#dismiss(), waiting.limitMs) };
    this.#put();
  }

  #put(): void {
    if (!this.#asking) return;
    if (this.#port) {
      this.#sent = true;
      this.#port.postMessage(this.#asking.waiting.question, []);
    } else this.#replace();
  }

  #hear(port: Port, data: unknown): void {
    if (port !== this.#port || !this.#asking) return;
    const reply = BotReply.safeParse(data);
    if (!reply.success) this.#settle({ ok: false, note: 'bot-failed', why: 'The bot talks nonsense' });
    else if (reply.data.id !== this.#asking.waiting.question.id) return;
    else if (reply.data.ok) this.#settle({ ok: true, action: reply.data.action });
    else this.#settle({ ok: false, note: 'bot-failed', why: reply.data.why });
  }

  /** The time is up. A bot that never came is late as well. */
  #dismiss(): void {
    this.#port?.close();
    this.#port = undefined;
    // At once, not when the next question comes: one that hangs keeps a processor busy until it is replaced.
    this.#replace();
    this.#settle({ ok: false, note: 'bot-late', why: 'The bot did not answer in time' });
  }

  #replace(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    this.#want();
  }

  #settle(choice: BotChoice): void {
    const asked = this.#asking;
    if (!asked) return;
    clearTimeout(asked.timer);
    this.#asking = undefined;
    this.#sent = false;
    asked.waiting.settle(choice);
    this.#next();
  }
}
