import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import type { Mail } from './mailTemplates.ts';
import { MailError, type MailTransport } from './smtp.ts';

export type MailKind = 'confirmation' | 'reminder';

export interface MailQueueSettings {
  readonly transport: MailTransport;
  readonly log: Logger;
  readonly registry: Registry;
  /** Time limit of one attempt in total, in milliseconds. */
  readonly limitMs?: number;
  /** Delays before each further attempt, in milliseconds; after the last one a mail is dropped. */
  readonly retryMs?: readonly number[];
}

const LIMIT_MS = 60_000;
const RETRY_MS = [5000, 60_000];
/** Most waiting mails: a mail server that is away must not fill the memory. */
const MAX_WAITING = 500;

interface WaitingMail {
  readonly kind: MailKind;
  readonly mail: Mail;
}

/**
 * Queue of mails, sent one after the other: requests do not wait for the mail server. Failures are counted and logged
 * without the address.
 */
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
      help: 'Mails by kind and result: sent, failed for good, or dropped because too many waited',
      labelNames: ['kind', 'outcome'],
      registers: [settings.registry],
    });
  }

  get hasRoom(): boolean {
    return this.#waiting.length < MAX_WAITING && !this.#closing.signal.aborted;
  }

  add(kind: MailKind, mail: Mail): void {
    if (!this.hasRoom) {
      this.#mails.inc({ kind, outcome: 'dropped' });
      return;
    }
    this.#waiting.push({ kind, mail });
    this.#sending ??= this.#sendAll();
  }

  /** Resolves once the queue is empty. */
  async settled(): Promise<void> {
    await this.#sending;
  }

  /** Waits for the mail in progress, but for no retry. */
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
      log.warn({ kind, problem: error.code, attempt, isLast: wait === undefined }, 'mail delivery failed');
      if (wait === undefined) return 'failed';
      // Rejects when the server closes meanwhile, which is checked above.
      await sleep(wait, undefined, { signal }).catch(() => {});
    }
  }

  async #attempt(mail: Mail): Promise<MailError | undefined> {
    const { transport, limitMs = LIMIT_MS } = this.#settings;
    const late = new AbortController();
    const limit = sleep(limitMs, new MailError('too late', false), { signal: late.signal, ref: false });
    const taken = transport.send(mail).then(() => undefined, failureOf);
    const first = await Promise.race([taken, limit]);
    // The limit is no longer awaited.
    limit.catch(() => {});
    late.abort();
    return first;
  }
}

function failureOf(error: unknown): MailError {
  return error instanceof MailError ? error : new MailError('unknown', false);
}
