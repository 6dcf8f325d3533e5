import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en } from '../../../games/fifth-edition-party/texts/en/index.ts';
import { looksGood } from './support/campaignLooks.ts';
import { createMatch, openMatch } from './support/newMatch.ts';
import { Site } from './support/site.ts';
import type { Visitor } from './support/visitor.ts';

// An evening of a party in two browsers: the game master, and a player with a character.

const WIDE = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
const VETERAN = new URL('../../../games/fifth-edition/cases/characters/veteran.json', import.meta.url);

let site: Site;
beforeAll(async () => {
  site = await Site.open({ TESSERA_GAMES: 'fifth-edition,fifth-edition-party', TESSERA_HOST_TIMEOUT_MS: '20000' });
});
afterEach(() => site.leave());
afterAll(() => site.close());

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
const panel = (page: Page, name: string) => page.getByRole('region', { name });

async function createParty(visitor: Visitor): Promise<string> {
  const later = { kind: 'later' };
  const options = { name: 'The Salt Road', edition: '2024' };
  return createMatch(visitor, { game: 'fifth-edition-party', options, seats: [{ kind: 'me' }, later, later] });
}

async function createHero({ context: { request } }: Visitor, name: string): Promise<string> {
  await request.get('/api/me');
  const record = { ...JSON.parse(await readFile(VETERAN, 'utf8')), name };
  const made = await request.post('/api/characters', { data: { record, from: 'file' }, headers: { 'x-tessera': '1' } });
  if (!made.ok()) throw new Error(await made.text());
  return (await made.json()).id;
}

test('a game master and a player spend an evening: join, fight with hidden rolls, damage to several, rest, recap', async () => {
  const gm = await site.visitor('gm', WIDE);
  const id = await createParty(gm);
  await openMatch(gm, id);
  await press(gm.page, en.party.invite);
  const link = (await gm.page.getByTestId('invite-link').textContent()) ?? '';
  await gm.page.keyboard.press('Escape');

  // The player comes with the link, takes a seat and brings a character.
  const lena = await site.visitor('lena', WIDE);
  const hero = await createHero(lena, 'Ansel');
  await lena.page.goto(link);
  await press(lena.page, en.party.joinNow);
  await press(lena.page, 'Bring Ansel');
  const row = (page: Page) => page.locator('[data-hero="Ansel"]');
  await row(gm.page).getByText(en.hero.acShort).waitFor();
  const points = async (page: Page) => Number(await row(page).locator('b.font-numeral').first().textContent());
  const full = await points(gm.page);
  expect(full).toBeGreaterThan(20);
  expect(await points(lena.page)).toBe(full);

  // Two creatures on the table, and one that the player must not know of.
  const add = async (name: string, waits: boolean) => {
    await press(gm.page, en.order.add);
    const dialog = gm.page.getByRole('dialog', { name: en.creature.title });
    if (waits) await dialog.getByRole('switch').click();
    await dialog.getByRole('searchbox').fill(name);
    await dialog
      .getByRole('button', { name: new RegExp(`× ${name}$`) })
      .first()
      .click();
    await dialog.waitFor({ state: 'detached' });
  };
  await add('Goblin Warrior', false);
  await add('Ogre', false);
  await add('Troll', true);
  await gm.page.getByTestId('waiting').getByText('Troll').waitFor();
  await panel(gm.page, en.difficulty.title)
    .getByText(/experience/)
    .first()
    .waitFor();

  await press(gm.page, en.order.begin);
  await lena.page.getByTestId('order').getByText('Ogre').waitFor();
  await press(gm.page, en.rolls.rollHidden);
  await panel(gm.page, en.rolls.title).getByRole('button', { name: en.rolls.show }).waitFor();

  // Damage with saves to everyone; nothing happens before it is applied.
  const several = panel(gm.page, en.several.title);
  await several.getByRole('button', { name: en.several.pickAll, exact: true }).click();
  await several.getByRole('button', { name: 'Roll saves for 3' }).click();
  await several.getByRole('button', { name: 'Apply to 3' }).waitFor();
  await looksGood(gm, 'party-master');
  expect(await points(gm.page)).toBe(full);
  await several.getByRole('button', { name: 'Apply to 3' }).click();

  // The device of the player applies the damage to the character, and everyone sees the new number.
  await expect.poll(() => points(gm.page), { timeout: 60_000 }).toBeLessThan(full);
  await expect.poll(() => points(lena.page)).toBe(await points(gm.page));
  const damageTaken = async (): Promise<number> => {
    const record = await (await lena.context.request.get(`/api/characters/${hero}`)).json();
    return record.used.damage ?? 0;
  };
  expect(await damageTaken()).toBe(full - (await points(gm.page)));
  await looksGood(lena, 'party-player');

  // Nothing that was sent to the player names the creature that waits, the hit points of the others, or the hidden roll.
  const sent = lena.frames.join('\n');
  expect(sent).toContain('Ogre');
  for (const secret of ['Troll', '"rolledHidden"', '"savesRolled"', '"block"', '"volley"']) {
    expect(sent, secret).not.toContain(secret);
  }

  // A shown roll is there for both; then the fight ends, and a long rest heals the character.
  await press(gm.page, en.rolls.show);
  await panel(lena.page, en.rolls.title).getByText(en.rolls.check).first().waitFor();
  await press(gm.page, en.order.end);
  await press(gm.page, en.hero.longRest);
  // The maximum falls with the spells that the rest ends, so the damage is compared.
  await expect.poll(damageTaken, { timeout: 60_000 }).toBe(0);
  await press(lena.page, en.recap.open);
  await lena.page.getByRole('dialog', { name: en.recap.title }).getByText('One rest').waitFor();
  await lena.picture('party-recap');
});

test('what a player sees of another is the setting of the game master', async () => {
  const gm = await site.visitor('gm', WIDE);
  const id = await createParty(gm);
  const [lena, jon] = [await site.visitor('lena', WIDE), await site.visitor('jon', WIDE)];
  for (const [visitor, name] of [
    [lena, 'Ansel'],
    [jon, 'Maren'],
  ] as const) {
    await createHero(visitor, name);
    await openMatch(visitor, id);
    await press(visitor.page, en.party.joinNow);
    await press(visitor.page, `Bring ${name}`);
  }
  await openMatch(gm, id);
  const maren = lena.page.locator('[data-hero="Maren"]');
  await maren.getByText(en.hero.acShort).waitFor();
  await gm.page.getByLabel(en.party.sees).selectOption('health');
  await maren.getByText(en.hero.acShort).waitFor({ state: 'detached' });
  await maren.getByText(en.health.unhurt).waitFor();
  // Their own character stays whole, and the game master sees both.
  await lena.page.locator('[data-hero="Ansel"]').getByText(en.hero.acShort).waitFor();
  await gm.page.locator('[data-hero="Maren"]').getByText(en.hero.acShort).waitFor();
  // The game master sees the screen of a player, and comes back.
  await press(gm.page, en.party.asPlayer);
  await gm.page.locator('[data-hero="Maren"]').getByText(en.hero.acShort).waitFor({ state: 'detached' });
  await press(gm.page, en.party.asMaster);
  await gm.page.locator('[data-hero="Maren"]').getByText(en.hero.acShort).waitFor();
});
