import { MailState } from '@tessera/protocol';
import { expect, it } from 'vitest';
import { ownCounters } from '../../limits/counters.ts';
import { Subscriptions } from '../../reminders/subscriptions.ts';
import { memoryReminders } from '../../reminders/testing/memoryReminders.ts';
import { ADA, parseAnswer, problem } from '../testing/answers.ts';
import { cookieIn, newVisitor, testApp, visitor } from '../testing/testApp.ts';

/** Creates an account at a server that sends mails. */
async function withMails() {
  const reminders = await memoryReminders();
  const subscriptions = new Subscriptions({ ...reminders, counters: ownCounters(reminders.now) });
  const here = await testApp({ subscriptions });
  const guest = await newVisitor(here.app);
  const registered = await guest.ask('POST', '/api/me/register', ADA);
  await reminders.player(guest.id, ADA.name);
  const ada = visitor(here.app, guest.id, { cookie: cookieIn(registered), 'x-tessera': '1' });
  return { ...here, reminders, ada };
}

it('addresses and link secrets do not appear in the log', async () => {
  const { app, ada, reminders, logged } = await withMails();
  const wish = { address: 'ada.secret@example.org', language: 'en' };
  expect(parseAnswer(await ada.ask('PUT', '/api/me/mail', wish), MailState)).toMatchObject({ confirmed: false });
  await reminders.queue.settled();
  const { text = '', unsubscribe = '' } = reminders.sent[0] ?? {};
  const [, token = ''] = /#mail-confirm=(\S+)/.exec(text) ?? [];
  expect(parseAnswer(await ada.ask('POST', '/api/me/mail/confirm', { token }), MailState).confirmed).toBe(true);
  const { pathname, search } = new URL(unsubscribe);
  await app.inject({ method: 'GET', url: pathname + search });
  expect((await app.inject({ method: 'POST', url: pathname + search })).statusCode).toBe(204);
  expect(parseAnswer(await ada.ask('GET', '/api/me/mail'), MailState)).toEqual({ offered: true, confirmed: false });
  expect(logged()).toContain(pathname);
  expect(logged()).not.toContain('example.org');
  expect(logged()).not.toContain(token);
  expect(logged()).not.toContain(search);
  await app.close();
});

it('every malformed address is answered with a text, and one that is too long is not parsed', async () => {
  const { app, ada, reminders } = await withMails();
  const ask = (address: unknown) => ada.ask('PUT', '/api/me/mail', { address, language: 'en' });
  expect(problem(await ask('ada@example.org\r\nBcc: bob@example.org'))).toEqual([400, 'bad-mail-address']);
  expect(problem(await ask('a'.repeat(60_000)))).toEqual([400, 'bad-input']);
  expect(problem(await ask(['ada@example.org']))).toEqual([400, 'bad-input']);
  expect(reminders.sent).toEqual([]);
  await app.close();
});

it('mails can be requested five times per hour at most', async () => {
  const { app, ada } = await withMails();
  const codes = [];
  for (let i = 0; i < 7; i++) {
    const response = await ada.ask('PUT', '/api/me/mail', { address: 'nobody', language: 'en' });
    codes.push(problem(response)[1]);
  }
  expect(codes).toEqual([...Array(5).fill('bad-mail-address'), 'too-many-requests', 'too-many-requests']);
  await app.close();
});
