import { MatchInfo } from '@tessera/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en } from '../src/i18n/en.ts';
import { Site } from './support/site.ts';
import type { Visitor } from './support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

test.each([
  ['as it is shown', (code: string) => code],
  ['in small letters, without its dash', (code: string) => code.toLowerCase().replace('-', '')],
  ['with a one for its L', (code: string) => code.replace('L', '1')],
])('a table code leads to a seat when typed %s', async (_how, heard) => {
  const host = await site.visitor('host');
  const guest = await site.visitor('guest');
  await host.page.goto(`/match/${await tableWithL(host)}`);
  const code = (await host.page.getByText(/^[2-9A-Z]{3}-[2-9A-Z]{3}$/).textContent()) ?? '';

  await guest.page.goto('/');
  await guest.page.getByRole('textbox', { name: en.home.codeLabel }).pressSequentially(heard(code));
  for (const { page } of [host, guest]) await page.getByTestId('table-ready').waitFor();
  expect(new URL(guest.page.url()).pathname).toBe(new URL(host.page.url()).pathname);
});

/** Creates tables until a code contains an L; about one in six does. */
async function tableWithL({ context: { request } }: Visitor): Promise<string> {
  await request.get('/api/me');
  for (;;) {
    const wish = { game: 'gomoku', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const made = await request.post('/api/matches', { data: wish, headers: { 'x-tessera': '1' } });
    const { id, code } = MatchInfo.parse(await made.json());
    if (code.includes('L')) return id;
  }
}
