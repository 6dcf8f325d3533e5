import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import type { Mail } from './mails.ts';
import { MailError, type MailTransport } from './smtp.ts';

export type MailKind = 'confirmation' | 'reminder';

export interface MailQueueSettings {
  readonly transport: MailTransport;
  readonly log: Logger;
  readonly registry: Registry;
  /** How long one attempt may take in all, whatever the mail server does. */
  readonly limitMs?: number;
  /** How long to wait before each further attempt; after the last of them a mail is given up. */
  readonly retryMs?: readonly number[];
}

const LIMIT_MS = 60_000;
const RETRY_MS = [5000, 60_000];
/** A mail server that is away must not fill the memory. */
const MOST_WAITING = 500;

interface WaitingMail {
  readonly kind: MailKind;
  readonly mail: Mail;
}

/** Mails on their way, one after the other: nobody who asks waits for a mail server. What is not sent is counted, and never told by its address. */
export class MailQueue {
  readonly #settings: MailQueueSettings;
  readonly #waiting: WaitingMail[] = [];
  readonly #closing = new AbortController();
  readonly #mails: Counter<'kind' | 'outcome'>;
  #sending: Promise<void> | undefined;

  constructor(settings: MailQueueSettings) {
    this.#settings = settings;
    this.#mails = new Counter({
      name: 'tessera_mails_total',
      help: 'Mails by kind and by what came of them: sent, failed for good, or dropped because too many waited',
      labelNames: ['kind', 'outcome'],
      registers: [settings.registry],
    });
  }

  get hasRoom(): boolean {
    return this.#waiting.length < MOST_WAITING && !this.#closing.signal.aborted;
  }

  add(kind: MailKind, mail: Mail): void {
    if (!this.hasRoom) {
      this.#mails.inc({ kind, outcome: 'dropped' });
      return;
    }
    this.#waiting.push({ kind, mail });
    this.#sending ??= this.#sendAll();
  }

  /** Resolves once nothing waits. */
  async settled(): Promise<void> {
    await this.#sending;
  }

  /** Whoever closes the server waits for the mail that is on its way, and for none that would have to be tried again. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#sending;
    this.#settings.transport.close();
  }

  async #sendAll(): Promise<void> {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const outcome = await this.#send(next);
      this.#mails.inc({ kind: next.kind, outcome });
    }
    this.#sending = undefined;
  }

  async #send({ kind, mail }: WaitingMail): Promise<'sent' | 'failed' | 'dropped'> {
    const { log, retryMs = RETRY_MS } = this.#settings;
    const { signal } = this.#closing;
    for (let attempt = 0; ; attempt++) {
      if (signal.aborted) return 'dropped';
      const error = await this.#attempt(mail);
      if (!error) return 'sent';
      const wait = error.mayRetry ? retryMs[attempt] : undefined;
      log.warn({ kind, problem: error.code, attempt, isLast: wait === undefined }, 'mail not sent');
      if (wait === undefined) return 'failed';
      // Rejects where the server closes meanwhile, which is seen above.
      await sleep(wait, undefined, { signal }).catch(() => {});
    }
  }

  async #attempt(mail: Mail): Promise<MailError | undefined> {
    const { transport, limitMs = LIMIT_MS } = this.#settings;
    const late = new AbortController();
    const limit = sleep(limitMs, new MailError('too late', false), { signal: late.signal, ref: false });
    const taken = transport.send(mail).then(() => undefined, failureOf);
    const first = await Promise.race([taken, limit]);
    // Nobody waits for the limit any more.
    limit.catch(() => {});
    late.abort();
    return first;
  }
}

function failureOf(error: unknown): MailError {
  return error instanceof MailError ? error : new MailError('unknown', false);
}
