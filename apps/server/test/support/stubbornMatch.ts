import type { RequestBody } from '@tessera/protocol';
import type { Socket } from 'socket.io-client';
import * as z from 'zod';
import type { Guest } from './guest.ts';
import type { Random } from './random.ts';

const Answer = z.union([
  z.object({ ok: z.literal(true), seq: z.int() }),
  z.object({ ok: z.literal(false), refusal: z.object({ code: z.string() }) }),
]);
const Joined = z.object({ ok: z.literal(true), sync: z.object({ view: z.json(), seq: z.int() }) });

const ANSWER_MS = 6000;
/** Temporary refusals. */
const PASSING = ['host-failed', 'too-busy', 'server-failed', 'storage-failed', 'rules-failed', 'too-fast'];

/** Game whose view shows the actions of a test. */
export interface StubbornGame {
  readonly game: string;
  action(text: string): RequestBody<'act'>['action'];
  /** Returns the numbers of lost and duplicate acknowledged actions. */
  count(view: unknown, acknowledged: readonly string[]): { readonly lost: number; readonly twice: number };
}

const Marks = z.object({ marks: z.array(z.string()) });

/** Every action is a mark that stays visible to all. */
export const MARKS: StubbornGame = {
  game: 'marks',
  action: (mark) => ({ type: 'mark', mark }),
  count(view, acknowledged) {
    const { marks } = Marks.parse(view);
    const lost = acknowledged.filter((mark, i) => marks[i] !== mark).length;
    return { lost, twice: marks.length - new Set(marks).size + Math.max(0, marks.length - acknowledged.length) };
  },
};

/** A person with a browser who retries: connects to another node when one does not answer. */
export class StubbornPerson {
  readonly guest: Guest;
  readonly #urls: () => readonly string[];
  #socket: Promise<Socket> | undefined;
  #next = 0;
  #at = 0;
  /** Told all that is sent to this person. */
  onHeard: (message: unknown) => void = () => {};
  #cutUntil = 0;

  constructor(guest: Guest, urls: () => readonly string[], first = 0) {
    this.guest = guest;
    this.#urls = urls;
    this.#next = first;
  }

  /** The place of the address in use. */
  get at(): number {
    return this.#at;
  }

