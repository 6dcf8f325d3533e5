import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createMatch } from './support/newMatch.ts';
import { said } from './support/said.ts';
import { Site } from './support/site.ts';

// A player shows a character to a stranger through a link, and revokes it.

let site: Site;
beforeAll(async () => {
  site = await Site.open({ TESSERA_GAMES: 'fifth-edition', TESSERA_HOST_TIMEOUT_MS: '20000' });
});
afterEach(() => site.leave());
afterAll(() => site.close());

test('a stranger with the link sees a character live and changes nothing, until the link is revoked', async () => {
  const ada = await site.visitor('ada');
  const id = await createMatch(ada, { game: 'fifth-edition', options: { name: 'Mira' }, seats: [{ kind: 'me' }] });
  await ada.page.goto(`/match/${id}`);
  await ada.page.getByTestId('table-ready').waitFor();
  const openDialog = async () => {
    await ada.page.getByRole('button', { name: said('menu.label') }).click();
    await ada.page.getByRole('menuitem', { name: said('look.menu') }).click();
    return ada.page.getByRole('dialog', { name: said('look.title') });
  };
  const dialog = await openDialog();
  await dialog.getByRole('button', { name: said('look.create') }).click();
  const link = (await dialog.getByTestId('look-link').textContent()) ?? '';
  await ada.picture('look-link');
  expect(link).toContain(`/look/${id}#`);
  await ada.page.keyboard.press('Escape');

  const bob = await site.visitor('bob');
  await bob.page.goto(link);
  await bob.page.getByRole('heading', { name: 'Mira', level: 1 }).waitFor();
  await bob.page.getByText(said('look.watching')).waitFor();
  await bob.picture('look-watching');

  // A change arrives without a reload. The stranger's sheet offers neither undo nor a link.
  const action = { type: 'name', name: 'Mirabel' };
  const acted = await ada.context.request.post(`/api/bot/matches/${id}/actions`, {
    data: { seq: 0, actionId: 'renamed-1', action },
    headers: { 'x-tessera': '1' },
  });
  expect(acted.ok()).toBe(true);
  await bob.page.getByRole('heading', { name: 'Mirabel', level: 1 }).waitFor();
  await bob.page.getByRole('button', { name: said('menu.label') }).click();
  expect(await bob.page.getByRole('menuitem', { name: said('look.menu') }).count()).toBe(0);
  await bob.page.keyboard.press('Escape');

  const again = await openDialog();
  await again.getByRole('button', { name: said('look.revoke') }).click();
  await again.waitFor({ state: 'detached' });
  await bob.page.getByTestId('table-ready').waitFor({ state: 'detached' });
  await bob.picture('look-revoked');
  // The server answers a revoked link like a match that does not exist.
  bob.expectOffline();
  await bob.page.reload();
  await bob.page.getByRole('heading', { name: 'Mirabel' }).waitFor({ state: 'detached' });
});
