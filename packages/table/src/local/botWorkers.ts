import type { ENTRY_NOTES } from '@tessera/protocol';
import { type BotQuestion, BotReply } from './messages.ts';
import type { Port } from './port.ts';

/** The result of asking a bot: an action, or the note for the action played in its place. */
export type BotChoice =
  | { readonly ok: true; readonly action: object }
  | { readonly ok: false; readonly note: (typeof ENTRY_NOTES)[number]; readonly why: string };

interface Waiting {
  readonly question: BotQuestion;
  readonly limitMs: number;
  settle(choice: BotChoice): void;
}

/** Sends questions to a bot worker, one at a time. A bot that does not answer in time is abandoned and replaced. */
export class BotWorkers {
  readonly #want: () => void;
  readonly #queue: Waiting[] = [];
  #port: Port | undefined;
  #asking: { readonly waiting: Waiting; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  #sent = false;
  #wanted = false;
  #lastId = 0;

  /** `want`: asks the page to start a bot, the first one or a replacement. */
  constructor(want: () => void) {
    this.#want = want;
  }

  /** Asks the bot; never rejects. `limitMs`: the total time limit. */
  choose(question: Omit<BotQuestion, 'id'>, limitMs: number): Promise<BotChoice> {
    return new Promise((settle) => {
      this.#queue.push({ question: { ...question, id: ++this.#lastId }, limitMs, settle });
      this.#next();
    });
  }

  /** Connects a new bot. A question already sent to the previous one fails with a note. */
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

  /** Handles a timeout, also of a bot that never connected. */
  #dismiss(): void {
    this.#port?.close();
    this.#port = undefined;
    // At once, not at the next question: a hanging bot keeps a CPU core busy until it is replaced.
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
