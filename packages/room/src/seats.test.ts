import type { Holder } from '@tessera/protocol';
import { describe, expect, it } from 'vitest';
import { LogEntry } from './logEntry.ts';
import { Room } from './room.ts';
import type { SeatRequest } from './seatRules.ts';
import { cups } from './testing/cups.ts';
import { stones } from './testing/stones.ts';

const idOf = (name: string) => name.padEnd(12, '0');
const person = (name: string): Holder => ({ kind: 'human', name, player: idOf(name) });
const bot: Holder = { kind: 'bot', name: 'Bot', level: 'easy' };
const open: Holder = { kind: 'open', name: '' };
const ABSENCE = 600_000;

function table(...holders: Holder[]) {
  const seats = holders.map(({ kind, name }) => ({ kind: kind === 'bot' ? kind : ('human' as const), name }));
  return Room.open(cups, { seats, seed: 's' }, 0, { holders });
}

let names = 0;
const command = () => ({ actionId: `seat-change-${names++}` });

/** Requests a seat change; Ada is the host of every table here. */
function change(room: Room, by: string, seat: number, holder: Holder, more: Partial<SeatRequest> = {}) {
  const request = { seat, holder, by: { player: idOf(by), isHost: by === 'ada' }, absenceMs: ABSENCE, ...more };
  return room.sit(request, command(), 1000);
}

/** Accepts the open proposal for a seat. */
function agree(room: Room, seat: number, isThere?: (seat: number) => boolean) {
  return room.consent(seat, true, { seq: room.seq, ...command(), proposal: room.proposal?.id ?? '' }, 5, isThere);
}

const codeOf = (result: ReturnType<typeof change>) => (result.ok ? 'done' : result.refusal.code);
const whyOf = (result: ReturnType<typeof change>) =>
  result.ok && 'entry' in result && result.entry?.kind === 'seat' ? result.entry.change.why : codeOf(result);

describe('seat change', () => {
  it('is a log entry that all viewers see, and survives storage', () => {
    const room = table(person('ada'), person('bob')) as Room;
    const left = change(room, 'bob', 1, open);
    expect(left).toMatchObject({ entry: { kind: 'seat', by: 1, change: { seat: 1, holder: open, why: 'left' } } });
    const sat = change(room, 'cy', 1, person('cy'));
    expect(sat).toMatchObject({
      entry: { kind: 'seat', change: { seat: 1, holder: { player: idOf('cy') }, why: 'sat' } },
    });
    expect(room.log('spectator').map(({ kind, change }) => [kind, change?.holder.name])).toEqual([
      ['start', undefined],
      ['seat', ''],
      ['seat', 'cy'],
    ]);
    const entries = [left, sat].map((step) => LogEntry.parse('entry' in step ? step.entry : undefined));
    const again = Room.resume(room.game, { ...room.record, entries });
    expect(again.holders).toEqual(room.holders);
    expect(codeOf(change(again, 'bob', 0, person('bob')))).toBe('other-side');
  });

  it('is refused once the match is over', () => {
    const room = table(person('ada'), person('bob')) as Room;
    room.concede(0, command(), 1);
    expect(codeOf(change(room, 'bob', 1, open))).toBe('match-ended');
  });
});

describe('former player of one side', () => {
  it('never joins another side, not even after leaving', () => {
    const room = table(person('ada'), person('bob'), bot) as Room;
    change(room, 'bob', 1, open);
    change(room, 'ada', 0, open);
    expect(codeOf(change(room, 'ada', 1, person('ada')))).toBe('other-side');
    expect(whyOf(change(room, 'ada', 0, person('ada')))).toBe('sat');
    expect(codeOf(change(room, 'ada', 1, person('ada')))).toBe('already-seated');
  });

  it('counts as a player of the match forever: no forks, and no undo of dice without them', () => {
    const room = table(person('ada'), bot) as Room;
    expect(room.isAlone).toBe(true);
    expect(codeOf(change(room, 'ada', 1, open))).toBe('done');
    change(room, 'bob', 1, person('bob'));
    change(room, 'bob', 1, open);
    expect(whyOf(change(room, 'ada', 1, bot))).toBe('agreed');
    expect(room.isAlone).toBe(false);
    const play = (by: number, type: string) => {
      const action = room.legal(by).find((one) => 'type' in one && one.type === type);
      room.act(by, { seq: room.seq, ...command(), action }, 1);
    };
    if (room.decisions[0]?.seat === 1) play(1, 'bid');
    play(0, 'bid');
    play(1, 'challenge');
    expect(room.undo(0, { seq: room.seq, ...command() }, 2)).toMatchObject({ refusal: { code: 'nobody-to-agree' } });
    expect(room.fork(0, { seed: 'x', startedAt: 0, asker: 0 })).toMatchObject({
      refusal: { code: 'fork-while-playing' },
    });
  });
});

