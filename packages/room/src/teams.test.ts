import type { Holder, SeveralSeats } from '@tessera/protocol';
import { describe, expect, it, test } from 'vitest';
import { lossOf } from './endings.ts';
import { Room } from './room.ts';
import { cups } from './testing/cups.ts';

const idOf = (name: string) => name.padEnd(12, '0');
const person = (name: string): Holder => ({ kind: 'human', name, player: idOf(name) });
const open: Holder = { kind: 'open', name: '' };
const bot: Holder = { kind: 'bot', name: 'Bot', level: 'easy' };

/** Seats 0 and 2 against 1 and 3. */
function table(...holders: Holder[]): Room {
  const seats = holders.map(({ kind, name }) => ({ kind: kind === 'bot' ? kind : ('human' as const), name }));
  return Room.open(cups, { seats, seed: 's', options: { pairs: true } }, 0, { holders }) as Room;
}

let names = 0;
const command = () => ({ actionId: `in-a-team-${names++}` });
const act = (room: Room, seat: number, action: object) => {
  const result = room.act(seat, { seq: room.seq, ...command(), action }, 1);
  if (!result.ok) throw new Error(result.refusal.code);
};

function sit(room: Room, name: string, seat: number, several: SeveralSeats, holder: Holder = person(name)): string {
  const by = { player: idOf(name), isHost: false };
  const result = room.sit({ seat, holder, by, absenceMs: 600_000, several }, command(), 1000);
  return result.ok ? 'done' : result.refusal.code;
}

describe('somebody who sits in a team', () => {
  const free = () => table(person('ada'), person('bob'), open, open);

  it.each([
    ['team', 2, 'done'],
    ['team', 3, 'other-side'],
    ['none', 2, 'already-seated'],
    ['none', 3, 'already-seated'],
    ['any', 2, 'done'],
    ['any', 3, 'done'],
  ] as const)('where one person may have several seats (%s) may take seat %i too: %s', (several, seat, expected) => {
    expect(sit(free(), 'ada', seat, several)).toBe(expected);
  });

  it('never sits in the other team, not even after leaving', () => {
    const room = free();
    sit(room, 'ada', 0, 'team', open);
    expect(sit(room, 'ada', 1, 'team')).toBe('other-side');
    expect(sit(room, 'ada', 3, 'team')).toBe('other-side');
    expect(sit(room, 'ada', 2, 'team')).toBe('done');
    expect(sit(room, 'bob', 0, 'team')).toBe('other-side');
  });

  it('may go over to the seat of a mate, but not where everyone has one seat of their own', () => {
    const rooms = [free(), free()] as const;
    for (const room of rooms) sit(room, 'ada', 0, 'team', open);
    expect([sit(rooms[0], 'ada', 2, 'team'), sit(rooms[1], 'ada', 2, 'none')]).toEqual(['done', 'other-side']);
  });

  it('leaves each of their seats by itself', () => {
    const room = table(person('ada'), person('bob'), person('ada'), bot);
    expect(sit(room, 'ada', 2, 'team', open)).toBe('done');
    expect(room.holders.map(({ kind }) => kind)).toEqual(['human', 'human', 'open', 'bot']);
  });
});

describe('somebody in two seats', () => {
  it('sees from each of them what that seat may know', () => {
    const room = table(person('ada'), person('bob'), person('ada'), person('bob'));
    const seen = (viewer: number | 'spectator') =>
      (room.view(viewer) as ReturnType<typeof cups.view>).players.map(({ dice: [die] }) => die !== null);
    expect([seen(0), seen(2), seen(1), seen('spectator')]).toEqual([
      [true, false, true, false],
      [true, false, true, false],
      [false, true, false, true],
      [false, false, false, false],
    ]);
  });

  it('is asked once, and answers from whichever seat they look', () => {
    const room = table(person('ada'), person('bob'), person('ada'), person('bob'));
    act(room, 0, { type: 'bid', pips: 3 });
    act(room, 1, { type: 'bid', pips: 6 });
    act(room, 2, { type: 'bid', pips: 9 });
    const asked = room.undo(3, { seq: room.seq, ...command() }, 2);
    expect(asked).toMatchObject({ proposal: { kind: 'undo', by: 1, waiting: [0] } });
    expect(room.consent(2, true, { seq: room.seq, ...command(), proposal: room.proposal?.id ?? '' }, 3)).toMatchObject({
      entry: { kind: 'undo', by: 1 },
    });
    expect(room.decisions).toMatchObject([{ seat: 1 }]);
  });

  it('withdraws what they proposed from either seat, and nobody else does', () => {
    const room = table(person('ada'), person('bob'), person('ada'), person('cy'));
    const header = () => ({ seq: room.seq, ...command() });
    room.abandon({ player: idOf('ada'), isHost: true }, () => false, command(), 1);
    expect(room.proposal).toMatchObject({ by: 0, waiting: [1, 3] });
    expect(room.consent(2, true, { ...header(), proposal: room.proposal?.id ?? '' }, 2)).toMatchObject({
      refusal: { code: 'not-asked' },
    });
    expect(room.consent(2, false, { ...header(), proposal: room.proposal?.id ?? '' }, 2)).toMatchObject({ ok: true });
    expect(room.proposal).toBeUndefined();
  });

  it('takes back the last deed of either seat', () => {
    const room = table(person('ada'), bot, person('ada'), bot);
    act(room, 0, { type: 'bid', pips: 3 });
    act(room, 1, { type: 'bid', pips: 6 });
    act(room, 2, { type: 'bid', pips: 9 });
    expect(room.price(0)).toMatchObject({ price: 'free', waiting: [] });
    expect(room.undo(0, { seq: room.seq, ...command() }, 2)).toMatchObject({
      entry: { kind: 'undo', by: 2, steps: 1 },
    });
  });
});

describe('giving up in a team', () => {
  it('needs the others of the team, and loses for all of it', () => {
    const room = table(person('ada'), person('bob'), person('cy'), person('dee'));
    expect(room.concede(0, command(), 1)).toMatchObject({ proposal: { kind: 'concede', seat: 0, waiting: [2] } });
    const header = { seq: room.seq, ...command() };
    expect(room.consent(1, true, { ...header, proposal: room.proposal?.id ?? '' }, 2)).toMatchObject({
      refusal: { code: 'not-asked' },
    });
    expect(room.ending).toBeUndefined();
    room.consent(2, true, { ...header, proposal: room.proposal?.id ?? '' }, 2);
    expect(room.ending).toEqual({ by: 'conceded', seat: 0, results: ['loss', 'win', 'loss', 'win'] });
  });

  it('needs nobody where the others are bots, or oneself', () => {
    for (const mate of [bot, person('ada')]) {
      const room = table(person('ada'), person('bob'), mate, bot);
      room.concede(0, command(), 1);
      expect(room.ending?.results).toEqual(['loss', 'win', 'loss', 'win']);
    }
  });
});

test('who runs out of time has lost for the team', () => {
  expect(lossOf('timeout', 4, 1, ['even', 'odd', 'even', 'odd']).results).toEqual(['win', 'loss', 'win', 'loss']);
});

test('a table for practice is practice from the start', () => {
  const holders = [person('ada'), person('ada')];
  const seats = holders.map(({ name }) => ({ kind: 'human' as const, name }));
  const room = Room.open(cups, { seats, seed: 's' }, 0, { holders, practice: true });
  expect(room.summary.practice).toBe(true);
  expect(room.isAlone).toBe(true);
});
