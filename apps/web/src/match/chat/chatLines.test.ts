import type { ChatLine, SeatInfo } from '@tessera/protocol';
import { expect, it } from 'vitest';
import { channelsOf, shownLines, speakersOf } from './chatLines.ts';
import { unreadLines } from './chatRead.ts';

const line = (id: number, player: string | undefined, name = player ?? 'somebody'): ChatLine => ({
  id,
  at: id,
  name,
  text: `line ${id}`,
  ...(player !== undefined && { player }),
});
const CHAT = [line(1, 'me'), line(2, 'bob'), line(3, 'eve'), line(4, undefined), line(5, 'bob', 'Robert')];
const BOB = new Set(['bob']);
const NOBODY = new Set<string>();

it('shownLines omits the lines of ignored people and shows them again once they are no longer ignored', () => {
  expect(shownLines(CHAT, BOB).map(({ id }) => id)).toEqual([1, 3, 4]);
  expect(shownLines(CHAT, NOBODY)).toEqual(CHAT);
});

it('unreadLines does not count hidden lines', () => {
  const unread = (ignored: ReadonlySet<string>, read: number) =>
    unreadLines({ chat: shownLines(CHAT, ignored), own: [] }, read).length;
  expect(unread(NOBODY, 2)).toBe(3);
  expect(unread(BOB, 2)).toBe(2);
  expect(unread(BOB, 4)).toBe(0);
});

it('speakersOf lists the other writers by their last name and marks spectators', () => {
  const seat: SeatInfo = { kind: 'human', name: 'Robert', player: 'bob', online: true };
  expect(speakersOf(CHAT, { seats: [seat] }, 'me')).toEqual([
    { id: 'bob', name: 'Robert', isWatching: false },
    { id: 'eve', name: 'eve', isWatching: true },
  ]);
});

it('channelsOf separates the table and each team and counts their lines separately', () => {
  const foxes = (id: number): ChatLine => ({ ...line(id, 'ada'), team: 'foxes' });
  const channels = channelsOf([line(1, 'ada'), foxes(1), foxes(2)]);
  expect(channels.map(({ team, lines }) => [team, lines.map(({ id }) => id)])).toEqual([
    [undefined, [1]],
    ['foxes', [1, 2]],
  ]);
  expect(channelsOf([])).toEqual([{ lines: [] }]);
});
