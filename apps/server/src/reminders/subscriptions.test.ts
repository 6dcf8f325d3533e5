import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../identity/caller.ts';
import { ownCounters } from '../limits/counters.ts';
import { Subscriptions } from './subscriptions.ts';
import { memoryReminders } from './testing/memoryReminders.ts';

const DAY_MS = 86_400_000;

let here: Awaited<ReturnType<typeof memoryReminders>>;
let subscriptions: Subscriptions;
let ada: Caller;
let bob: Caller;

beforeEach(async () => {
  here = await memoryReminders();
  subscriptions = new Subscriptions({ ...here, counters: ownCounters(here.now) });
  ada = await account('adaadaadaada', 'ada');
  bob = await account('bobbobbobbob', 'bob');
});

async function account(id: string, name: string): Promise<Caller> {
  await here.player(id, name);
  return { id, name, guest: false, via: { kind: 'session', id: 'session' } };
}

/** Returns the proof in the last mail's link of a kind. */
function linkIn(kind: 'confirm' | 'stop', text = here.sent.at(-1)?.text ?? ''): string {
  return new RegExp(`#mail-${kind}=(\\S+)`).exec(text)?.[1] ?? '';
}

describe('an address for reminders', () => {
  it('an address for reminders gets one confirmation mail without text of the requesting person, and is used once its owner confirms', async () => {
    const asked = await subscriptions.ask(ada, 'ada@example.org', 'en');
    expect(asked).toEqual({ ok: true, value: { offered: true, address: 'ada@example.org', confirmed: false } });
    await here.queue.settled();
    expect(here.sent).toHaveLength(1);
    expect(here.sent[0]?.text).not.toMatch(/\bada\b/);
    expect(await subscriptions.confirm(ada, linkIn('confirm'))).toMatchObject({ ok: true, value: { confirmed: true } });
  });

  it('an address for reminders needs an account, and must be one mailbox', async () => {
    expect(await subscriptions.ask({ ...ada, guest: true }, 'ada@example.org', 'en')).toMatchObject({
      refusal: { code: 'mail-needs-account' },
    });
    expect(await subscriptions.ask(ada, 'ada@example.org, bob@example.org', 'en')).toMatchObject({
      refusal: { code: 'bad-mail-address' },
    });
    expect(here.sent).toEqual([]);
  });

  it('an address for reminders cannot be confirmed by another person, after a day, or by the link of an earlier address', async () => {
    await subscriptions.ask(ada, 'ada@example.org', 'en');
    await here.queue.settled();
    const first = linkIn('confirm');
    expect(await subscriptions.confirm(bob, first)).toMatchObject({ refusal: { code: 'other-account' } });
    await subscriptions.ask(ada, 'other@example.org', 'en');
    expect(await subscriptions.confirm(ada, first)).toMatchObject({ refusal: { code: 'bad-mail-link' } });
    await here.queue.settled();
    here.clock.now += DAY_MS + 1;
    expect(await subscriptions.confirm(ada, linkIn('confirm'))).toMatchObject({ refusal: { code: 'bad-mail-link' } });
    expect(await subscriptions.state(ada)).toMatchObject({ confirmed: false });
  });

  it('an address for reminders can be removed with one click, and by a link from any mail, which does not affect a later address', async () => {
    await subscriptions.ask(ada, 'ada@example.org', 'en');
    await subscriptions.remove(ada);
    expect(await subscriptions.state(ada)).toEqual({ offered: true, confirmed: false });
    await here.queue.settled();
    const stop = linkIn('stop');
    await subscriptions.ask(ada, 'other@example.org', 'en');
    expect(await subscriptions.stop(stop)).toMatchObject({ ok: true });
    expect(await subscriptions.state(ada)).toMatchObject({ address: 'other@example.org' });
    await here.queue.settled();
    expect(await subscriptions.stop(linkIn('stop'))).toMatchObject({ ok: true });
    expect(await subscriptions.stop(linkIn('stop'))).toMatchObject({ ok: true });
    expect(await subscriptions.state(ada)).toEqual({ offered: true, confirmed: false });
    expect(await subscriptions.stop(linkIn('confirm'))).toMatchObject({ refusal: { code: 'bad-mail-link' } });
  });

  it('an address for reminders gets a limited number of mails, in any spelling and from any number of people', async () => {
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 6; i++) {
      const caller = await account(`somebody000${i}`, `somebody ${i}`);
      const done = await subscriptions.ask(caller, `Victim+${i}@example.org`, 'en');
      codes.push(done.ok ? undefined : done.refusal.code);
    }
    await here.queue.settled();
    expect(here.sent).toHaveLength(3);
    expect(codes.slice(3)).toEqual(['too-many-requests', 'too-many-requests', 'too-many-requests']);
  });

  it('an address for reminders is limited to five requests per person and day, and to a hundred per hour in total', async () => {
    for (let i = 0; i < 8; i++) await subscriptions.ask(ada, `box${i}@example.org`, 'en');
    await here.queue.settled();
    expect(here.sent).toHaveLength(5);
    for (let i = 0; i < 120; i++) {
      const caller = await account(`p${String(i).padStart(11, '0')}`, `p ${i}`);
      await subscriptions.ask(caller, `stranger${i}@example.org`, 'en');
    }
    await here.queue.settled();
    expect(here.sent).toHaveLength(100);
  });

  it('the answer to an address for reminders is the same whether another person uses it or not', async () => {
    const first = await subscriptions.ask(ada, 'shared@example.org', 'en');
    const second = await subscriptions.ask(bob, 'shared@example.org', 'en');
    expect(second).toEqual(first);
  });

  it('an address for reminders is encrypted in the database', async () => {
    await subscriptions.ask(ada, 'ada@example.org', 'en');
    const rows = await here.db.selectFrom('mail_addresses').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('example.org');
  });

  it('an address for reminders is removed if it is not confirmed', async () => {
    await subscriptions.ask(ada, 'ada@example.org', 'en');
    await here.addresses.sweep(here.clock.now + 1);
    expect(await subscriptions.state(ada)).toEqual({ offered: true, confirmed: false });
  });
});
