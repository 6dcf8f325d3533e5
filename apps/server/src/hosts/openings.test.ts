import { expect, it } from 'vitest';
import type { HostAsk, OpenRequest, PendingAnswer } from './hostMessages.ts';
import { Openings } from './openings.ts';
import type { SlicedWork } from './slicedWork.ts';
import type { Request } from './supervisedThread.ts';

/** So short that a slice is one entry. */
const ONE_ENTRY = 0;

function newOpenings() {
  const begun: [id: number, spentMs: number | undefined][] = [];
  return { begun, openings: new Openings({ begin: (id, spentMs) => begun.push([id, spentMs]) }) };
}

function open(id: number, match: string): Request<OpenRequest> {
  const pace = { kind: 'none' } as const;
  return {
    id,
    ask: { op: 'open', match, game: 'gomoku', pace, beginning: '', startedAt: 0, holders: [], entries: [] },
  };
}

const price = (id: number, match: string): Request<HostAsk> => ({ id, ask: { op: 'price', match, seat: 0 } });

function* entries(count: number, { id, ask }: Request<OpenRequest>): SlicedWork<PendingAnswer> {
  for (let i = 0; i < count; i++) yield;
  return { match: ask.match, answer: { id, value: {} } };
}

it('matches are opened in turns: a short one does not wait for a long one', () => {
  const { openings } = newOpenings();
  const [long, short] = [open(1, 'long'), open(2, 'short')];
  openings.start(long, entries(5, long));
  openings.start(short, entries(1, short));
  const opened = Array.from({ length: 8 }, () => openings.advance(ONE_ENTRY)?.request.ask.match);
  expect(opened.filter((match) => match !== undefined)).toEqual(['short', 'long']);
  expect(openings.isEmpty).toBe(true);
});

it('what is asked of a match while it is being opened waits for it, and what is asked of others does not', () => {
  const { openings } = newOpenings();
  const request = open(1, 'long');
  openings.start(request, entries(1, request));
  expect(openings.holdsBack(price(2, 'long'))).toBe(true);
  expect(openings.holdsBack(price(3, 'another'))).toBe(false);
  expect(openings.holdsBack(open(4, 'long'))).toBe(true);
  expect(openings.advance(ONE_ENTRY)).toBeUndefined();
  expect(openings.advance(ONE_ENTRY)?.waiting.map(({ id }) => id)).toEqual([2, 4]);
  expect(openings.holdsBack(price(5, 'long'))).toBe(false);
});

it('the time of all its slices counts: rules that are slow over every entry are found as if they hung in one', () => {
  const { openings, begun } = newOpenings();
  const request = open(7, 'slow');
  openings.start(request, entries(3, request));
  while (!openings.isEmpty) openings.advance(ONE_ENTRY);
  expect(begun.map(([id]) => id)).toEqual([7, 7, 7, 7]);
  const spent = begun.map(([, spentMs]) => spentMs ?? Number.NaN);
  expect(spent[0]).toBe(0);
  for (let i = 1; i < spent.length; i++) expect(spent[i]).toBeGreaterThan(spent[i - 1] as number);
});
