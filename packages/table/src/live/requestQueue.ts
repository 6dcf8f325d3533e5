import { type Answer, type Request, type RequestBody, requests } from '@tessera/protocol';
import { type RefusedHere, refusedHere } from './refusals.ts';
import { isUp, type Transport } from './transport.ts';

/** Retry and timeout settings, in milliseconds. */
export interface RetryPolicy {
  /** A request without an answer is retried after this time. */
  readonly retryAfterMs: number;
  /** A request fails after this time. */
  readonly timeoutMs: number;
}

export const DEFAULT_RETRY_POLICY: RetryPolicy = { retryAfterMs: 4000, timeoutMs: 20_000 };

interface Pending {
  /** Whether the request was ever sent. */
  sent: boolean;
  put(): void;
  settle(refused: RefusedHere): void;
}

/**
 * A queue of requests over an unreliable transport. Each is retried until it is answered or times out; every retry has
 * the same `actionId`, so it takes effect once.
 */
export class RequestQueue {
  readonly #transport: Transport;
  readonly #retryPolicy: RetryPolicy;
  readonly #pending = new Set<Pending>();
  #open = false;
  #closed = false;

  constructor(line: Transport, retryPolicy: RetryPolicy) {
    this.#transport = line;
    this.#retryPolicy = retryPolicy;
  }

  /** Sends a request. Never rejects: a request without an answer resolves to a refusal. */
  ask<R extends Request>(request: R, body: RequestBody<R>): Promise<Answer<R> | RefusedHere> {
    return new Promise((resolve) => this.put(request, body, resolve));
  }

  /**
   * Sends a request with a callback, for callers that must process the answer before later messages. `answeredAgain` is called when a retry
   * is answered too: its answer is not used.
   */
  put<R extends Request>(
    request: R,
    body: RequestBody<R>,
    answered: (answer: Answer<R> | RefusedHere) => void,
    answeredAgain: () => void = () => {},
  ): void {
    if (this.#closed) {
      answered(refusedHere('table-closed'));
      return;
    }
    const { retryAfterMs, timeoutMs } = this.#retryPolicy;
    const settle = (answer: Answer<R> | RefusedHere) => {
      if (!this.#pending.delete(pending)) return;
      clearInterval(repeating);
      clearTimeout(ending);
      answered(answer);
    };
    const pending: Pending = {
      sent: false,
      put: () => {
        pending.sent = true;
        this.#transport.send(request, body, (answer) => {
          if (this.#pending.has(pending)) settle(answerOf(request, answer));
          else if (!this.#closed) answeredAgain();
        });
      },
      settle,
    };
    const repeating = setInterval(() => this.#canPut() && pending.put(), retryAfterMs);
    const ending = Number.isFinite(timeoutMs)
      ? setTimeout(() => settle(refusedHere(pending.sent ? 'no-answer' : 'offline')), timeoutMs)
      : undefined;
    this.#pending.add(pending);
    if (this.#canPut()) pending.put();
  }

  /** Starts sending, beginning with unanswered requests. */
  open(): void {
    this.#open = true;
    if (this.#canPut()) for (const pending of this.#pending) pending.put();
  }

  /** Pauses sending. */
  hold(): void {
    this.#open = false;
  }

  /** Settles all pending requests with a refusal. */
  drop(refused: RefusedHere): void {
    for (const pending of [...this.#pending]) pending.settle(refused);
  }

  /** Refuses all pending and future requests. */
  close(): void {
    this.hold();
    this.#closed = true;
    this.drop(refusedHere('table-closed'));
  }

  #canPut(): boolean {
    return this.#open && isUp(this.#transport.connection);
  }
}

function answerOf<R extends Request>(request: R, body: unknown): Answer<R> | RefusedHere {
  const parsed = requests[request].answer.safeParse(body);
  if (parsed.success) return parsed.data as Answer<R>;
  const issue = parsed.error.issues[0];
  return refusedHere('bad-answer', { problem: issue?.code ?? 'custom', path: issue?.path.join('.') ?? '/' });
}
