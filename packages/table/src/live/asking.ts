import { type Answer, type Request, type RequestBody, requests } from '@tessera/protocol';
import { isUp, type Line } from './line.ts';
import { type RefusedHere, refusedHere } from './refusals.ts';

/** How long to be patient, in milliseconds. */
export interface Patience {
  /** An unanswered question is put again after this long. */
  readonly again: number;
  /** A question is given up after this long. */
  readonly giveUp: number;
}

export const PATIENCE: Patience = { again: 4000, giveUp: 20_000 };

interface Pending {
  /** Whether it was ever put on its way. */
  sent: boolean;
  put(): void;
  settle(refused: RefusedHere): void;
}

/**
 * Questions put over a line that may break. Each is put again until it is answered or its time is up; since it carries
 * the same `actionId` every time, asking twice does it once.
 */
export class Asking {
  readonly #line: Line;
  readonly #patience: Patience;
  readonly #pending = new Set<Pending>();
  #open = false;
  #closed = false;

  constructor(line: Line, patience: Patience) {
    this.#line = line;
    this.#patience = patience;
  }

  /** Never rejects: what cannot be answered is refused. */
  ask<R extends Request>(request: R, body: RequestBody<R>): Promise<Answer<R> | RefusedHere> {
    return new Promise((resolve) => this.put(request, body, resolve));
  }

  /** The same for those who must hear the answer before anything that came after it. */
  put<R extends Request>(request: R, body: RequestBody<R>, answered: (answer: Answer<R> | RefusedHere) => void): void {
    if (this.#closed) {
      answered(refusedHere('table-closed'));
      return;
    }
    const { again, giveUp } = this.#patience;
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
        this.#line.send(request, body, (answer) => settle(answerOf(request, answer)));
      },
      settle,
    };
    const repeating = setInterval(() => this.#canPut() && pending.put(), again);
    const ending = Number.isFinite(giveUp)
      ? setTimeout(() => settle(refusedHere(pending.sent ? 'no-answer' : 'offline')), giveUp)
      : undefined;
    this.#pending.add(pending);
    if (this.#canPut()) pending.put();
  }

  /** From now on questions go out, beginning with those not answered yet. */
  open(): void {
    this.#open = true;
    if (this.#canPut()) for (const pending of this.#pending) pending.put();
  }

  /** From now on questions wait. */
  hold(): void {
    this.#open = false;
  }

  /** Gives up on everything asked so far. */
  drop(refused: RefusedHere): void {
    for (const pending of [...this.#pending]) pending.settle(refused);
  }

  /** Gives up for good. */
  close(): void {
    this.hold();
    this.#closed = true;
    this.drop(refusedHere('table-closed'));
  }

  #canPut(): boolean {
    return this.#open && isUp(this.#line.connection);
  }
}

function answerOf<R extends Request>(request: R, body: unknown): Answer<R> | RefusedHere {
  const parsed = requests[request].answer.safeParse(body);
  if (parsed.success) return parsed.data as Answer<R>;
  const issue = parsed.error.issues[0];
  return refusedHere('bad-answer', { problem: issue?.code ?? 'custom', path: issue?.path.join('.') ?? '/' });
}
