import { canonical, defineGame, hidden, Match, ownerOnly, perSeat, readMatchFile, type Viewer } from '@tessera/kernel';
import { type Holder, UNDO_POLICIES, type UndoPolicy } from '@tessera/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { holdersIn, type RoomRecord } from './record.ts';
import { Room } from './room.ts';

// Property: no player learns the seed or hidden information before the end, by any sequence of sitting down, leaving,
// undoing, forking and viewing. The game deals unique words, so that a leaked one can be recognized.

const WORDS = 1e9;

const State = z.object({
  deck: hidden(z.array(z.string())),
  players: perSeat(z.object({ hand: ownerOnly(z.array(z.string())) })),
  turn: z.int(),
  left: z.int(),
});

/** In turn each player draws a secret word or passes; the match ends after some turns. */
const secretWords = defineGame({
  id: 'secret-words',
  version: '1.0.0',
  seats: { min: 2, max: 3 },
  options: z.object({}),
  state: State,
  action: z.object({ type: z.enum(['draw', 'pass']) }),
  events: z.never(),
  setup(_options, seats, { chance }) {
    const word = () => `word-${chance.d(WORDS)}-`;
    const players = Array.from({ length: seats }, () => ({ hand: [word()] }));
    return { deck: Array.from({ length: 30 }, word), players, turn: 0, left: 24 };
  },
  decisions: ({ turn, left }) => (left > 0 ? [{ seat: turn, kind: 'go' }] : []),
  legal: () => [{ type: 'draw' as const }, { type: 'pass' as const }],
  check: () => undefined,
  play(state, seat, { type }) {
    if (type === 'draw') state.players[seat]?.hand.push(state.deck.pop() as string);
    state.turn = (state.turn + 1) % state.players.length;
    state.left--;
  },
  outcome: ({ left, players }) => (left > 0 ? undefined : { results: players.map(() => 'draw') }),
  determinize(view, _viewer, chance) {
    const dealt = () => `word-${chance.d(WORDS)}-`;
    return {
      ...view,
      deck: view.deck.map(dealt),
      players: view.players.map(({ hand }) => ({ hand: hand.map((word) => word ?? dealt()) })),
    };
  },
});

const PEOPLE = ['ada000000000', 'bob000000000', 'cy0000000000'] as const;
type Name = (typeof PEOPLE)[number];

/** A match as a server keeps it, and all data it could send. */
interface Table {
  readonly room: Room;
  readonly secret: string;
}

/** The data each player has received, and the words they were entitled to. */
class World {
  readonly tables: Table[] = [];
  readonly #heard = new Map<Name, string>(PEOPLE.map((name) => [name, '']));
  readonly #undo: UndoPolicy;
  #names = 0;

  /** All tables share one undo policy. */
  constructor(undo: UndoPolicy) {
    this.#undo = undo;
    this.open([person(PEOPLE[0]), bot, bot]);
  }

