import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CampaignAction, campaign } from '@tessera/gloomhaven-campaign';
import { Match } from '@tessera/kernel';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { campaignEn } from '../../../games/gloomhaven-campaign/texts/en/index.ts';
import { en } from '../src/i18n/en.ts';
import { looksGood } from './support/campaignLooks.ts';
import { seqOf, untilSeq } from './support/meeting.ts';
import { beginMatch } from './support/newMatch.ts';
import { GloomPlayer } from './support/players/gloomPlayer.ts';
import { Site } from './support/site.ts';
import type { Visitor } from './support/visitor.ts';

// Campaign in the browser: a party is created, meets an event, plays a scenario, returns, levels up, and leaves again.

const words = campaignEn.campaign;

let site: Site;
beforeAll(async () => {
  site = await Site.open({ TESSERA_GAMES: 'gloomhaven-campaign,gloomhaven' });
});
afterEach(() => site.leave());
afterAll(() => site.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Returns the dock, whose button leads to the next step. */
const dock = (page: Page) => page.getByRole('region', { name: words.dock });

/** Begins a campaign on the server and returns its id. */
const begin = (visitor: Visitor, wish: object) => beginMatch(visitor, { game: 'gloomhaven-campaign', ...wish });

async function creates(page: Page, character: string, name: string): Promise<void> {
  await button(page, `${words.chore.create.button}: ${words.chore.create.title}`).click();
  await button(page, character).click();
  await page.getByLabel(words.characterName).fill(name);
  await button(page, `Create ${name}`).click();
  await button(page, `Choose: Quest of ${name}`).click();
  await page.getByRole('region', { name: `A quest for ${name}` }).waitFor();
  await page.locator('button[aria-pressed]').filter({ hasText: /Open/ }).first().click();
  await button(page, /^Keep /).click();
}

test('a party is created, meets an event, plays a scenario to its end, receives its rewards, shops, and leaves again', {
  timeout: 600_000,
}, async () => {
  const visitor = await site.visitor('founder', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const { page, context } = visitor;
  const id = await begin(visitor, {
    options: { name: 'Ash Lantern Company', difficulty: 'easy' },
    seats: [{ kind: 'me' }],
  });
  await creates(page, 'Brute', 'Grub');
  await creates(page, 'Spellweaver', 'Ember');

  // The player reads the drawn event first. The outcome is shown only after that.
  await button(page, `${words.chore.event.button}: ${words.chore.event.title}`).click();
  await button(page, /^Draw a city event/).click();
  await page.getByText(words.eventHint).waitFor();
  await looksGood(visitor, 'event');
  await page.getByRole('button', { name: /^A / }).click();
  await button(page, /^Choose A/).click();
  await page.getByRole('region', { name: words.cameOfIt }).waitFor();
  await looksGood(visitor, 'event-outcome');
  await settled(visitor, dock(page));
  await page.goto(`/match/${id}`);
  await page.getByTestId('table-ready').waitFor();

  await page.keyboard.press('m');
  await button(page, words.ready).click();
  await button(page, /^Go to Black Barrow/).click();
  await settled(visitor, button(page, words.begin));
  await looksGood(visitor, 'setup');
  await button(page, words.begin).click();
  await page.getByRole('button', { name: en.opened.play }).click();
  await page.getByRole('link', { name: en.opened.back }).waitFor();
  const [, scenario = ''] = /\/match\/(\w+)/.exec(page.url()) ?? [];
  expect(scenario).not.toBe(id);

  // The founder plays for a while, then bots take over.
  const player = new GloomPlayer(visitor);
  const from = await player.seq();
  await expect
    .poll(
      async () => {
        if (await player.isAsked()) await player.decide();
        return (await player.seq()) - from;
      },
      { timeout: 300_000 },
    )
    .toBeGreaterThan(5);
  for (const seat of [0, 1]) {
    const handed = await context.request.put(`/api/matches/${scenario}/seats/${seat}`, {
      data: { kind: 'bot', level: 'normal' },
      headers: { 'x-tessera': '1' },
    });
    expect(handed.ok(), await handed.text()).toBe(true);
  }
  await page.goto(`/match/${id}`);
  await page.getByRole('heading', { name: words.broughtHome }).waitFor({ timeout: 400_000 });

  // The campaign receives the result that the scenario reports.
  const { ending }: { ending?: { by: string } } = await (await context.request.get(`/api/matches/${scenario}`)).json();
  expect(ending?.by).toBe('rules');
  await page
    .getByRole('listitem')
    .filter({ hasText: /^Grub: \d+ XP, \d+ gold/ })
    .first()
    .waitFor();
  await looksGood(visitor, 'rewards');
  await settled(visitor, button(page, /^Go on/));
  await button(page, /^Go on/).click();
  await button(page, /^Back to town/).click();
  await button(page, words.sure).click();
  const replay = page.getByRole('link', { name: en.opened.replay });
  expect(await replay.first().getAttribute('href')).toBe(`/replay/${scenario}`);
  await looksGood(visitor, 'town');

  await page.keyboard.press('s');
  await page.getByRole('region', { name: words.shop, exact: true }).waitFor();
  await page.getByRole('button', { name: /Minor Healing Potion/ }).click();
  await page.getByText(words.youPay, { exact: true }).waitFor();
  await looksGood(visitor, 'shop');
  await button(page, /^Buy for/).click();
  await page.getByText(words.owned).first().waitFor();

  await page.keyboard.press('m');
  await button(page, words.ready).click();
  await button(page, /^Go to /).click();
  await settled(visitor, button(page, words.begin));
  await button(page, words.begin).click();
  await page.getByRole('button', { name: en.opened.play }).waitFor();
  await button(page, /^Call the scenario off/).click();
  await button(page, words.sure).click();
  await button(page, words.begin).waitFor();
});

const QUESTIONS = Object.entries(campaignEn.ask)
  .filter(([kind]) => kind.startsWith('ask-'))
  .map(([, { title }]) => title);

/** Answers every question of the party with its first option, until the next screen appears. */
async function settled(visitor: Visitor, next: Locator): Promise<void> {
  const { page } = visitor;
  const isAsked = async () => {
    const text = (await dock(page).textContent()) ?? '';
    return QUESTIONS.some((title) => text.includes(title));
  };
  for (let n = 0; n < 6; n++) {
    await expect.poll(async () => (await isAsked()) || (await next.first().isVisible())).toBe(true);
    if (!(await isAsked())) return;
    const before = await seqOf(visitor);
    const options = dock(page).locator('button[aria-pressed]');
    const choices = page.locator('article button[aria-pressed]');
    await ((await options.count()) > 0 ? options : choices).first().click();
    await dock(page).getByRole('button').last().click();
    await untilSeq(visitor, before + 1);
  }
}

test('a campaign keeps a free seat per later player and does not wait for them', async () => {
  const founder = await site.visitor('founder', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await founder.page.goto('/new?game=gloomhaven-campaign');
  await button(founder.page, en.create.fewer).click();
  await founder.page.getByText('4 more may come later').waitFor();
  await looksGood(founder, 'create');
  await button(founder.page, en.create.start).click();
  await founder.page.waitForURL(/\/match\//);
  await founder.page.getByTestId('table-ready').waitFor();
  const [, id = ''] = /\/match\/(\w+)/.exec(founder.page.url()) ?? [];
  await founder.isCalled('Mara');
  await creates(founder.page, 'Brute', 'Grub');
  // The party leaves without waiting for the free seats.
  await button(founder.page, words.ready).click();
  await button(founder.page, /^Go to Black Barrow/).waitFor();

  // A visitor with the link takes a seat.
  const newcomer = await site.visitor('newcomer', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await newcomer.isCalled('Jon');
  await newcomer.page.goto(`/match/${id}`);
  await newcomer.page.getByTestId('table-ready').waitFor();
  await button(newcomer.page, en.menu.label).click();
  await newcomer.page.getByRole('menuitem', { name: 'Sit down: seat 2' }).click();
  await newcomer.page.getByText(words.comeInTitle).waitFor();
  await looksGood(newcomer, 'newcomer');
  await button(newcomer.page, words.comeIn).click();
  await creates(newcomer.page, 'Scoundrel', 'Wren');
  await founder.page.getByText('Wren').first().waitFor();
  // They leave together, or the newcomer leaves the seat and the others go without.
  await button(newcomer.page, words.ready).click();
  await button(newcomer.page, /^Go to Black Barrow/).waitFor();
  const leaves = founder.page.getByRole('button', { name: new RegExp(`${words.leaves}: Jon$`) });
  await leaves.click();
  await leaves.click();
  await newcomer.page.getByText(words.comeInTitle).waitFor();
  await button(founder.page, /^Go to Black Barrow/).click();
  await settled(founder, founder.page.getByText(words.itemsOf.replace('{name}', 'Grub')));
  await founder.page.getByText(words.itemsOf.replace('{name}', 'Grub')).first().waitFor();
  expect(await founder.page.getByText(words.itemsOf.replace('{name}', 'Wren')).count()).toBe(0);
});

/** Plays a campaign with its scenarios by bots, until the first seat may level up. Returns its file. */
function playedByBots(): string {
  const folder = mkdtempSync(join(tmpdir(), 'campaign-'));
  const out = join(folder, 'campaign.json');
  const script = fileURLToPath(new URL('../../../games/gloomhaven-campaign/scripts/playCampaign.mjs', import.meta.url));
  execFileSync(process.execPath, [script, '--out', out, '--seats', '2', '--seed', 'first', '--until', 'level-up']);
  const text = readFileSync(out, 'utf8');
  rmSync(folder, { recursive: true });
  return text;
}

/** Imports a file, takes the given seats and returns the id of the match. */
async function brings({ page, context }: Visitor, text: string, seats: readonly number[] = [0, 1]): Promise<string> {
  await page.goto('/replays');
  await page.getByLabel(en.replays.file).setInputFiles({
    name: 'campaign.tessera.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await page.waitForURL(/\/replay\//);
  await button(page, en.replay.fork).waitFor();
  const [, id = ''] = /\/replay\/(\w+)/.exec(page.url()) ?? [];
  for (const seat of seats) {
    const sat = await context.request.put(`/api/matches/${id}/seats/${seat}`, {
      data: { kind: 'me' },
      headers: { 'x-tessera': '1' },
    });
    expect(sat.ok(), await sat.text()).toBe(true);
  }
  await page.goto(`/match/${id}`);
  await page.getByTestId('table-ready').waitFor();
  return id;
}

test('an imported campaign of bots opens with a level, a perk and every screen', { timeout: 600_000 }, async () => {
  const visitor = await site.visitor('heir', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const { page } = visitor;
  const id = await brings(visitor, playedByBots());
  await button(page, /^Level up: Brute/).click();
  await page.getByRole('heading', { name: words.newCard }).waitFor();
  await page.getByRole('region', { name: words.newCard }).getByRole('button').first().click();
  await looksGood(visitor, 'level-up');
  await button(page, /^Learn /).click();
  await button(page, /^Choose a perk/).click();
  await page.getByRole('heading', { name: words.perks }).waitFor();
  await page
    .getByRole('button', { name: /taken 0 of/ })
    .first()
    .click();
  await button(page, words.takePerk).click();
  await page
    .getByText(/taken 1 of/)
    .first()
    .waitFor({ state: 'attached' });

  for (const path of ['', 'chart', 'history', 'character/0', 'cards/0', 'sanctuary/0', 'bench/0', 'create']) {
    await page.goto(`/match/${id}/${path}`);
    await page.getByTestId('table-ready').waitFor();
    await looksGood(visitor, path === '' ? 'map' : path.replace('/0', ''));
  }
});

test('a running campaign is exported, imported on another server, and forked there', async () => {
  const visitor = await site.visitor('mover', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const id = await begin(visitor, { options: { name: 'Ash Lantern Company' }, seats: [{ kind: 'me' }] });
  await creates(visitor.page, 'Brute', 'Grub');
  await visitor.page.goto(`/replay/${id}`);
  const [download] = await Promise.all([
    visitor.page.waitForEvent('download'),
    button(visitor.page, en.replay.download).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');

  const elsewhere = await Site.open({ TESSERA_GAMES: 'gloomhaven-campaign,gloomhaven' });
  try {
    const there = await elsewhere.visitor('mover', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const moved = await brings(there, text, [0]);
    await there.page.getByText('Ash Lantern Company').first().waitFor();
    await button(there.page, words.ready).click();
    await button(there.page, /^Go to Black Barrow/).waitFor();
    // Forks the position before they left town. The original campaign is unchanged.
    await there.page.goto(`/replay/${moved}`);
    await button(there.page, en.replay.fork).waitFor();
    const position = there.page.getByRole('slider', { name: en.replay.position });
    await expect
      .poll(async () => {
        await there.page.keyboard.press('End');
        return Number(await position.inputValue());
      })
      .toBeGreaterThan(1);
    const end = Number(await position.inputValue());
    await there.page.keyboard.press('ArrowLeft');
    await expect.poll(() => position.inputValue()).toBe(String(end - 1));
    await button(there.page, en.replay.fork).click();
    await there.page.waitForURL(/\/match\//);
    await button(there.page, words.ready).waitFor();
    expect(there.page.url()).not.toContain(moved);
    await there.page.goto(`/match/${moved}`);
    await button(there.page, /^Go to Black Barrow/).waitFor();
    await elsewhere.leave();
  } finally {
    await elsewhere.close();
  }
});

test('two campaigns are listed side by side, and undo in town is free until something was revealed', async () => {
  const visitor = await site.visitor('keeper', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const { page } = visitor;
  const first = await begin(visitor, { options: { name: 'Ash Lantern Company' }, seats: [{ kind: 'me' }] });
  await creates(page, 'Brute', 'Grub');
  await begin(visitor, { options: { name: 'Salt Road' }, seats: [{ kind: 'me' }] });
  await creates(page, 'Scoundrel', 'Wren');

  // The home page lists both by name, and each links to its own party.
  await page.goto('/');
  const card = (name: string) => page.getByRole('link', { name: new RegExp(name) }).first();
  await card('Salt Road').waitFor();
  await looksGood(visitor, 'side-by-side');
  await card('Ash Lantern Company').click();
  await page.waitForURL(`**/match/${first}`);
  await page.getByTestId('table-ready').waitFor();
  await page.getByText('Grub').first().waitFor();
  expect(await page.getByText('Wren').count()).toBe(0);

  // Buy, undo, buy again: gold and stock are as before.
  await page.keyboard.press('s');
  await page.getByRole('button', { name: /Minor Healing Potion/ }).click();
  await button(page, /^Buy for/).click();
  await page.getByText(words.owned).first().waitFor();
  await looksGood(visitor, 'undo');
  await button(page, en.match.undo).click();
  await expect.poll(() => page.getByText(words.owned).count()).toBe(0);
  await button(page, en.match.redo).click();
  await page.getByText(words.owned).first().waitFor();
  // The drawn event was revealed, so undoing it would make the match practice.
  await page.goto(`/match/${first}`);
  await button(page, `${words.chore.event.button}: ${words.chore.event.title}`).click();
  await button(page, /^Draw a city event/).click();
  await page.getByText(words.eventHint).waitFor();
  await looksGood(visitor, 'undo-seen');
  const { price } = en.undo;
  await page.getByText(price['practice-chance']).or(page.getByText(price['practice-revealed'])).first().waitFor();
});

/**
 * Creates a campaign in companion mode: one hero has fulfilled its quest, the other has gold to enhance cards. Returns
 * its file.
 */
function companion(): string {
  const options = { name: 'Ash Lantern Company', rulings: { 'enhance.gate': 'always' } };
  const match = Match.create(campaign, { options, seats: 1, seed: 'first night', mode: 'companion' });
  const act = (action: CampaignAction) => {
    const result = match.apply(0, action);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  };
  for (const [n, id] of ['brute', 'spellweaver'].entries()) {
    act({ type: 'create', class: id, level: 1, name: id === 'brute' ? 'Grub' : 'Ember' });
    act({ type: 'choose-quest', character: n, quest: match.state.characters[n]!.questOffer[0]! });
  }
  act({ type: 'ready' });
  act({ type: 'travel', scenario: 'scenario-1', casual: false });
  while (match.state.asks.length > 0) act(match.legal(0)[0]!);
  act({ type: 'ready' });
  const brought = { gold: 15, checks: 1, treasures: [], exhausted: false, elites: 1, killsWith: {} };
  const heroes = ['brute', 'spellweaver'].map((id) => ({
    class: id,
    ...brought,
    xp: 10,
    kills: { 'bandit-guard': 2 },
  }));
  const report = { scenario: 'scenario-1', won: true, level: 1, rounds: 12, heroes };
  act({ type: 'returned', match: null, report });
  while (match.state.asks.length > 0) act(match.legal(0)[0]!);
  act({ type: 'conclude' });
  act({ type: 'return-to-town' });
  const edited = match.edit(0, [
    [['characters', 0, 'mustRetire'], true],
    [['characters', 1, 'gold'], 400],
    [['city', 'prosperity'], 4],
  ]);
  if (!edited.ok) throw new Error(JSON.stringify(edited.refusal));
  return match.save();
}

test('enhancement stickers appear on their cards, and a fulfilled quest retires a hero', async () => {
  const visitor = await site.visitor('keeper', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const { page } = visitor;
  const id = await brings(visitor, companion(), [0]);
  await page.goto(`/match/${id}/bench/1`);
  await page.getByTestId('table-ready').waitFor();
  await page.getByRole('button', { name: '+1', exact: true }).first().click();
  await looksGood(visitor, 'bench-price');
  await button(page, /^Put on/).click();
  await page.goto(`/match/${id}/cards/1`);
  await page.getByTestId('table-ready').waitFor();
  await page.getByRole('listitem').filter({ hasText: /^\+1:/ }).first().waitFor();
  await looksGood(visitor, 'cards-stickers');
  await page.goto(`/match/${id}/retire/0`);
  await page.getByTestId('table-ready').waitFor();
  await looksGood(visitor, 'retire');
  await button(page, 'Grub retires').click();
  await page.goto(`/match/${id}/history`);
  await page
    .getByText(/^Grub retires/)
    .first()
    .waitFor();
});
