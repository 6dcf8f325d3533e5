import { currentFigure, groundIn } from '@tessera/gloomhaven/selectors';
import { centreOf } from '@tessera/ui';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { cellsOf } from '../../../games/gloomhaven/table/model/cells.ts';
import { medianOf, recordMeasurement } from './support/measurements.ts';
import { beginGloomhaven, GloomPlayer, inGloomhaven, type Way } from './support/players/gloomPlayer.ts';
import { isClean, PICKS, pictures, playRound, playUntil } from './support/players/gloomScenes.ts';
import { largestMap, matchAtDamage } from './support/players/gloomScript.ts';
import { Site } from './support/site.ts';
import { visibleResult } from './support/visibleResult.ts';
import { workOf } from './support/workTrace.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

test.each<[string, Way, { width: number; height: number }, object]>([
  ['a phone of 360 px by touch', 'touch', { width: 360, height: 780 }, { hasTouch: true, isMobile: true }],
  ['the keyboard alone', 'keyboard', { width: 1440, height: 900 }, { colorScheme: 'light' }],
])('a full round of Gloomhaven is played with %s', async (name, way, viewport, screen) => {
  const visitor = await site.visitor(name, { viewport, ...screen });
  await beginGloomhaven(visitor);
  const player = new GloomPlayer(visitor, way);
  const seen = new Set<string>();
  await playRound(player, async (title) => {
    const kind = title.replace(/[\d{].*/, '').slice(0, 20);
    if (seen.has(kind)) return;
    seen.add(kind);
    await visitor.picture(`round-${way}-${seen.size}`);
    await isClean(visitor, `${title} by ${way}`);
  });
  expect(seen.size).toBeGreaterThan(2);
});

describe('Gloomhaven damage prompt', () => {
  test('a reload during a damage prompt shows the same question and accepts an answer', async () => {
    const { id, guest } = await matchAtDamage(site.url);
    const visitor = await site.visitor('hurt', { viewport: { width: 1366, height: 657 } });
    const { page } = visitor;
    await visitor.becomes(guest.cookie, site.url);
    await page.goto(`/match/${id}`);
    const player = new GloomPlayer(visitor);
    const suffer = player.dock.getByRole('button', { name: /^Suffer \d/ });
    await suffer.waitFor();
    const before = await player.title();
    await page.reload();
    await suffer.waitFor();
    await expect.poll(() => player.title()).toBe(before);
    await pictures(visitor, 'damage');
    // Lose a card instead of taking the damage: select it first, then confirm.
    await player.dock
      .getByRole('group', { name: /^Lose one/ })
      .getByRole('button')
      .first()
      .click();
    // The loss names its price and asks once: Enter moves there, asks, and then does it.
    const lose = player.dock.getByRole('button', { name: /^Lose the card/ });
    await page.keyboard.press('Enter');
    await expect.poll(() => lose.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await player.dock.locator('button[data-asking]').waitFor();
    await page.keyboard.press('Enter');
    await page
      .getByText(/ gives up .* rather than suffer/)
      .first()
      .waitFor();
  });
});

test('the key D shows on every hex its distance from the acting hero or from the pressed hex (R 7.1)', async () => {
  const { id, guest, view } = await matchAtDamage(site.url);
  const visitor = await site.visitor('measuring', { viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  await visitor.becomes(guest.cookie, site.url);
  await page.goto(`/match/${id}`);
  const player = new GloomPlayer(visitor);
  await expect.poll(() => player.isAsked()).toBe(true);
  const written = () => page.locator('[data-layer=labels] text').allTextContents();
  const ground = groundIn(view);
  const { all } = cellsOf(view);
  const from = (start: number) =>
    all
      .map((cell) => ground.range(start, Number(cell.id)))
      .filter(isHowFar)
      .toSorted(byNumber);
  expect(await written()).toEqual([]);
  await page.keyboard.press('d');
  const acting = view.figures[currentFigure(view) ?? 0]!.cell;
  await expect.poll(async () => (await written()).map(Number).toSorted(byNumber)).toEqual(from(acting));
  await visitor.picture('distances-1440');
  await isClean(visitor, 'distances');
  // Another hex: an empty one of the floor.
  const taken = view.figures.map(({ cell }) => cell);
  const other = all.find(
    (cell) => !taken.includes(Number(cell.id)) && isHowFar(ground.range(acting, Number(cell.id))),
  )!;
  expect(await player.pressesAt(centreOf(other))).toBe(true);
  await expect.poll(async () => (await written()).map(Number).toSorted(byNumber)).toEqual(from(Number(other.id)));
  await page.keyboard.press('d');
  await expect.poll(written).toEqual([]);
});

const isHowFar = (hexes: number) => Number.isFinite(hexes) && hexes > 0;
const byNumber = (a: number, b: number) => a - b;

test('a spectator receives no unrevealed card, not even over the wire', async () => {
  const host = await site.visitor('host');
  const watcher = await site.visitor('watcher');
  const id = await beginGloomhaven(host, { own: 2, bots: 0 });
  const player = new GloomPlayer(host);
  await playUntil(player, (title) => title === PICKS);
  await watcher.page.goto(`/match/${id}`);
  await watcher.page.getByTestId('table-ready').waitFor();
  const cards = host.page
    .getByRole('group', { name: inGloomhaven('table.hand') })
    .locator('button[aria-pressed=false]');
  const names = [
    await cards.nth(0).locator('b').first().textContent(),
    await cards.nth(1).locator('b').first().textContent(),
  ];
  await player.decide();
  // The other hero has not chosen yet, so the first pick stays hidden.
  await expect.poll(() => player.isAsked()).toBe(true);
  const ids = names.map((name) => String(name).toLowerCase().replaceAll(' ', '-'));
  const order = watcher.page.getByRole('list', { name: inGloomhaven('table.order') });
  await order.getByText(inGloomhaven('table.ready'), { exact: true }).first().waitFor();
  // All players know which cards a hero owns, but not which of them were picked.
  const told = watcher.frames.filter((frame) => frame.includes('"choice":{') || frame.includes(JSON.stringify(ids)));
  expect(told).toEqual([]);
  await expect.poll(() => host.frames.some((frame) => frame.includes(JSON.stringify(ids)))).toBe(true);
  expect(await watcher.page.getByRole('group', { name: inGloomhaven('table.hand') }).count()).toBe(0);
  await watcher.picture('watcher');
});

test('the largest map is dragged and zoomed, and shows hovers and actions', async () => {
  const visitor = await site.visitor('measured', { viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  const { id, guest } = await largestMap(site.url);
  await visitor.becomes(guest.cookie, site.url);
  await page.goto(`/match/${id}`);
  const player = new GloomPlayer(visitor);
  await expect.poll(() => player.isAsked()).toBe(true);
  await page.getByRole('button', { name: new RegExp(`^${inGloomhaven('table.toMap')}`) }).click();
  await page.getByRole('button', { name: inGloomhaven('table.toMap') }).click();
  await player.board.waitFor();
  await visitor.picture('largest-1440');
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('There is no map');
  await page.evaluate(FRAMES);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (let n = 0; n < 12; n++) await page.mouse.wheel(0, n < 6 ? -120 : 120);
  await page.mouse.down();
  for (let n = 0; n < 40; n++) await page.mouse.move(box.x + box.width / 2 + n * 5, box.y + box.height / 2 + n * 2);
  await page.mouse.up();
  const frames = Numbers.parse(await page.evaluate('window.stopFrames()'));
  const hover = Numbers.parse(await page.evaluate(HOVER));
  for (const card of ['1', '2']) await page.keyboard.press(card);
  const shown = await visibleResult(visitor);
  const done = await workOf(visitor, async () => {
    await page.keyboard.press('Enter');
    await shown();
  });
  expect(frames.length).toBeGreaterThan(0);
  recordMeasurement('web.gloomhaven.frame', medianOf(frames));
  recordMeasurement('web.gloomhaven.hover', medianOf(hover));
  recordMeasurement('web.gloomhaven.result-task', done.longest);
});

test('companion mode accepts hit points, conditions and drawn cards from a physical table, and the rules continue from them', async () => {
  const visitor = await site.visitor('companion', { viewport: { width: 360, height: 780 } });
  const { page } = visitor;
  await beginGloomhaven(visitor, { own: 1, bots: 0, mode: 'companion', options: HERO_ALONE });
  const player = new GloomPlayer(visitor);
  const beside = page.getByRole('region', { name: inGloomhaven('table.companion.title') });
  const hp = beside.getByRole('group', { name: inGloomhaven('table.companion.hp', { name: 'Brute' }) });
  await player.decidesOnce();
  await beside.waitFor();
  const before = Number(await hp.locator('output').textContent());
  await hp.getByRole('button', { name: /−1$/ }).click();
  await expect.poll(() => hp.locator('output').textContent()).toBe(String(before - 1));
  const poison = beside.getByRole('button', { name: 'Brute: Poison', exact: true });
  await poison.click();
  await expect.poll(() => poison.getAttribute('aria-pressed')).toBe('true');
  await beside.getByRole('button', { name: /^Monster deck drew ×2/ }).click();
  await beside.getByText(inGloomhaven('table.companion.drawnNext')).waitFor();
  await visitor.picture('companion-360');
  await isClean(visitor, 'companion at 360');
  // The question is on the map, which is one press away.
  await beside.getByRole('button', { name: inGloomhaven('table.companion.askedOnMap') }).click();
  await player.decidesOnce();
  await expect.poll(() => player.title()).toBe(PICKS);
});

const HERO_ALONE = { heroes: [{ class: 'brute', level: 1 }] };

const Numbers = z.array(z.number());

/** Script for the page: measures the time between frames until it is stopped. */
const FRAMES = `(() => {
  const times = []; let last = performance.now(), isOn = true;
  const step = (now) => { times.push(now - last); last = now; if (isOn) requestAnimationFrame(step); };
  requestAnimationFrame(step);
  window.stopFrames = () => { isOn = false; return times.slice(1); };
})()`;

/** Script for the page: measures the work per pointer move from hex to hex, including layout. */
const HOVER = `(async () => {
  const map = document.querySelector('[role=application]');
  const { left, top, width, height } = map.getBoundingClientRect();
  const times = [];
  for (let n = 0; n < 20; n++) {
    const at = { clientX: left + width * (0.3 + n * 0.02), clientY: top + height * 0.5, bubbles: true, pointerType: 'mouse', pointerId: 1 };
    const start = performance.now();
    map.dispatchEvent(new PointerEvent('pointermove', at));
    await Promise.resolve();
    map.getBoundingClientRect();
    times.push(performance.now() - start);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return times;
})()`;