  open(holders: readonly Holder[]): void {
    const seats = holders.map(({ kind, name }) => ({
      kind: kind === 'bot' ? kind : ('human' as const),
      name: name || '-',
    }));
    const secret = `seed-${this.tables.length}-never-told`;
    this.add(Room.open(secretWords, { seats, seed: secret }, 0, { holders, undo: this.#undo }) as Room, secret);
  }

  add(room: Room, secret: string): void {
    this.tables.push({ room, secret });
  }

  name(): { actionId: string } {
    return { actionId: `a-name-${this.#names++}` };
  }

  /** Records everything a player may view. */
  look(who: Name, { room }: Table): void {
    const seat = room.holders.findIndex(({ player }) => player === who);
    const viewer: Viewer = seat < 0 ? 'spectator' : seat;
    const received = [room.view(viewer), room.log(viewer), room.replay(viewer), room.missed(viewer, 0), room.holders];
    // The file contains the seed, so it is available only after the end.
    this.hear(who, canonical([...received, room.ending ? room.file() : null]));
  }

  hear(who: Name, text: string): void {
    this.#heard.set(who, this.#heard.get(who) + text);
  }

  /**
   * Checks that a player has received no seed, no word of a side they never sat on, and no chain link of a running
   * match. A link hashes the changes, so a few hidden values could be found by brute force.
   */
  check(who: Name): void {
    const heard = this.#heard.get(who) ?? '';
    const overt = new Set(this.tables.filter(({ room }) => room.ending).flatMap(({ room }) => wordsOf(room)));
    const known = new Set(this.tables.flatMap(({ room }) => (room.ending ? readMatchFile(room.file()).chain : [])));
    for (const { room, secret } of this.tables) {
      if (room.ending) continue;
      const hiddenWords = wordsHiddenFrom(who, room).filter((word) => !overt.has(word));
      const links = readMatchFile(room.file()).chain.filter((link) => !known.has(link));
      expect([secret, ...hiddenWords, ...links].filter((text) => heard.includes(text))).toEqual([]);
    }
  }
}

const person = (player: Name): Holder => ({ kind: 'human', name: player, player });
const bot: Holder = { kind: 'bot', name: 'Bot', level: 'easy' };
const open: Holder = { kind: 'open', name: '' };

const wordsIn = (text: string): string[] => text.match(/word-\d+-/g) ?? [];

/** Returns every word in a match. */
function wordsOf(room: Room): string[] {
  return wordsIn(canonical(Match.load(secretWords, room.file()).state));
}

/** Returns the words a player was never entitled to. Players never change sides, so each has at most one side. */
function wordsHiddenFrom(who: Name, room: Room): string[] {
  const later = room.log('spectator').flatMap(({ change }) => (change?.holder.player === who ? [change.seat] : []));
  const first = (room.record.holders ?? holdersIn(room.header)).findIndex(({ player }) => player === who);
  const sides = [...new Set(first < 0 ? later : [first, ...later])];
  expect(sides.length).toBeLessThanOrEqual(1);
  const known = new Set(sides.flatMap((side) => wordsIn(canonical(room.replay(side)))));
  return wordsOf(room).filter((word) => !known.has(word));
}

type Attempt = (world: World, table: Table, who: Name, luck: number) => void;

const seatOf = (room: Room, who: Name) => room.holders.findIndex(({ player }) => player === who);
const asker = (room: Room, who: Name): Viewer => (seatOf(room, who) < 0 ? 'spectator' : seatOf(room, who));

/** All requests a player may try; most are refused. */
const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  play(world, { room }) {
    const [decision] = room.decisions;
    if (!decision) return;
    room.act(decision.seat, { seq: room.seq, ...world.name(), action: { type: 'draw' } }, 1);
  },
  sit(world, { room }, who, luck) {
    room.sit({ seat: luck % room.seats, holder: person(who), by: mover(who), absenceMs: 0 }, world.name(), 1);
  },
  free(world, { room }, who, luck) {
    const away = luck % 2 === 0 ? { awayMs: 1e9 } : {};
    room.sit(
      { seat: luck % room.seats, holder: luck % 3 ? open : bot, by: mover(who), absenceMs: 1, ...away },
      world.name(),
      1,
    );
  },
  undo(world, { room }, who) {
    const seat = seatOf(room, who);
    if (seat >= 0) room.undo(seat, { seq: room.seq, ...world.name() }, 1);
  },
  redo(world, { room }, who) {
    const seat = seatOf(room, who);
    if (seat >= 0) room.redo(seat, { seq: room.seq, ...world.name() }, 1);
  },
  consent(world, { room }, who) {
    const seat = seatOf(room, who);
    if (seat >= 0) room.consent(seat, true, { seq: room.seq, ...world.name(), proposal: room.proposal?.id ?? '' }, 1);
  },
  fork(world, { room }, who, luck) {
    if (world.tables.length > 6) return;
    const secret = `seed-${world.tables.length}-never-told`;
    const fork = room.fork(luck % (room.seq + 1), { seed: secret, startedAt: 0, asker: asker(room, who) });
    if (!fork.ok) return;
    const holders = room.holders.map((holder, seat) =>
      holder.kind === 'bot' ? bot : seat === seatOf(room, who) ? person(who) : open,
    );
    const record: RoomRecord = { ...fork.record, holders };
    world.add(Room.resume(secretWords, record) as Room, secret);
  },
  rematch(world, { room }, who) {
    if (room.ending && world.tables.length <= 6) world.open([person(who), bot, bot]);
  },
  concede(world, { room }, who) {
    const seat = seatOf(room, who);
    if (seat >= 0) room.concede(seat, world.name(), 1);
  },
  abandon(world, { room }, who) {
    room.abandon(mover(who), () => false, world.name(), 1);
  },
  look(world, table, who) {
    world.look(who, table);
    world.check(who);
  },
};

const mover = (who: Name) => ({ player: who, isHost: who === PEOPLE[0] });
const LIKELY = ['look', 'look', 'play', 'play', 'play', 'sit', 'sit', 'free', 'undo', 'consent', 'fork'];

test('no player learns a seed or hidden information before the match is over', () => {
  const what = fc.constantFrom(...LIKELY, ...Object.keys(ATTEMPTS));
  const attempt = fc.tuple(what, fc.constantFrom(...PEOPLE), fc.nat(1000), fc.nat(1000));
  const attempts = fc.array(attempt, { minLength: 20, maxLength: 80 });
  const seen = { forks: 0, changes: 0, ended: 0 };
  fc.assert(
    fc.property(fc.constantFrom(...UNDO_POLICIES), attempts, (undo, tried) => {
      const world = new World(undo);
      for (const [name, who, which, luck] of tried) {
        const table = world.tables[which % world.tables.length] as Table;
        ATTEMPTS[name]?.(world, table, who, luck);
      }
      for (const who of PEOPLE) {
        for (const table of world.tables) world.look(who, table);
        world.check(who);
      }
      seen.forks += world.tables.length - 1;
      seen.ended += world.tables.filter(({ room }) => room.ending).length;
      seen.changes += world.tables
        .flatMap(({ room }) => room.log('spectator'))
        .filter(({ kind }) => kind === 'seat').length;
    }),
    { numRuns: 60 },
  );
  // Otherwise the property was never exercised.
  expect(seen.forks).toBeGreaterThan(30);
  expect(seen.changes).toBeGreaterThan(50);
  expect(seen.ended).toBeGreaterThan(10);
});
