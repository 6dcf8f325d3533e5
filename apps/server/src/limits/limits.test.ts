import { expect, it } from 'vitest';
import { BUDGETS, COSTS } from './costs.ts';
import { RateLimits, waitRefusal } from './limits.ts';

function limits(factor = 1) {
  const clock = { now: 0 };
  return { clock, limits: new RateLimits(factor, () => clock.now) };
}

it('a fork over a socket and one over HTTP draw on the same budget, in all sessions of a person', () => {
  const { limits: all } = limits();
  const account = all.account({ person: 'ada', session: 'one', address: '10.0.0.1', socket: 'a' });
  const fork = account.charging(COSTS.fork);
  for (let i = 0; i < 15; i++) expect(fork()).toBeUndefined();
  for (let i = 0; i < 15; i++) {
    expect(all.take('fork', { person: 'ada', session: 'two', address: '10.0.0.1' })).toBeUndefined();
  }
  expect(fork()).toEqual({ budget: 'made', seconds: 2 });
  expect(all.take('fork', { person: 'ada', session: 'three' })).toEqual({ budget: 'made', seconds: 2 });
  expect(all.take('fork', { person: 'bob', session: 'four', address: '10.0.0.1' })).toBeUndefined();
});

it('an address with many people has a separate limit', () => {
  const { limits: all } = limits();
  const make = (i: number) => all.take('make', { person: `p${i}`, session: `s${i}`, address: '10.0.0.1' });
  for (let i = 0; i < 120; i++) expect(make(i)).toBeUndefined();
  expect(make(120)).toMatchObject({ budget: 'made' });
});

it('a refused request is not charged', () => {
  const { limits: all, clock } = limits();
  const ada = { person: 'ada', session: 'one' };
  for (let i = 0; i < 30; i++) all.take('make', ada);
  for (let i = 0; i < 100; i++) expect(all.take('make', ada)).toEqual({ budget: 'made', seconds: 2 });
  clock.now = 2000;
  expect(all.take('make', ada)).toBeUndefined();
});

it('uses a monotonic clock: changes of the system time have no effect', () => {
  const real = Date.now;
  try {
    const all = new RateLimits(1);
    for (let i = 0; i < 30; i++) expect(all.take('guest', { address: '10.0.0.1' })).toBeUndefined();
    Date.now = () => real() + 86_400_000;
    expect(all.take('guest', { address: '10.0.0.1' })).toMatchObject({ budget: 'guests' });
  } finally {
    Date.now = real;
  }
});

it('can be widened, and switched off', () => {
  const { limits: wide } = limits(2);
  for (let i = 0; i < 60; i++) expect(wide.take('make', { person: 'ada' })).toBeUndefined();
  expect(wide.take('make', { person: 'ada' })).toBeDefined();
  const { limits: off } = limits(Number.POSITIVE_INFINITY);
  for (let i = 0; i < 1000; i++) expect(off.take('make', { person: 'ada' })).toBeUndefined();
});

it('bytes are charged one by one', () => {
  const { limits: all } = limits();
  expect(all.take('keep', { person: 'ada' }, 10 * 1024 * 1024)).toBeUndefined();
  expect(all.take('keep', { person: 'ada' }, 10 * 1024 * 1024)).toMatchObject({ budget: 'bytes' });
});

it('costs spent at one node count at another, once it was notified', () => {
  const [here, there] = [limits().limits, limits().limits];
  // From here on there are other nodes to notify.
  here.takeSpent();
  const payer = { person: 'ada', session: 'one', address: '10.0.0.1' };
  for (let i = 0; i < 30; i++) expect(here.take('make', payer)).toBeUndefined();
  expect(here.take('make', payer)).toMatchObject({ budget: 'made' });
  const spent = here.takeSpent();
  expect(here.takeSpent()).toEqual([]);
  for (const [key, amount] of spent) there.owe(key, amount);
  expect(there.take('make', payer)).toMatchObject({ budget: 'made' });
  expect(there.take('make', { person: 'bob', session: 'two', address: '10.0.0.1' })).toBeUndefined();
  there.owe('nothing that is known', 5);
});

it('refuses only the person whose bytes of play are used up, and states the minutes to wait', () => {
  const { limits: all } = limits();
  const account = all.account({ person: 'ada', address: '10.0.0.1' });
  const write = account.charging(COSTS.write);
  expect(write(BUDGETS.written.person.burst)).toBeUndefined();
  const wait = write(60 * 1024);
  expect(wait).toMatchObject({ budget: 'written' });
  expect(wait && waitRefusal(wait)).toEqual({ code: 'too-much-written', params: { seconds: 53, minutes: 1 } });
  expect(all.take('write', { person: 'bob', address: '10.0.0.1' }, 1024)).toBeUndefined();
});

it('lets bots move on when the bytes of their host are used up, and the host owes them', () => {
  const { limits: all, clock } = limits();
  const { burst, perSecond } = BUDGETS.written.person;
  all.takeSpent();
  all.spend('write', { person: 'ada' }, burst + 3600 * perSecond);
  expect(all.takeSpent()).toEqual([['written person ada', burst + 3600 * perSecond]]);
  expect(all.take('write', { person: 'ada' }, 1)).toMatchObject({ budget: 'written', seconds: 3601 });
  clock.now = 3_601_000;
  expect(all.take('write', { person: 'ada' }, 1)).toBeUndefined();
});
