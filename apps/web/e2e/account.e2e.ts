import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { de } from '../src/i18n/de.ts';
import { en } from '../src/i18n/en.ts';
import { seriousFindings } from './support/accessibility.ts';
import { looksAt, showAt } from './support/looks.ts';
import { Site } from './support/site.ts';
import type { Visitor } from './support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

const HEADERS = { 'x-tessera': '1' };
const PASSWORD = 'first password';

async function register({ context }: Visitor, name: string): Promise<void> {
  await context.request.get('/api/me');
  const data = { name, password: PASSWORD };
  const answer = await context.request.post('/api/me/register', { data, headers: HEADERS });
  expect(answer.status()).toBe(200);
}

test('the account screen offers the download of all data and deletes an account by keyboard, after the password', async () => {
  const ada = await site.visitor('owner');
  const { page, context } = ada;
  await register(ada, 'Ada who leaves');
  await page.goto('/settings');
  await page.getByText('You have played no match here yet.').waitFor();

  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: en.data.download }).click();
  const file = await (await saving).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ account: { name: 'Ada who leaves' }, matches: [] });

  const open = page.getByRole('button', { name: en.data.deleteAccount });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: en.data.deleteAccount });
  await dialog.waitFor();
  for (const { width, height, theme } of looksAt([
    [360, 780],
    [1440, 900],
  ])) {
    await showAt(page, { width, height, theme });
    await ada.picture(`account-delete-${width}-${theme}`);
    expect.soft(await seriousFindings(page), `${width} ${theme}`).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await open.scrollIntoViewIfNeeded();
    await ada.picture(`account-data-${width}-${theme}`);
    expect.soft(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    expect.soft(await seriousFindings(page), `${width} ${theme}`).toEqual([]);
    await open.focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor();
  }
  const password = dialog.getByLabel(en.account.password);
  await password.fill('wrong password');
  await page.keyboard.press('Enter');
  // The browser notes the refusal in its console.
  await expect.poll(() => ada.errors.splice(0)).toHaveLength(1);
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText(en.data.deleted).waitFor();
  expect(await (await context.request.get('/api/me')).json()).toMatchObject({ guest: true });
  const data = { name: 'Ada who leaves', password: PASSWORD };
  expect((await context.request.post('/api/session', { data, headers: HEADERS })).status()).toBe(401);
});

test('the account screen deletes a guest without a password, in German too', async () => {
  const guest = await site.visitor('guest');
  const { page } = guest;
  await guest.prefers({ language: 'de' });
  await page.goto('/settings');
  const before = await (await guest.context.request.get('/api/me')).json();
  await page.getByRole('button', { name: de.data.deleteGuest }).click();
  const dialog = page.getByRole('dialog', { name: de.data.deleteGuest });
  await dialog.getByText(de.data.stays).waitFor();
  await dialog.getByRole('button', { name: de.data.deleteGuest }).click();
  await page.getByText(de.data.deleted).waitFor();
  const after = await (await guest.context.request.get('/api/me')).json();
  expect(after.id).not.toBe(before.id);
});

test('the account screen names the device of each session and ends one of them alone', async () => {
  const ada = await site.visitor('owner');
  await register(ada, 'Ada of two devices');
  const data = { name: 'Ada of two devices', password: PASSWORD };
  const agents = { phone: 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0', none: '' };
  const others = [await site.visitor('phone'), await site.visitor('other')] as const;
  for (const [i, { context }] of others.entries()) {
    const headers = { ...HEADERS, 'user-agent': i === 0 ? agents.phone : agents.none };
    expect((await context.request.post('/api/session', { data, headers })).status()).toBe(200);
  }
  const { page } = ada;
  await page.goto('/settings');
  const list = page.getByRole('listitem').filter({ hasText: /Firefox/ });
  await list.getByText(/Firefox.*Android/).waitFor();
  await page.getByRole('button', { name: /^Log out of Firefox/ }).click();
  await list.waitFor({ state: 'detached' });
  expect((await others[0].context.request.get('/api/sessions')).status()).toBe(401);
  expect((await others[1].context.request.get('/api/sessions')).status()).toBe(200);
});
