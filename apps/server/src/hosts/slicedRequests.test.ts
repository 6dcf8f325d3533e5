import { expect, it } from 'vitest';
import { LOADING_RULES } from './heartbeat.ts';
import type { HostRequest, OpenRequest, PendingAnswer } from './hostMessages.ts';
import { Preparations } from './preparations.ts';
import { SlicedRequests } from './slicedRequests.ts';
import type { SlicedWork } from './slicedWork.ts';
import type { Request } from './supervisedThread.ts';

/** So short that a slice is one entry. */
const ONE_ENTRY = 0;

function newRequests() {
  const begun: [id: number, spentMs: number | undefined][] = [];
  const heartbeat = { begin: (id: number, spentMs?: number) => begun.push([id, spentMs]), read: () => undefined };
  return { begun, heartbeat, sliced: new SlicedRequests(heartbeat) };
}

function open(id: number, match: string): Request<OpenRequest> {
  const pace = { kind: 'none' } as const;
  return {
    id,
    ask: { op: 'open', match, game: 'gomoku', pace, beginning: '', startedAt: 0, holders: [], entries: [] },
  };
}

const price = (id: number, match: string): Request<HostRequest> => ({ id, ask: { op: 'price', match, seat: 0 } });

function* entries(count: number, { id, ask }: Request<OpenRequest>): SlicedWork<PendingAnswer> {
  for (let i = 0; i < count; i++) yield;
  return { match: ask.match, answer: { id, value: {} } };
}

it('opens matches in turns, so that a short one does not wait for a long one', () => {
  const { sliced } = newRequests();
  const [long, short] = [open(1, 'long'), open(2, 'short')];
  sliced.start(long, entries(5, long));
  sliced.start(short, entries(1, short));
  const opened = Array.from({ length: 8 }, () => sliced.advance(ONE_ENTRY)?.pending.match);
  expect(opened.filter((match) => match !== undefined)).toEqual(['short', 'long']);
  expect(sliced.isEmpty).toBe(true);
});

it('delays a request about a match that is being opened, and no other', () => {
  const { sliced } = newRequests();
  const request = open(1, 'long');
  sliced.start(request, entries(1, request));
  expect(sliced.holdsBack(price(2, 'long'))).toBe(true);
  expect(sliced.holdsBack(price(3, 'another'))).toBe(false);
  expect(sliced.holdsBack(open(4, 'long'))).toBe(true);
  expect(sliced.advance(ONE_ENTRY)).toBeUndefined();
  expect(sliced.advance(ONE_ENTRY)?.waiting.map(({ id }) => id)).toEqual([2, 4]);
  expect(sliced.holdsBack(price(5, 'long'))).toBe(false);
});

it('counts the time of all slices of a request', () => {
  const { sliced, begun } = newRequests();
  const request = open(7, 'slow');
  sliced.start(request, entries(3, request));
  while (!sliced.isEmpty) sliced.advance(ONE_ENTRY);
  expect(begun.map(([id]) => id)).toEqual([7, 7, 7, 7]);
  const spent = begun.map(([, spentMs]) => spentMs ?? Number.NaN);
  expect(spent[0]).toBe(0);
  for (let i = 1; i < spent.length; i++) expect(spent[i]).toBeGreaterThan(spent[i - 1] as number);
});

const options = (id: number): Request<HostRequest> => ({
  id,
  ask: { op: 'options', game: 'large', options: {}, seats: 1 },
});

function* answer({ id }: Request<HostRequest>): SlicedWork<PendingAnswer> {
  yield;
  return { match: undefined, answer: { id, value: {} } };
}

it('loads rules once for all waiting requests, and does not count that as time of a request', () => {
  const { sliced, begun, heartbeat } = newRequests();
  let loaded = 0;
  const preparations = new Preparations({
    versionsOf: () => [
      {
        game: { *hashContent() {} },
        *prepare() {
          for (const total = 5; loaded < total; loaded++) yield { done: loaded, total };
        },
      },
    ],
    heartbeat,
    report: () => {},
  });
  for (const id of [1, 2]) sliced.start(options(id), answer(options(id)), preparations.of('large'));
  const done: number[] = [];
  while (!sliced.isEmpty) done.push(...[sliced.advance(ONE_ENTRY)].flatMap((one) => (one ? [one.request.id] : [])));
  expect(done).toEqual([1, 2]);
  expect(loaded).toBe(5);
  expect(begun.filter(([id]) => id === LOADING_RULES)).toHaveLength(6);
  const requests = begun.filter(([id]) => id !== LOADING_RULES);
  expect(requests.map(([id]) => id)).toEqual([1, 2, 1, 2]);
  expect(requests.slice(0, 2).map(([, spentMs]) => spentMs)).toEqual([0, 0]);
  expect(preparations.of('large')).toBeUndefined();
});
