import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Bus } from './bus.ts';

/** A node that cannot be reached or did not answer. The request may have been executed all the same. */
export class Unreachable extends Error {
  constructor(node: string, why: string) {
    super(`The node ${node} cannot be asked: ${why}`);
    this.name = 'Unreachable';
  }
}

const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ask'), id: z.string(), from: z.string(), body: z.json() }),
  z.object({ kind: z.literal('answer'), id: z.string(), body: z.json() }),
  z.object({ kind: z.literal('failed'), id: z.string(), problem: z.string() }),
  z.object({ kind: z.literal('note'), from: z.string(), body: z.json() }),
]);
type Message = z.infer<typeof Message>;

const ANSWER_MS = 8000;
const EVERYONE = 'tessera:all';

/** The part of the bus that calls need. */
export type CallsBus = Pick<Bus, 'publish' | 'subscribe' | 'send'>;

export interface CallsSettings {
  readonly bus: CallsBus;
  readonly node: string;
  /** Answers a request of another node. */
  answer(from: string, body: unknown): Promise<unknown>;
  /** Handles a message of another node. */
  hear(from: string, body: unknown): void;
}

interface Waiting {
  resolve(body: unknown): void;
  reject(error: Unreachable): void;
}

/** Requests and answers between nodes. */
export class NodeRpc {
  readonly #settings: CallsSettings;
  readonly #waiting = new Map<string, Waiting>();

  constructor(settings: CallsSettings) {
    this.#settings = settings;
  }

  async start(): Promise<void> {
    const { bus, node } = this.#settings;
    const hear = (text: string) => this.#hear(Message.parse(JSON.parse(text)));
    await bus.subscribe(channelOf(node), hear);
    await bus.subscribe(EVERYONE, hear);
  }

  /** Sends a request to another node; rejects with Unreachable if there is no answer. */
  async ask(node: string, body: unknown): Promise<unknown> {
    const id = randomUUID();
    const answer = new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    // It may reject before the publication is confirmed, when it has no handler yet.
    answer.catch(() => {});
    const timer = setTimeout(() => this.#waiting.get(id)?.reject(new Unreachable(node, 'no answer')), ANSWER_MS);
    try {
      const heard = await this.#send(node, {
        kind: 'ask',
        id,
        from: this.#settings.node,
        body: body as z.core.util.JSONType,
      });
      if (heard === 0) throw new Unreachable(node, 'it is not there');
      return await answer;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(id);
    }
  }

  /** Sends a message that may get lost to another node, or to all others. */
  note(body: unknown, node?: string): void {
    const { bus, node: from } = this.#settings;
    const message: Message = { kind: 'note', from, body: body as z.core.util.JSONType };
    bus.send(node === undefined ? EVERYONE : channelOf(node), JSON.stringify(message));
  }

  async #send(node: string, message: Message): Promise<number> {
    try {
      return await this.#settings.bus.publish(channelOf(node), JSON.stringify(message));
    } catch (error) {
      throw new Unreachable(node, error instanceof Error ? error.message : String(error));
    }
  }

  #hear(message: Message): void {
    const { node, bus, hear } = this.#settings;
    switch (message.kind) {
      case 'ask':
        this.#answer(message.from, message.id, message.body).then((text) => bus.send(channelOf(message.from), text));
        return;
      case 'answer':
        this.#waiting.get(message.id)?.resolve(message.body);
        return;
      case 'failed':
        this.#waiting.get(message.id)?.reject(new Unreachable('asked', message.problem));
        return;
      case 'note':
        if (message.from !== node) hear(message.from, message.body);
    }
  }

  async #answer(from: string, id: string, body: unknown): Promise<string> {
    try {
      const answer = (await this.#settings.answer(from, body)) ?? null;
      return JSON.stringify({ kind: 'answer', id, body: answer });
    } catch (error) {
      return JSON.stringify({ kind: 'failed', id, problem: error instanceof Error ? error.message : String(error) });
    }
  }
}

function channelOf(node: string): string {
  return `tessera:node:${node}`;
}
