import { setImmediate as afterIO } from 'node:timers/promises';
import { type MatchInfo, notices } from '@tessera/protocol';
import type { Socket } from 'socket.io-client';
import { type Guest, must } from './guest.ts';
import { Recording, withoutIdentity } from './recording.ts';

const PATIENCE_MS = 20_000;
const HUSH_MS = 300;

/** One of two matches that differ in hidden information, with all messages to an onlooker. */
export class World {
  readonly info: MatchInfo;
  readonly #onlooker: Guest;
  readonly #people: readonly Guest[];
  readonly #sent: string[] = [];
  #sockets: readonly Socket[] = [];
  #seq = 0;
  #steps = 0;
  #eyes: Socket | undefined;
  #recording: Recording | undefined;

  /** @param people holders of the seats, in order. */
  constructor(info: MatchInfo, people: readonly Guest[], onlooker: Guest) {
    this.info = info;
    this.#people = people;
    this.#onlooker = onlooker;
  }

  async open(): Promise<void> {
    this.#sockets = await Promise.all(this.#people.map((person) => person.connect()));
    for (const socket of this.#sockets) {
      const { sync } = await must(socket, 'join', { match: this.info.id });
      this.#seq = sync?.seq ?? 0;
    }
  }

  /** The onlooker joins the match, again after entry `since` or for the first time. */
  async look(since?: number): Promise<void> {
    const socket = await this.#onlooker.connect();
    this.#eyes = socket;
    this.#recording = new Recording(socket);
    const { id: match } = this.info;
    await must(socket, 'join', since === undefined ? { match } : { match, since });
    await this.#hush();
  }

  /** The onlooker leaves, after reading this much of the log. */
  async lookAway(): Promise<void> {
    if (!this.#eyes || !this.#recording) return;
    await this.#hush();
    await must(this.#eyes, 'seen', { match: this.info.id, seq: this.#seq });
    this.#eyes.close();
    this.#sent.push(...this.#recording.messages);
    this.#eyes = undefined;
  }

  async act(seat: number, action: Ask['action']): Promise<void> {
    const { seq } = await must(this.#socket(seat), 'act', { ...this.#asked(), action });
    await this.#until(seq);
  }

  async undo(seat: number): Promise<void> {
    const { seq } = await must(this.#socket(seat), 'undo', this.#asked());
    await this.#until(seq);
  }

  async redo(seat: number): Promise<void> {
    const { seq } = await must(this.#socket(seat), 'redo', this.#asked());
    await this.#until(seq);
  }

  async sendChat(seat: number, text: string): Promise<void> {
    const { match, actionId } = this.#asked();
    await must(this.#socket(seat), 'chat', { match, actionId, text });
    await this.#hush();
  }

  /** Sends a chat line to the team of a seat. */
  async whisper(seat: number, text: string): Promise<void> {
    const { match, actionId } = this.#asked();
    await must(this.#socket(seat), 'chat', { match, actionId, text, team: true });
    await this.#hush();
  }

  async fetch(path: string): Promise<void> {
    const { status, text } = await this.#onlooker.send('GET', `/api/matches/${this.info.id}${path}`);
    this.#sent.push(`${path} ${status} ${text}`);
  }

  /** Returns all messages to the onlooker, without the differences between any two matches. */
  close(): string[] {
    for (const socket of this.#sockets) socket.close();
    return this.#sent.map((message) => withoutIdentity(message, this.info));
  }

  #socket(seat: number): Socket {
    const socket = this.#sockets[seat];
    if (!socket) throw new Error(`Nobody sits in seat ${seat}`);
    return socket;
  }

  #asked() {
    return { match: this.info.id, seq: this.#seq, actionId: `step-${this.#steps++}-of-this-world` };
  }

  /** Waits until the onlooker has received this entry. */
  async #until(seq: number): Promise<void> {
    this.#seq = seq;
    if (!this.#eyes) return;
    const late = Date.now() + PATIENCE_MS;
    while (!this.#recording?.messages.some((message) => isUpdate(message, seq))) {
      if (Date.now() > late) throw new Error(`Nobody told the onlooker of entry ${seq}`);
      await pause(5);
    }
  }

  /**
   * Waits until no more notices arrive: presence changes are batched. The request makes the pause as long as a slow server needs to send
   * them: its answer comes after the batches that were due.
   */
  async #hush(): Promise<void> {
    let heard: number;
    do {
      heard = this.#recording?.messages.length ?? 0;
      await pause(HUSH_MS);
      await this.#onlooker.send('GET', '/api/me');
      await afterIO();
    } while (heard !== (this.#recording?.messages.length ?? 0));
  }
}

interface Ask {
  readonly action: Record<string, string | number | string[][]>;
}

function isUpdate(message: string, seq: number): boolean {
  if (!message.startsWith('2["update"')) return false;
  const [, notice]: unknown[] = JSON.parse(message.slice(1));
  return notices.update.parse(notice).update.seq === seq;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
