import { house } from '@tessera/text';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { de } from '../src/i18n/de.ts';
import { en } from '../src/i18n/en.ts';
import { seriousFindings } from './support/accessibility.ts';
import { said } from './support/said.ts';
import { Site } from './support/site.ts';
import type { Visitor } from './support/visitor.ts';

let site: Site;
beforeAll(async () => {
  // Separate server: a public table would appear on the home page of every other test.
  site = await Site.open({ TESSERA_GAMES: 'gomoku' });
});
afterEach(() => site.leave());
afterAll(() => site.close());

const sendChat = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: en.chat.label }).fill(text);
  await page.getByRole('button', { name: en.chat.send }).click();
};
/** Creates an open table with a host and a spectator with one chat line. */
async function talking(): Promise<{ host: Visitor; watcher: Visitor }> {
  const [host, watcher] = [await site.visitor('host'), await site.visitor('watcher')];
  await watcher.isCalled('Loud Larry');
  await host.page.goto('/new?game=gomoku');
  await host.page.getByRole('button', { name: en.create.open }).click();
  await host.page.getByText(en.room.chat.everyone).waitFor();
  await watcher.page.goto(host.page.url());
  await watcher.page.getByRole('button', { name: en.match.chat }).click();
  await sendChat(watcher.page, 'first line');
  return { host, watcher };
}

const named = (sentence: string, name: string) => sentence.replace('{name}', name);

test('lines of an ignored person are neither shown nor counted, and return when the person is no longer ignored', async () => {
  const { host, watcher } = await talking();

  await host.page.getByRole('button', { name: said('chat.open', { count: 1 }) }).click();
  const lines = host.page.getByRole('log', { name: en.chat.lines });
  await lines.getByText('first line').waitFor();
  await host.page.getByRole('button', { name: en.chat.people }).click();
  await host.page.getByRole('button', { name: named(en.chat.ignoreNamed, 'Loud Larry') }).click();
  await lines.getByText(said('chat.hidden', { count: 1 })).waitFor();
  expect(await lines.getByText('first line').count()).toBe(0);
  expect(await seriousFindings(host.page)).toEqual([]);
  await host.picture('chat-people');

  await host.page.getByRole('complementary').getByRole('button', { name: en.close }).click();
  await sendChat(watcher.page, 'second line');
  await host.page.reload();
  await host.page.getByRole('button', { name: en.match.chat, exact: true }).click();
  // The server does not send the lines of an ignored person, so there is nothing to count.
  await host.page.getByRole('textbox', { name: en.chat.label }).waitFor();
  expect(await lines.getByText(/line$/).count()).toBe(0);
  await host.page.goto('/settings');
  await host.page.getByRole('button', { name: named(en.chat.hearNamed, 'Loud Larry') }).click();
  await host.page.getByText(en.ignored.none).waitFor();
  await host.picture('settings-ignored');
  await host.page.goto(watcher.page.url());
  await host.page.getByRole('button', { name: en.match.chat }).click();
  await lines.getByText('second line').waitFor();
});

test('a host mutes a spectator and lets them write again', async () => {
  const { host, watcher } = await talking();
  await host.page.getByRole('button', { name: said('chat.open', { count: 1 }) }).click();
  await host.page.getByRole('button', { name: en.chat.people }).click();
  await host.page.getByRole('button', { name: named(en.chat.muteNamed, 'Loud Larry') }).click();
  await watcher.page.getByText(house.en.refusal['chat-muted']).waitFor();
  expect(await watcher.page.getByRole('textbox', { name: en.chat.label }).count()).toBe(0);
  await watcher.picture('chat-muted');
  await host.page.getByRole('button', { name: named(en.chat.unmuteNamed, 'Loud Larry') }).click();
  await watcher.page.getByRole('textbox', { name: en.chat.label }).waitFor();
});

test('a public table lets only players write, as its form and waiting room state in German too', async () => {
  const [host, watcher] = [await site.visitor('host', { locale: 'de-DE' }), await site.visitor('watcher')];
  await host.page.goto('/new?game=gomoku');
  await host.page.getByRole('radio', { name: de.create.public, exact: true }).check({ force: true });
  expect(await host.page.getByRole('radio', { name: de.create.chatRules.seated }).isChecked()).toBe(true);
  await host.picture('create-chat');
  await host.page.getByRole('button', { name: de.create.open }).click();
  await host.page.getByText(de.room.chat.seated).waitFor();
  await host.picture('waiting-room-chat');
  await watcher.page.goto(host.page.url());
  await watcher.page.getByRole('button', { name: en.match.chat }).click();
  await watcher.page.getByText(house.en.refusal['chat-seated-only']).waitFor();
});