  /** Goes to an address, unless it is the one in use. */
  prefer(place: number): void {
    if (this.#at === place && this.#socket) return;
    this.#next = place;
    this.drop();
  }

  /** Uses the next address for requests over HTTP. */
  rotate(): void {
    const urls = this.#urls();
    this.guest.moveTo(urls[this.#next++ % urls.length] ?? '');
  }

  /** Sends a request to any node that answers; returns undefined if none did this time. */
  async ask(request: string, body: unknown): Promise<unknown> {
    this.#socket ??= this.#connect();
    const connecting = this.#socket;
    const socket = await connecting.catch(() => undefined);
    const answer: unknown = await socket
      ?.timeout(ANSWER_MS)
      .emitWithAck(request, body)
      .catch(() => undefined);
    if (answer === undefined && this.#socket === connecting) this.drop();
    if (answer === undefined) await new Promise((resolve) => setTimeout(resolve, 100));
    else this.onHeard(answer);
    return answer;
  }

  /** Loses the connection, and finds no other for a while. */
  cutFor(ms: number): void {
    this.#cutUntil = Date.now() + ms;
    this.drop();
  }

  /** Loses the connection. */
  drop(): void {
    void this.#socket?.then(
      (socket) => socket.close(),
      () => undefined,
    );
    this.#socket = undefined;
  }

  async #connect(): Promise<Socket> {
    if (Date.now() < this.#cutUntil) throw new Error('cut off');
    const urls = this.#urls();
    this.#at = this.#next++ % urls.length;
    this.guest.moveTo(urls[this.#at] ?? '');
    return Promise.race([
      this.guest.connect().then((socket) => socket.onAny((...heard: unknown[]) => this.onHeard(heard))),
      new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), ANSWER_MS)),
    ]);
  }
}

/** A match of `marks` that is played in spite of all faults, with a record of its actions. */
export class StubbornMatch {
  readonly id: string;
  readonly #name: string;
  readonly #people: readonly [StubbornPerson, StubbornPerson];
  readonly #random: Random;
  readonly #game: StubbornGame;
  readonly acknowledged: string[] = [];
  /** Violations, in words. */
  readonly wrong: string[] = [];
  /** The longest time without an answer, in milliseconds, since `mark`. */
  longest = 0;
  /** How long each action took until it was acknowledged, in milliseconds, since `mark`. */
  waits: number[] = [];
  /** Refusals that are expected at the moment, besides those of a server that is temporarily unavailable. */
  expected: readonly string[] = [];
  #answeredAt = Date.now();
  #isOver = false;
  #duplicates = 0;

  constructor(
    id: string,
    name: string,
    people: readonly [StubbornPerson, StubbornPerson],
    random: Random,
    game = MARKS,
  ) {
    this.id = id;
    this.#name = name;
    this.#people = people;
    this.#random = random;
    this.#game = game;
  }

  get people(): readonly [StubbornPerson, StubbornPerson] {
    return this.#people;
  }

  get duplicates(): number {
    return this.#duplicates;
  }

  /** Restarts the measurement of the longest wait. */
  mark(): void {
    this.longest = 0;
    this.waits = [];
    this.#answeredAt = Date.now();
  }

  /** Plays until it is stopped; the last action is completed. */
  async play(pauseMs: number): Promise<void> {
    this.#isOver = false;
    while (!this.#isOver) {
      await this.playOne();
      await new Promise((resolve) => setTimeout(resolve, this.#random.below(pauseMs * 2)));
    }
  }

  stop(): void {
    this.#isOver = true;
  }

  /** Plays one action, with retries until it is answered; sometimes twice at once, or with an old one before it. */
  async playOne(limitMs = 60_000): Promise<boolean> {
    const n = this.acknowledged.length;
    const mark = `${this.#name}-${n}`;
    const start = Date.now();
    const end = start + limitMs;
    while (Date.now() < end) {
      const isTwice = this.#random.below(10) === 0;
      if (isTwice) this.#duplicates++;
      if (isTwice && n > 0) void this.#send(this.#random.below(n)).then((answer) => this.#check(answer));
      const [answer] = await Promise.all([this.#send(n), isTwice ? this.#send(n) : undefined]);
      if (answer === undefined) continue;
      if (answer.ok) {
        if (answer.seq !== n + 1) this.wrong.push(`${mark} was answered with entry ${answer.seq}`);
        this.acknowledged.push(mark);
        this.longest = Math.max(this.longest, Date.now() - this.#answeredAt);
        this.#answeredAt = Date.now();
        this.waits.push(this.#answeredAt - start);
        return true;
      }
      if (!this.#isPassing(answer.refusal.code)) this.wrong.push(`${mark} was refused: ${answer.refusal.code}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return false;
  }

  /** Compares the match on the server with the record; returns the numbers of lost and repeated actions. */
  async verify(): Promise<{ readonly lost: number; readonly twice: number }> {
    for (let attempt = 0; attempt < 20; attempt++) {
      const joined = Joined.safeParse(await this.#people[0].ask('join', { match: this.id }));
      if (!joined.success) continue;
      return this.#game.count(joined.data.sync.view, this.acknowledged);
    }
    throw new Error(`The match ${this.id} cannot be joined`);
  }

  #isPassing(code: string): boolean {
    return PASSING.includes(code) || this.expected.includes(code);
  }

  #check(answer: z.infer<typeof Answer> | undefined): void {
    if (answer && !answer.ok && !this.#isPassing(answer.refusal.code))
      this.wrong.push(`an old action was refused: ${answer.refusal.code}`);
  }

  async #send(n: number): Promise<z.infer<typeof Answer> | undefined> {
    const body: RequestBody<'act'> = {
      match: this.id,
      seq: n,
      actionId: `${this.#name}-action-${n}`,
      action: this.#game.action(`${this.#name}-${n}`),
    };
    const person = this.#people[n % 2] as StubbornPerson;
    const answer = await person.ask('act', body);
    return answer === undefined ? undefined : Answer.parse(answer);
  }
}
