import type { Game, GameEvent } from '@tessera/kernel';
import { stones } from '@tessera/room/testing';
import { describe, expect, test } from 'vitest';
import { createEventPlayback } from './eventPlayback.ts';
import { Store } from './live/store.ts';
import type { TableEntry, TableState } from './table.ts';
import { FakeServer } from './testing/fakeServer.ts';

interface Counted {
  readonly count: number;
}

const { info } = new FakeServer(stones as Game, 2);

function entry(seq: number, ...types: string[]): TableEntry {
  return { seq, at: seq, kind: 'act', by: 0, events: types.map((type): GameEvent => ({ type })) };
}

function start(changed: Partial<TableState<Counted>> = {}): TableState<Counted> {
  return {
    status: 'ready',
    connection: 'online',
    info: { ...info, status: 'playing', seq: 0, deciding: [0] },
    viewer: 0,
    shared: false,
    seq: 0,
    view: { count: 0 },
    decisions: [{ seat: 0, kind: 'play' }],
    log: [],
    chat: [],
    canRedo: false,
    sending: 0,
    ...changed,
  };
}

function after(state: TableState<Counted>, ...types: string[]): TableState<Counted> {
  const seq = state.seq + 1;
  return {
    ...state,
    seq,
    view: { count: seq },
    decisions: [{ seat: seq % 2, kind: 'play' }],
    log: [...state.log, entry(seq, ...types)],
    info: { ...state.info, seq, deciding: [seq % 2] },
  };
}

function table(first = start(), isStill: () => boolean = () => false) {
  const store = new Store(first);
  const from = { getState: () => store.value, subscribe: (listener: () => void) => store.subscribe(listener) };
  const actsOut = ({ events }: TableEntry) => events.some(({ type }) => type === 'walked');
  const showing = createEventPlayback(from, { actsOut, isStill });
  const stop = showing.subscribe(() => {});
  const go = (...types: string[]) => store.set(after(store.value, ...types));
  return { store, showing, stop, go, shown: () => showing.getState() };
}

describe('createEventPlayback', () => {
  test('shows a state at once when nothing is animated', () => {
    const { go, shown, store } = table();
    go('rolled');
    expect(shown().state).toBe(store.value);
    expect(shown().acting).toBeUndefined();
  });

  test('shows view, log, decisions, summary and ending of one state during an animation', () => {
    const { go, shown, store } = table();
    go('walked', 'hit');
    const ending = { by: 'rules' as const, results: ['win' as const, 'loss' as const] };
    store.set({ ...store.value, info: { ...store.value.info, status: 'over', ending } });
    expect(shown().state).toMatchObject({ seq: 0, view: { count: 0 }, log: [], decisions: [{ seat: 0 }] });
    expect(shown().state.info).toMatchObject({ status: 'playing', seq: 0, deciding: [0] });
    expect(shown().state.info.ending).toBeUndefined();
    shown().reportShown(1);
    expect(shown().state.log).toEqual([entry(1, 'walked')]);
    shown().done();
    expect(shown().state).toBe(store.value);
    expect(shown().state.info.ending).toEqual(ending);
  });

  test('animates entry after entry, and shows entries without animation together with the one before', () => {
    const { go, shown } = table();
    go('walked');
    go('rolled');
    go('walked', 'walked');
    go('rolled');
    expect(shown()).toMatchObject({ state: { seq: 0 }, acting: { entry: { seq: 1 }, before: { seq: 0 } } });
    shown().done();
    expect(shown()).toMatchObject({ state: { seq: 2 }, acting: { entry: { seq: 3 }, after: { seq: 3 }, events: 0 } });
    shown().done();
    expect(shown()).toMatchObject({ state: { seq: 4 }, acting: undefined });
  });

  test('shows presence and chat at once during an animation', () => {
    const { go, shown, store } = table();
    go('walked');
    store.set({ ...store.value, connection: 'reconnecting', info: { ...store.value.info, spectators: 3 } });
    expect(shown().state).toMatchObject({ seq: 0, connection: 'reconnecting', info: { spectators: 3, seq: 0 } });
  });

  test('catchUp shows the current state', () => {
    const { go, shown, store } = table();
    go('walked');
    go('walked');
    shown().catchUp();
    expect(shown().state).toBe(store.value);
  });
});

describe('createEventPlayback without animation', () => {
  test('does not animate after a gap, an undo or a change of viewer', () => {
    const { go, shown, store } = table();
    go('walked');
    store.set({ ...after(after(store.value, 'walked'), 'walked') });
    expect(shown()).toMatchObject({ state: { seq: 3 }, acting: undefined });
    store.set(start());
    expect(shown()).toMatchObject({ state: { seq: 0 }, acting: undefined });
    store.set({ ...after(store.value, 'walked'), viewer: 1 });
    expect(shown()).toMatchObject({ state: { seq: 1, viewer: 1 }, acting: undefined });
  });

  test('does not animate while the page is hidden or motion is off', () => {
    let still = false;
    const { go, shown } = table(start(), () => still);
    go('walked');
    still = true;
    go('walked');
    expect(shown()).toMatchObject({ state: { seq: 2 }, acting: undefined });
  });

  test('does not animate entries that precede the page', () => {
    const { go, showing, stop, shown } = table();
    stop();
    go('walked');
    showing.subscribe(() => {});
    expect(shown()).toMatchObject({ state: { seq: 1 } });
  });
});

test('createEventPlayback shows a replay step without waiting for the previous animation', () => {
  const { go, shown } = table(start({ isReplay: true }));
  go('walked');
  go('walked');
  expect(shown()).toMatchObject({ state: { seq: 1 }, acting: { entry: { seq: 2 } } });
});

test('createEventPlayback repeats entries while the state before them is kept, then shows the current state', () => {
  const { go, shown, store } = table();
  go('walked');
  shown().done();
  go('walked');
  go('walked');
  shown().catchUp();
  expect(shown().canRepeat(1)).toBe(true);
  expect(shown().canRepeat(4)).toBe(false);
  shown().repeat(1, 2);
  expect(shown()).toMatchObject({ state: { seq: 0 }, acting: { entry: { seq: 1 } } });
  shown().done();
  expect(shown()).toMatchObject({ state: { seq: 1 }, acting: { entry: { seq: 2 } } });
  shown().done();
  expect(shown().state).toBe(store.value);
  shown().repeat(9, 9);
  expect(shown().state).toBe(store.value);
});
