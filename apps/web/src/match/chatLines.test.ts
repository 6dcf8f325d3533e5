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

it('shows nothing of those whom somebody ignores, and everything once they are heard again', () => {
  expect(shownLines(CHAT, BOB).map(({ id }) => id)).toEqual([1, 3, 4]);
  expect(shownLines(CHAT, NOBODY)).toEqual(CHAT);
});

it('counts no line as unread that is not shown', () => {
  const unread = (ignored: ReadonlySet<string>, read: number) =>
    unreadLines({ chat: shownLines(CHAT, ignored), own: [] }, read).length;
  expect(unread(NOBODY, 2)).toBe(3);
  expect(unread(BOB, 2)).toBe(2);
  expect(unread(BOB, 4)).toBe(0);
});

it('knows who else has written, by their last name, and who of them only watches', () => {
  const seat: SeatInfo = { kind: 'human', name: 'Robert', player: 'bob', online: true };
  expect(speakersOf(CHAT, { seats: [seat] }, 'me')).toEqual([
    { id: 'bob', name: 'Robert', isWatching: false },
    { id: 'eve', name: 'eve', isWatching: true },
  ]);
});

it('takes the table and each team as channels of their own, each with its own count', () => {
  const foxes = (id: number): ChatLine => ({ ...line(id, 'ada'), team: 'foxes' });
  const channels = channelsOf([line(1, 'ada'), foxes(1), foxes(2)]);
  expect(channels.map(({ team, lines }) => [team, lines.map(({ id }) => id)])).toEqual([
    [undefined, [1]],
    ['foxes', [1, 2]],
  ]);
  expect(channelsOf([])).toEqual([{ lines: [] }]);
});
