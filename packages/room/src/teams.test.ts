import type { Holder, SeveralSeats } from '@tessera/protocol';
import { describe, expect, it, test } from 'vitest';
import { lossOf } from './endings.ts';
import { Room } from './room.ts';
import { cups } from './testing/cups.ts';

const idOf = (name: string) => name.padEnd(12, '0');
const person = (name: string): Holder => ({ kind: 'human', name, player: idOf(name) });
const open: Holder = { kind: 'open', name: '' };
const bot: Holder = { kind: 'bot', name: 'Bot', level: 'easy' };

/** A table with seats 0 and 2 against 1 and 3. */
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

describe('player in a team', () => {
  const free = () => table(person('ada'), person('bob'), open, open);

  it.each([
    ['team', 2, 'done'],
    ['team', 3, 'other-side'],
    ['none', 2, 'already-seated'],
    ['none', 3, 'already-seated'],
    ['any', 2, 'done'],
    ['any', 3, 'done'],
  ] as const)('with several seats allowed (%s), taking seat %i gives: %s', (several, seat, expected) => {
    expect(sit(free(), 'ada', seat, several)).toBe(expected);
  });

  it('never joins the other team, not even after leaving', () => {
    const room = free();
    sit(room, 'ada', 0, 'team', open);
    expect(sit(room, 'ada', 1, 'team')).toBe('other-side');
    expect(sit(room, 'ada', 3, 'team')).toBe('other-side');
    expect(sit(room, 'ada', 2, 'team')).toBe('done');
    expect(sit(room, 'bob', 0, 'team')).toBe('other-side');
  });

  it("may move to a teammate's seat, unless each player has one seat only", () => {
    const rooms = [free(), free()] as const;
    for (const room of rooms) sit(room, 'ada', 0, 'team', open);
    expect([sit(rooms[0], 'ada', 2, 'team'), sit(rooms[1], 'ada', 2, 'none')]).toEqual(['done', 'other-side']);
  });

  it('leaves each of their seats separately', () => {
    const room = table(person('ada'), person('bob'), person('ada'), bot);
    expect(sit(room, 'ada', 2, 'team', open)).toBe('done');
    expect(room.holders.map(({ kind }) => kind)).toEqual(['human', 'human', 'open', 'bot']);
  });
});

describe('player with two seats', () => {
  it('sees from each seat what that seat may see', () => {
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

  it('is asked once, and may answer from either seat', () => {
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

  it('withdraws their proposal from either seat, and no other player can', () => {
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

  it('undoes the last operation of either seat', () => {
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

describe('Room.concede in a team', () => {
  it('needs the consent of the other team members and loses for the whole team', () => {
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

  it('needs no consent when the teammates are bots or the same player', () => {
    for (const mate of [bot, person('ada')]) {
      const room = table(person('ada'), person('bob'), mate, bot);
      room.concede(0, command(), 1);
      expect(room.ending?.results).toEqual(['loss', 'win', 'loss', 'win']);
    }
  });
});

test('a timeout loses for the whole team', () => {
  expect(lossOf('timeout', 4, 1, ['even', 'odd', 'even', 'odd']).results).toEqual(['win', 'loss', 'win', 'loss']);
});

test('a practice table is practice from the start', () => {
  const holders = [person('ada'), person('ada')];
  const seats = holders.map(({ name }) => ({ kind: 'human' as const, name }));
  const room = Room.open(cups, { seats, seed: 's' }, 0, { holders, practice: true });
  expect(room.summary.practice).toBe(true);
  expect(room.isAlone).toBe(true);
});
