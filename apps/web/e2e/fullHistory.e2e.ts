import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { said } from './support/said.ts';
import { Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open({ TESSERA_LIMITS: 'on', TESSERA_MAX_MATCH_LOG_MB: '1', TESSERA_GAMES: 'fifth-edition' });
});
afterEach(() => site.leave());
afterAll(() => site.close());

test('a sheet offers to shorten its history when it is full, and goes on after one press', async () => {
  const { page, context } = await site.visitor('Ada');
  await context.request.get('/api/me');
  const headers = { 'x-tessera': '1' };
  const post = async (path: string, data: object) => (await context.request.post(path, { data, headers })).json();
  const { id } = await post('/api/matches', { game: 'fifth-edition', seats: [{ kind: 'me' }] });
  const texts = ['looks', 'backstory', 'notes'].map((field) => [field, 'x'.repeat(19_000)]);
  const action = { type: 'details', details: Object.fromEntries(texts) };
  const answers: { readonly code?: string }[] = [];
  for (let seq = 0; seq < 40 && answers.at(-1)?.code === undefined; seq++) {
    answers.push(await post(`/api/bot/matches/${id}/actions`, { seq, actionId: `fills-${seq}-x`, action }));
  }
  expect(answers.at(-1)).toMatchObject({ code: 'match-log-full' });

  await page.goto(`/match/${id}`);
  await page.getByTestId('table-ready').waitFor();
  await page.keyboard.press('u');
  const dialog = page.getByRole('dialog', { name: said('menu.shorten') });
  await dialog.getByText(said('menu.sure.shortenFull')).waitFor();
  await dialog.getByRole('button', { name: said('menu.shorten') }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await context.request.get(`/api/matches/${id}/log`)).text(), { timeout: 60_000 })
    .toContain('dropped');
  const seq = answers.length - 1;
  const short = { seq, actionId: 'after-it-x', action: { type: 'name', name: 'Mira' } };
  expect(await post(`/api/bot/matches/${id}/actions`, short)).toMatchObject({ seq: seq + 1 });
});
