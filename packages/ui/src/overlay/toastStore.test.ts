import { beforeEach, describe, expect, test } from 'vitest';
import { createToasts, TOAST_LIMIT, TOAST_TIME, type ToastStore, type ToastTime } from './toastStore.ts';

/** A manually advanced clock. */
class HandClock implements ToastTime {
  #now = 0;
  #waiting: { at: number; run: () => void }[] = [];

  now(): number {
    return this.#now;
  }
  after(milliseconds: number, run: () => void): () => void {
    const entry = { at: this.#now + milliseconds, run };
    this.#waiting.push(entry);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== entry);
    };
  }
  pass(milliseconds: number): void {
    this.#now += milliseconds;
    for (const entry of this.#waiting.filter(({ at }) => at <= this.#now)) {
      this.#waiting = this.#waiting.filter((other) => other !== entry);
      entry.run();
    }
  }
}

let clock: HandClock;
let toasts: ToastStore;
const titles = () => toasts.getState().map(({ title }) => title);
const show = (title: string, sticky = false) => toasts.show({ kind: 'news', title, sticky });

beforeEach(() => {
  clock = new HandClock();
  toasts = createToasts(clock);
});

test('a toast disappears after its time', () => {
  show('one');
  clock.pass(TOAST_TIME - 1);
  expect(titles()).toEqual(['one']);
  clock.pass(1);
  expect(titles()).toEqual([]);
});

test('a sticky toast stays until it is dismissed', () => {
  const id = show('lost', true);
  clock.pass(TOAST_TIME * 10);
  expect(titles()).toEqual(['lost']);
  toasts.dismiss(id);
  expect(titles()).toEqual([]);
});

describe('toast limit', () => {
  test('removes the oldest toast', () => {
    for (const title of ['a', 'b', 'c', 'd']) show(title);
    expect(titles()).toEqual(['b', 'c', 'd']);
    expect(titles()).toHaveLength(TOAST_LIMIT);
  });

  test('spares sticky toasts', () => {
    show('lost', true);
    for (const title of ['a', 'b', 'c']) show(title);
    expect(titles()).toEqual(['lost', 'b', 'c']);
  });
});

test('a toast with the id of another replaces it and restarts its timer', () => {
  toasts.show({ id: 'turn', kind: 'turn', title: 'Your turn' });
  clock.pass(TOAST_TIME - 10);
  toasts.show({ id: 'turn', kind: 'turn', title: 'Your turn again' });
  clock.pass(TOAST_TIME - 10);
  expect(titles()).toEqual(['Your turn again']);
});

test('timers pause while toasts are held, and continue afterwards', () => {
  show('one');
  clock.pass(4000);
  toasts.hold();
  clock.pass(60_000);
  expect(titles()).toEqual(['one']);
  toasts.release();
  clock.pass(1999);
  expect(titles()).toEqual(['one']);
  clock.pass(1);
  expect(titles()).toEqual([]);
});

test('dismissing a held toast keeps the timers of the others and of later ones running', () => {
  const first = show('first');
  show('second');
  toasts.hold();
  toasts.dismiss(first);
  clock.pass(TOAST_TIME);
  expect(titles()).toEqual([]);
  show('third');
  clock.pass(TOAST_TIME);
  expect(titles()).toEqual([]);
});

test('a toast shown while others are held waits as well', () => {
  toasts.hold();
  show('late');
  clock.pass(TOAST_TIME * 2);
  expect(titles()).toEqual(['late']);
  toasts.release();
  clock.pass(TOAST_TIME);
  expect(titles()).toEqual([]);
});

test('listeners are notified of every change until they unsubscribe', () => {
  let heard = 0;
  const leave = toasts.subscribe(() => heard++);
  const id = show('one');
  toasts.dismiss(id);
  toasts.dismiss(id);
  leave();
  show('two');
  expect(heard).toBe(2);
});