describe('seat of an absent player', () => {
  it('stays theirs while they are present and during the allowed absence', () => {
    const room = table(person('ada'), person('bob')) as Room;
    expect(codeOf(change(room, 'ada', 1, open))).toBe('seat-taken');
    expect(change(room, 'ada', 1, open, { awayMs: ABSENCE - 1 })).toMatchObject({
      refusal: { code: 'not-absent-yet', params: { seconds: 1 } },
    });
    expect(whyOf(change(room, 'ada', 1, bot, { awayMs: ABSENCE }))).toBe('absent');
  });

  it('is freed only by seated players, and given to a bot only by the host', () => {
    const room = table(person('ada'), person('bob'), person('cy')) as Room;
    expect(codeOf(change(room, 'dan', 1, open, { awayMs: ABSENCE }))).toBe('not-seated');
    expect(codeOf(change(room, 'dan', 1, person('dan'), { awayMs: ABSENCE }))).toBe('seat-taken');
    expect(codeOf(change(room, 'cy', 1, bot, { awayMs: ABSENCE }))).toBe('not-the-host');
    expect(whyOf(change(room, 'cy', 1, open, { awayMs: ABSENCE }))).toBe('absent');
    expect(whyOf(change(room, 'dan', 1, person('dan')))).toBe('sat');
  });

  it('is freed earlier by a unanimous vote of at least two other players', () => {
    const room = table(person('ada'), person('bob'), person('cy')) as Room;
    expect(codeOf(change(room, 'cy', 1, open, { awayMs: 1000 }))).toBe('not-absent-yet');
    expect(change(room, 'cy', 1, open, { awayMs: 120_000 })).toMatchObject({
      proposal: { kind: 'seat', seat: 1, by: 2, waiting: [0] },
    });
    expect(agree(room, 0)).toMatchObject({ entry: { kind: 'seat', change: { seat: 1, why: 'agreed' } } });
  });

  it('is not freed if its player returns before all have agreed', () => {
    const room = table(person('ada'), person('bob'), person('cy')) as Room;
    change(room, 'cy', 1, open, { awayMs: 120_000 });
    expect(agree(room, 0, (seat) => seat === 1)).toEqual({ ok: true });
    expect(room.proposal).toBeUndefined();
    expect(room.holders[1]).toMatchObject({ player: idOf('bob') });
  });

  it("the host's seat may be given to a bot by unanimous vote, even if the host is present", () => {
    const room = table(person('ada'), person('bob'), person('cy')) as Room;
    change(room, 'ada', 0, bot);
    agree(room, 1, () => true);
    expect(whyOf(agree(room, 2, () => true))).toBe('agreed');
  });
});

describe('clock of a seat', () => {
  it('is reset for a new player, but not for one who leaves and returns', () => {
    const holders = [person('ada'), person('bob')];
    const around = { holders, pace: { kind: 'move', seconds: 60 } } as const;
    const room = Room.open(stones, { seats: 2, seed: 's' }, 0, around) as Room;
    const sit = (name: string, holder: Holder, at: number) =>
      room.sit({ seat: 0, holder, by: { player: idOf(name), isHost: false }, absenceMs: ABSENCE }, command(), at);
    sit('ada', open, 50_000);
    sit('ada', person('ada'), 51_000);
    expect(room.clocks).toMatchObject({ left: [9000, 60_000], running: [0], at: 51_000 });
    sit('ada', open, 52_000);
    sit('cy', person('cy'), 53_000);
    expect(room.clocks).toMatchObject({ left: [60_000, 60_000], running: [0], at: 53_000 });
  });
});

