import type { Socket } from 'socket.io-client';
import { expect } from 'vitest';
import * as z from 'zod';
import { ask, type Guest, must } from './guest.ts';

const View = z.object({ marks: z.array(z.string()), turn: z.int() });

interface Sent {
  readonly seq: number;
  readonly actionId: string;
  readonly mark: string;
}

/** A match of `marks`, with a record of acknowledged and unanswered actions. */
export class MarkedMatch {
  readonly id: string;
  readonly #name: string;
  /** The marks whose actions were acknowledged, in order. */
  readonly acknowledged: string[] = [];
  #seq: number;
  #unanswered: Sent | undefined;
  #sockets: readonly Socket[] = [];

  private constructor(id: string, seq: number, name: string) {
    this.id = id;
    this.#seq = seq;
    this.#name = name;
  }

  static async begin([host, other]: readonly [Guest, Guest], name: string): Promise<MarkedMatch> {
    const { id, seq } = await host.meet(other, { game: 'marks' });
    return new MarkedMatch(id, seq, name);
  }

  /**
   * Checks the match after a restart: acknowledged actions are stored once, and others can be retried and are done
   * once.
   */
  async resume(sockets: readonly Socket[]): Promise<void> {
    this.#sockets = sockets;
    const before = await this.#marks();
    const sent = this.#unanswered;
    if (sent && before.length > this.acknowledged.length) expect(before).toEqual([...this.acknowledged, sent.mark]);
    else expect(before).toEqual(this.acknowledged);
    if (!sent) return;
    this.#unanswered = undefined;
    await this.#send(sent);
    expect(await this.#marks()).toEqual(this.acknowledged);
    // A second retry gets the same answer, without effect.
    const { seq } = await must(this.#socketOf(sent), 'act', this.#body(sent));
    expect(seq).toBe(this.#seq);
    expect(await this.#marks()).toEqual(this.acknowledged);
  }

  /** Plays as fast as actions are acknowledged, until the connection is lost. */
  async playUntilCut(): Promise<void> {
    while (this.#sockets.every(({ connected }) => connected)) {
      try {
        await this.playOne();
      } catch (error) {
        // Lost with the connection; any other error is a failure.
        if (this.#sockets.every(({ connected }) => connected)) throw error;
        return;
      }
    }
  }

  /** Resolves once this many actions were acknowledged. */
  async hasPlayed(marks: number): Promise<void> {
    while (this.acknowledged.length < marks) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  async playOne(): Promise<void> {
    const n = this.acknowledged.length;
    await this.#send({ seq: this.#seq, actionId: `${this.#name}-action-${n}`, mark: `${this.#name}-${n}` });
  }

  async #send(sent: Sent): Promise<void> {
    this.#unanswered = sent;
    const answer = await ask(this.#socketOf(sent), 'act', this.#body(sent));
    if (!answer.ok) throw new Error(`${sent.mark} was refused: ${JSON.stringify(answer.refusal)}`);
    this.#unanswered = undefined;
    this.acknowledged.push(sent.mark);
    this.#seq = answer.seq;
  }

  /** Marks are written in turn, so the number of a mark determines its player. */
  #socketOf({ mark }: Sent): Socket {
    const socket = this.#sockets[Number(mark.slice(mark.indexOf('-') + 1)) % 2];
    if (!socket) throw new Error('Nobody is connected');
    return socket;
  }

  #body({ seq, actionId, mark }: Sent) {
    return { match: this.id, seq, actionId, action: { type: 'mark', mark } };
  }

  async #marks(): Promise<readonly string[]> {
    const [socket] = this.#sockets;
    if (!socket) throw new Error('Nobody is connected');
    const { sync } = await must(socket, 'join', { match: this.id });
    expect(sync?.info.status).toBe('playing');
    return View.parse(sync?.view).marks;
  }
}
