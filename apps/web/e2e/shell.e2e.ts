import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { table } from '../../../examples/gomoku/texts/en/table.ts';
import { startSmtpServer } from '../../server/src/reminders/testing/smtpServer.ts';
import { de } from '../src/i18n/de.ts';
import { en } from '../src/i18n/en.ts';
import { seriousFindings } from './support/accessibility.ts';
import { looksAt, showAt } from './support/looks.ts';
import { meet, seqOf, untilSeq } from './support/meeting.ts';
import { Site } from './support/site.ts';
import type { Visitor } from './support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

const FREE = table.table.free.replace('{cell}', '');
const cells = ({ page }: Visitor): Locator => page.getByRole('group', { name: /^Board of/ }).getByRole('button');
const freeCells = ({ page }: Visitor): Locator => page.getByRole('button', { name: FREE });

/** Places stones on the cells in turn, the host first. */
async function play(people: readonly [Visitor, Visitor], places: readonly number[]): Promise<void> {
  for (const [i, place] of places.entries()) {
    const visitor = people[i % 2 === 0 ? 0 : 1];
    const seq = await seqOf(visitor);
    // The first press selects, the second places.
    await cells(visitor).nth(place).dblclick();
    for (const each of people) await untilSeq(each, seq + 1);
  }
}

test('undo of an answered move needs the consent of the other player', async () => {
  const host = await site.visitor('host');
  const guest = await site.visitor('guest');
  await meet('gomoku', host, guest, table.preset.three.title);
  await play([host, guest], [0, 1]);
  const undo = host.page.getByRole('button', { name: en.match.undo });

  await undo.click();
  await guest.page.getByRole('alert').getByRole('button', { name: en.proposal.refuse }).click();
  await host.page.getByRole('alert').waitFor({ state: 'detached' });
  await expect.poll(() => freeCells(host).count()).toBe(7);

  await undo.click();
  const agree = guest.page.getByRole('alert').getByRole('button', { name: en.proposal.agree });
  await agree.waitFor();
  await guest.picture('undo-consent');
  await agree.click();
  for (const visitor of [host, guest]) await expect.poll(() => freeCells(visitor).count()).toBe(9);
});

test('a finished match can be replayed, verified, and shared at a position', async () => {
  const host = await site.visitor('host');
  const guest = await site.visitor('guest');
  await meet('gomoku', host, guest, table.preset.three.title);
  await play([host, guest], [0, 3, 1, 4, 2]);
  const { page } = host;
  await page.getByRole('heading', { name: en.ending.by.rules }).waitFor();
  await page.getByRole('link', { name: en.ending.replay, exact: true }).click();

  const position = page.getByRole('slider', { name: en.replay.position });
  await position.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => freeCells(host).count()).toBe(9);
  await page.getByRole('button', { name: en.replay.forward }).click();
  await expect.poll(() => freeCells(host).count()).toBe(8);
  await position.fill('3');
  await expect.poll(() => freeCells(host).count()).toBe(6);
  await host.picture('replay');

  await page.getByRole('button', { name: en.replay.verify }).click();
  await page.getByRole('heading', { name: en.verify.good }).waitFor();

  // The address updates shortly after the position.
  await page.waitForURL(/at=3/);
  const stranger = await site.visitor('stranger');
  await stranger.page.goto(page.url());
  await stranger.page.getByTestId('table-ready').waitFor();
  await expect.poll(() => freeCells(stranger).count()).toBe(6);
});

test('a finished match can be forked at any position, also after an undo', async () => {
  const host = await site.visitor('host');
  const guest = await site.visitor('guest');
  await meet('gomoku', host, guest, table.preset.three.title);
  await play([host, guest], [8, 7]);
  await host.page.getByRole('button', { name: en.match.undo }).click();
  await guest.page.getByRole('alert').getByRole('button', { name: en.proposal.agree }).click();
  await expect.poll(() => freeCells(host).count()).toBe(9);
  await play([host, guest], [0, 3, 1, 4, 2]);
  const { page } = host;
  await page.getByRole('link', { name: en.ending.replay, exact: true }).click();
  const fork = page.getByRole('button', { name: en.replay.fork });
  await page.getByRole('slider', { name: en.replay.position }).fill('3');
  await expect.poll(() => freeCells(host).count()).toBe(6);
  await fork.click();
  await page.waitForURL('**/match/**');
  // The other seat is open in the fork; the position is that of the replay.
  const { origin, pathname } = new URL(page.url());
  const answer = await host.context.request.get(`${origin}/api${pathname.replace('match', 'matches')}/replay`);
  const { steps }: { steps: unknown[] } = await answer.json();
  // The start, three stones, and the new seed.
  expect(steps).toHaveLength(5);
});

