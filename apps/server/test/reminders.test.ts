import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ReceivedMail, startSmtpServer } from '../src/reminders/testing/smtpServer.ts';
import { metricsOf, place, TestServer, twoAtATable, until } from '../src/testing/testServer.ts';

const ORIGIN = 'https://table.example';
const PASSWORD = 'correct horse';
const ADDRESS = 'bob.somebody@example.org';

// A timer checks for reminders, and clients cannot see a check that sends nothing. A test that expects no mail waits
// for several checks; a longer pause only makes it stricter.

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let server: TestServer;

beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await TestServer.start({
    TESSERA_SMTP_URL: smtp.url,
    TESSERA_MAIL_FROM: 'The Table <table@example.org>',
    TESSERA_PUBLIC_ORIGIN: ORIGIN,
    TESSERA_REMIND_AFTER_MS: '300',
  });
});

afterAll(async () => {
  await server.close();
  await smtp.close();
});

/** Returns the text of a mail, with wrapped lines joined. */
function textOf(mail: ReceivedMail | undefined): string {
  const body = mail?.data.split('\n\n').slice(1).join('\n\n') ?? '';
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function headOf(mail: ReceivedMail | undefined, name: string): string {
  const head = mail?.data.split('\n\n')[0]?.replace(/\n\s+/g, ' ') ?? '';
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
}

it('an account holder enters an address, confirms it, leaves, is reminded once, and unsubscribes from the mail', async () => {
  const { bob, id, first } = await twoAtATable(server, {
    game: 'gomoku',
    title: 'Friday',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const guest = await bob.send('PUT', '/api/me/mail', { address: ADDRESS, language: 'en' });
  expect([guest.status, await guest.json()]).toMatchObject([403, { code: 'mail-needs-account' }]);
  await bob.ask('POST', '/api/me/register', { name: 'Bob', password: PASSWORD });
  // Registering has ended the socket of the guest.
  const second = await bob.at(id);

  const asked = await bob.ask('PUT', '/api/me/mail', { address: ADDRESS, language: 'en' });
  expect(asked).toEqual({ offered: true, address: ADDRESS, confirmed: false });
  await until(() => smtp.received.length === 1, 'the first mail comes');
  const [confirmation] = smtp.received;
  expect(confirmation).toMatchObject({ from: 'table@example.org', to: [ADDRESS] });
  expect(textOf(confirmation)).not.toContain('Bob');
  const [, token = ''] = new RegExp(`${ORIGIN}/settings#mail-confirm=(\\S+)`).exec(textOf(confirmation)) ?? [];
  expect(await bob.ask('POST', '/api/me/mail/confirm', { token })).toMatchObject({ confirmed: true });

  // It becomes Bob's turn while he is at the table: his page tells him.
  await first.act(id, 0, place(0));
  await second.notice('update');
  await pause(700);
  expect(smtp.received).toHaveLength(1);
  second.close();
  await until(() => smtp.received.length === 2, 'the reminder comes');
  const reminder = smtp.received[1];
  expect(headOf(reminder, 'Subject')).toBe('Your turn: Friday');
  expect(headOf(reminder, 'From')).toBe('The Table <table@example.org>');
  expect(headOf(reminder, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(textOf(reminder)).toContain(`${ORIGIN}/match/${id}`);
  await pause(700);
  expect(smtp.received).toHaveLength(2);

  const [, address = ''] = /<https:\/\/table\.example(\S+)>/.exec(headOf(reminder, 'List-Unsubscribe')) ?? [];
  const page = await fetch(server.url + address, { redirect: 'manual' });
  expect([page.status, page.headers.get('location')?.split('=')[0]]).toEqual([303, '/settings#mail-stop']);
  expect(await bob.ask('GET', '/api/me/mail')).toMatchObject({ confirmed: true });
  // Like a mail program: a form, no cookie, no custom header.
  const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const stopped = await fetch(server.url + address, { method: 'POST', body: form });
  expect(stopped.status).toBe(204);
  expect(await bob.ask('GET', '/api/me/mail')).toEqual({ offered: true, confirmed: false });
  const forged = await fetch(`${server.url}/api/mail/unsubscribe?token=x.y.1.z`, { method: 'POST', body: form });
  expect(forged.status).toBe(400);

  const metrics = await metricsOf(server);
  expect(metrics).toContain('tessera_mails_total{kind="reminder",outcome="sent"} 1');
  expect(metrics).not.toContain('example.org');
  expect(JSON.stringify([first.heard, await bob.info(id)])).not.toContain('example.org');
  first.close();
});

it('an address is visible to its owner only, and can be removed with one click', async () => {
  const [cora, dan] = await Promise.all([server.guest(), server.guest()]);
  await cora.ask('POST', '/api/me/register', { name: 'Cora', password: PASSWORD });
  await cora.ask('PUT', '/api/me/mail', { address: 'cora@example.org', language: 'de' });
  expect(await dan.ask('GET', '/api/me/mail')).toEqual({ offered: true, confirmed: false });
  const program = await cora.ask<{ token: string }>('POST', '/api/tokens', { name: 'a program', scopes: ['read'] });
  const response = await fetch(`${server.url}/api/me/mail`, { headers: { authorization: `Bearer ${program.token}` } });
  expect(response.status).toBe(403);
  expect(await cora.requestStatus('DELETE', '/api/me/mail')).toBe(204);
  expect(await cora.ask('GET', '/api/me/mail')).toEqual({ offered: true, confirmed: false });
});

it('a server without a mail server offers no reminders', async () => {
  const silent = await TestServer.start();
  const ada = await silent.guest();
  expect(await ada.ask('GET', '/api/me/mail')).toEqual({ offered: false, confirmed: false });
  expect(await ada.requestStatus('PUT', '/api/me/mail', { address: 'ada@example.org', language: 'en' })).toBe(404);
  await silent.close();
});