describe('anonymous seats', () => {
  it('change hands when the players at the table agree', () => {
    const room = table(person('ada'), bot, person('cy')) as Room;
    expect(codeOf(change(room, 'cy', 1, bot))).toBe('not-the-host');
    expect(codeOf(change(room, 'dan', 1, person('dan')))).toBe('seat-taken');
    expect(change(room, 'ada', 1, open)).toMatchObject({ proposal: { waiting: [2] } });
    agree(room, 2);
    expect(whyOf(change(room, 'dan', 1, person('dan')))).toBe('sat');
  });
});

describe('Room.concede and Room.abandon', () => {
  it('refuses to concede a seat that was taken over and not yet played', () => {
    const room = Room.open(stones, { seats: 2, seed: 's' }, 0, { holders: [person('ada'), person('bob')] }) as Room;
    change(room, 'bob', 1, open);
    change(room, 'cy', 1, person('cy'));
    expect(room.concede(1, command(), 1)).toMatchObject({ refusal: { code: 'not-played-yet' } });
    room.act(0, { seq: room.seq, ...command(), action: { type: 'place', cell: 0 } }, 1);
    room.act(1, { seq: room.seq, ...command(), action: { type: 'place', cell: 1 } }, 1);
    expect(room.concede(1, command(), 1)).toMatchObject({ entry: { kind: 'end', by: 1 } });
  });

  it('needs the consent of all present players to end without a winner', () => {
    const abandon = (room: Room, by: string, isGone: (seat: number) => boolean = () => false) =>
      room.abandon({ player: idOf(by), isHost: by === 'ada' }, isGone, command(), 1);
    const room = table(person('ada'), person('bob'), bot) as Room;
    expect(abandon(room, 'dan')).toMatchObject({ refusal: { code: 'not-seated' } });
    expect(abandon(room, 'ada')).toMatchObject({ proposal: { kind: 'abandon', by: 0, waiting: [1] } });
    expect(room.consent(1, false, { seq: room.seq, ...command(), proposal: room.proposal?.id ?? '' }, 2)).toEqual({
      ok: true,
    });
    expect(room.ending).toBeUndefined();
    expect(abandon(room, 'bob', (seat) => seat === 0)).toMatchObject({ entry: { kind: 'end' } });
    expect(room.ending).toMatchObject({ by: 'abandoned' });
    const three = table(person('ada'), person('bob'), person('cy')) as Room;
    expect(abandon(three, 'ada', (seat) => seat === 1)).toMatchObject({ proposal: { waiting: [2] } });
    // Bob is back and is asked too.
    expect(agree(three, 2, () => true)).toMatchObject({ proposal: { agreed: [2], waiting: [1] } });
    expect(agree(three, 1, () => true)).toMatchObject({ entry: { kind: 'end' } });
    expect(abandon(table(person('ada'), bot) as Room, 'ada')).toMatchObject({ entry: { kind: 'end' } });
  });
});

describe('Room.consent', () => {
  it('applies to the proposal the player saw, not to one that replaced it after the same entry', () => {
    const room = table(person('ada'), person('bob'), bot) as Room;
    const wish = (seat: number, holder: Holder) => change(room, 'ada', seat, holder);
    wish(2, open);
    const shown = room.proposal?.id ?? '';
    room.abandon({ player: idOf('ada'), isHost: true }, () => false, command(), 2);
    const answer = { seq: room.seq, ...command(), proposal: shown };
    expect(room.consent(1, true, answer, 3)).toMatchObject({ refusal: { code: 'no-request' } });
    expect(room.ending).toBeUndefined();
    expect(room.proposal).toMatchObject({ kind: 'abandon', waiting: [1] });
  });

  it('proposal ids include the proposer, so that no other player can reuse one', () => {
    const room = table(person('ada'), person('bob'), person('cy')) as Room;
    const idOfProposal = (by: string) => {
      room.abandon({ player: idOf(by), isHost: false }, () => false, { actionId: 'the-same-name' }, 2);
      return room.proposal?.id;
    };
    expect(idOfProposal('bob')).toBe(idOfProposal('bob'));
    expect(idOfProposal('cy')).not.toBe(idOfProposal('bob'));
  });
});