test('a password change logs out all other browsers', async () => {
  const owner = await site.visitor('owner');
  const name = 'Ada of the many browsers';
  const credentials = { name, password: 'first password' };
  const headers = { 'x-tessera': '1' };
  const { page, context } = owner;
  await context.request.get('/api/me');
  await context.request.post('/api/me/register', { data: credentials, headers });
  const other = await site.visitor('other');
  await other.context.request.get('/api/me');
  await other.context.request.post('/api/session', { data: credentials, headers });
  expect((await other.context.request.get('/api/sessions')).status()).toBe(200);

  await page.goto('/settings');
  const change = page.getByRole('button', { name: en.account.changePassword });
  await change.click();
  await page.getByLabel(en.account.passwordBefore).fill(credentials.password);
  await page.getByLabel(en.account.passwordNew).fill('second password');
  await owner.picture('password');
  await change.click();
  await page.getByText(en.account.passwordChanged).waitFor();
  expect((await context.request.get('/api/sessions')).status()).toBe(200);
  expect((await other.context.request.get('/api/sessions')).status()).toBe(401);
});

test('a reminder address is entered, confirmed by the link in the mail, and removed by a button or by the link', async () => {
  const smtp = await startSmtpServer();
  const own = await Site.open({
    TESSERA_SMTP_URL: smtp.url,
    TESSERA_MAIL_FROM: 'table@example.org',
    TESSERA_PUBLIC_ORIGIN: 'http://127.0.0.1',
  });
  try {
    const visitor = await own.visitor('owner');
    const { page, context } = visitor;
    await page.goto('/settings');
    await page.getByText(en.mail.guest).waitFor();
    const data = { name: 'Ada of the mails', password: 'first password' };
    await context.request.post('/api/me/register', { data, headers: { 'x-tessera': '1' } });
    await page.reload();
    const ask = page.getByRole('button', { name: en.mail.ask });
    await page.getByLabel(en.mail.address).fill('ada@example.org');
    for (const { width, height, theme } of looksAt([
      [360, 780],
      [1440, 900],
    ])) {
      await showAt(page, { width, height, theme });
      await ask.scrollIntoViewIfNeeded();
      await visitor.picture(`mail-${width}-${theme}`);
      expect.soft(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      expect.soft(await seriousFindings(page), `${width} ${theme}`).toEqual([]);
    }
    await ask.click();
    await page.getByText(en.mail.waiting.replace('{address}', 'ada@example.org')).waitFor();
    await visitor.picture('mail-waiting');
    await expect.poll(() => smtp.received.length).toBe(1);
    const text = smtp.received[0]?.data.replace(/=\n/g, '').replace(/=3D/g, '=') ?? '';
    const confirm = /#mail-confirm=[\w.-]+/.exec(text)?.[0] ?? '';
    await page.goto(`/settings${confirm}`);
    await page.getByText(en.mail.confirmed.replace('{address}', 'ada@example.org')).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await visitor.picture('mail-confirmed');

    // Opened from the mail in a browser without a session.
    const stranger = await own.visitor('stranger');
    await stranger.page.goto(`/settings${/#mail-stop=[\w.-]+/.exec(text)?.[0] ?? ''}`);
    const stop = stranger.page.getByRole('button', { name: en.mail.stop });
    await stop.waitFor();
    await stranger.picture('mail-stop');
    await stop.click();
    await stranger.page.getByText(en.mail.forgotten).waitFor();
    await page.reload();
    await page.getByLabel(en.mail.address).fill('other@example.org');
    await ask.click();
    await page.getByRole('button', { name: en.mail.forget }).click();
    await page.getByLabel(en.mail.address).waitFor();
    await own.leave();
  } finally {
    await own.close();
    await smtp.close();
  }
});

test('the language changes at once and persists', async () => {
  const visitor = await site.visitor('visitor', { locale: 'en-GB' });
  const { page } = visitor;
  await page.goto('/settings');
  await page.getByRole('heading', { level: 1, name: en.settings.title }).waitFor();
  await page.getByRole('radio', { name: 'Deutsch' }).check({ force: true });
  await page.getByRole('heading', { level: 1, name: de.settings.title }).waitFor();
  await page.goto('/');
  await page.getByRole('button', { name: de.home.playNow }).waitFor();
  expect(await page.getAttribute('html', 'lang')).toBe('de');
});
