import * as z from 'zod';
import { Guest } from '../support/guest.ts';
import { Random } from '../support/random.ts';
import { MARKS, type StubbornGame, StubbornMatch, StubbornPerson } from '../support/stubbornMatch.ts';

const PASSWORD = 'the same for everybody here';
const HIDDEN = 'hidden-';
const MARKED_PER_PAIR = 4;
const SEALED_PER_PAIR = 2;
const PAUSE_MS = 150;

const Sealed = z.object({
  players: z.tuple([z.object({ secret: z.string(), sealed: z.int() }), z.object({ sealed: z.int() })]),
});

/** Every action seals a text that only its own seat may see. */
export const SEALED: StubbornGame = {
  game: 'sealed',
  action: (text) => ({ type: 'seal', text: hiddenText(text) }),
  count(view, acknowledged) {
    const [own, other] = Sealed.parse(view).players;
    const there = own.sealed + other.sealed;
    const last = acknowledged.findLast((_, i) => i % 2 === 0);
    const isOther = last !== undefined && own.secret !== hiddenText(last);
    return {
      lost: Math.max(0, acknowledged.length - there) || Number(isOther),
      twice: Math.max(0, there - acknowledged.length),
    };
  },
};

function hiddenText(text: string): string {
  return `${HIDDEN}${Number(text.slice(text.lastIndexOf('-') + 1)) % 2}-${text}`;
}

/** Two pairs of players who act continuously, and a spectator, with a record of the answers they get. */
export class Table {
  readonly matches: readonly StubbornMatch[];
  readonly marked: readonly StubbornMatch[];
  readonly #sealed: readonly StubbornMatch[];
  readonly #people: readonly StubbornPerson[];
  readonly #spectator: StubbornPerson;
  /** Hidden texts that were sent to people without access to them, in sentences. */
  readonly leaks: string[] = [];
  #playing: Promise<void>[] = [];

  private constructor(people: readonly StubbornPerson[], marked: StubbornMatch[], sealed: StubbornMatch[]) {
    this.#people = people;
    this.#spectator = people.at(-1) as StubbornPerson;
    this.marked = marked;
    this.#sealed = sealed;
    this.matches = [...marked, ...sealed];
    people.forEach((person, i) => {
      const isSpectator = person === this.#spectator;
      const own = isSpectator ? undefined : i % 2;
      person.onHeard = (message) => this.#hear(isSpectator ? 'the spectator' : `seat ${own}`, own, message);
    });
  }

  static async begin(urls: () => readonly string[], seed: number): Promise<Table> {
    const places = [0, 0, 1, 1, 0].map((place) => place % urls().length);
    const people: StubbornPerson[] = [];
    for (const [i, place] of places.entries()) {
      const guest = await Guest.visit(urls()[place] ?? '');
      await guest.register(nameOf(i), PASSWORD);
      people.push(new StubbornPerson(guest, urls, place));
    }
    const marked: StubbornMatch[] = [];
    const sealed: StubbornMatch[] = [];
    for (const pair of [0, 1]) {
      const both = [people[pair * 2], people[pair * 2 + 1]] as [StubbornPerson, StubbornPerson];
      for (let i = 0; i < MARKED_PER_PAIR + SEALED_PER_PAIR; i++) {
        const [list, game] = i < MARKED_PER_PAIR ? [marked, MARKS] : [sealed, SEALED];
        const { id } = await both[0].guest.meet(both[1].guest, { game: game.game });
        list.push(new StubbornMatch(id, `${game.game}${pair}${i}`, both, new Random(seed + i), game));
      }
    }
    return new Table(people, marked, sealed);
  }

  get acknowledged(): number {
    return this.matches.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  get resent(): number {
    return this.matches.reduce((sum, { duplicates }) => sum + duplicates, 0);
  }

  /** Connects each pair to its address, and starts play. */
  async play(): Promise<void> {
    this.#people.slice(0, 4).forEach((person, i) => {
      person.prefer(Math.floor(i / 2));
    });
    for (const match of this.matches) match.mark();
    // A client that has joined receives all updates.
    for (const match of this.#sealed)
      for (const person of [...match.people, this.#spectator]) await person.ask('join', { match: match.id });
    this.#playing = this.matches.map((match) => match.play(PAUSE_MS));
  }

  /** Stops play after the pending actions. */
  async stop(): Promise<void> {
    for (const match of this.matches) match.stop();
    await Promise.all(this.#playing);
  }

  async signIn(): Promise<void> {
    for (const [i, person] of this.#people.entries()) await signedIn(person, nameOf(i));
  }

  close(): void {
    for (const person of this.#people) person.drop();
  }

  #hear(who: string, own: number | undefined, message: unknown): void {
    for (const seat of leakedSeats(message, own)) this.leaks.push(`${who} was told a text of seat ${seat}`);
  }
}

/** The seats whose hidden texts are in a message to another seat, or to a spectator. */
export function leakedSeats(message: unknown, own: number | undefined): number[] {
  const text = JSON.stringify(message) ?? '';
  return [0, 1].filter((seat) => seat !== own && text.includes(`${HIDDEN}${seat}-`));
}

/** Signs a person in again, however long that takes: the server may be away. */
async function signedIn(person: StubbornPerson, name: string): Promise<void> {
  for (const end = Date.now() + 60_000; ; ) {
    try {
      await person.guest.signIn(name, PASSWORD);
      person.drop();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      person.rotate();
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

function nameOf(place: number): string {
  return `Player ${'abcde'[place]}`;
}
