import { heistCity, seatOf } from '@tessera/heist-city';
import type { GameEvent } from '@tessera/kernel';
import { WholeReplay } from '@tessera/protocol';
import { type Replay, replayOf } from '@tessera/table';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { en as words } from '../../../games/heist-city/texts/en/index.ts';
import { en } from '../src/i18n/en.ts';
import { drawn } from './support/frames.ts';
import { recordMeasurement } from './support/measurements.ts';
import { playedMatch } from './support/playedMatch.ts';
import { Site } from './support/site.ts';
import type { Visitor } from './support/visitor.ts';
import { threadMs } from './support/workTrace.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

/** Opens the site as a visitor with short animations. */
async function reader(): Promise<Visitor> {
  const visitor = await site.visitor('reader', { reducedMotion: 'no-preference' });
  await visitor.prefers({ motion: 2 });
  return visitor;
}

/** Doubles the speed of the guard phase. */
async function hurryGuards({ page }: Visitor): Promise<void> {
  await page.getByRole('group', { name: words.guards.speed }).getByText('2×').click();
}

/** Imports a finished match and returns its replay. */
async function finished(visitor: Visitor): Promise<{ id: string; replay: Replay }> {
  const { id } = await playedMatch(visitor);
  const source = WholeReplay.parse(await (await visitor.context.request.get(`/api/matches/${id}/replay`)).json());
  return { id, replay: replayOf(heistCity, source) };
}

/** Script for the page: records the screen at every step of the story. */
const RECORD = `(() => {
  const table = document.querySelector('[data-testid=table-ready]');
  window.story = [];
  const take = () => {
    window.story.push({
      shown: Number(table.dataset.shown),
      told: Number(table.dataset.events),
      points: document.querySelector('.hc-points b').textContent.replaceAll(' ', ''),
      line: document.querySelector('.hc-log [data-line]')?.dataset.line ?? '',
      cells: Object.fromEntries([...document.querySelectorAll('[data-unit]')].map((g) => [g.dataset.unit, Number(g.dataset.cell)])),
    });
  };
  new MutationObserver(() => requestAnimationFrame(take)).observe(table, { attributes: true });
})()`;

const Moments = z.array(
  z.object({
    shown: z.int(),
    told: z.int(),
    points: z.string(),
    line: z.string(),
    cells: z.record(z.string(), z.int()),
  }),
);

/** Events without a log line. */
const QUIET = ['activation-ended', 'rolled', 'system-rolled', 'hurt', 'npc-chose'];

/** Sums the points of both crews in some events. */
function pointsIn(events: readonly GameEvent[]): [number, number] {
  const sum = (seat: number) =>
    events
      .filter(({ type, unit }) => type === 'scored' && seatOf(Number(unit)) === seat)
      .reduce((points, event) => points + Number(event.points), 0);
  return [sum(0), sum(1)];
}

test('score, log and map agree at every step of a guard phase', async () => {
  const visitor = await reader();
  const { page } = visitor;
  const { id, replay } = await finished(visitor);
  const eventsAt = (n: number) => replay.at(n, 'spectator').entry.events;
  // The shortest guard phase with enough events: animating them takes time.
  const [guards] = Array.from({ length: replay.length }, (_, i) => i + 1)
    .filter((n) => eventsAt(n).some(({ type }) => type === 'npc-phase') && eventsAt(n).length > 12)
    .sort((a, b) => eventsAt(a).length - eventsAt(b).length);
  if (!guards) throw new Error('The guards had nothing to do');
  await page.goto(`/replay/${id}?at=${guards - 1}`);
  const table = page.getByTestId('table-ready');
  await table.waitFor();
  await expect.poll(() => table.getAttribute('data-shown')).toBe(String(guards - 1));
  await page.evaluate(RECORD);
  await page.keyboard.press('ArrowRight');
  await hurryGuards(visitor);
  await expect.poll(() => table.getAttribute('data-shown'), { timeout: 110_000 }).toBe(String(guards));
  await drawn(page);
  const story = Moments.parse(await page.evaluate('window.story'));

  const before = Array.from({ length: guards }, (_, n) => eventsAt(n)).flat();
  const events = eventsAt(guards);
  const steps = new Set(story.map(({ told }) => told));
  expect(steps.size).toBeGreaterThan(8);
  for (const { shown, told, points, line, cells } of story) {
    const known = shown === guards ? events : events.slice(0, told);
    expect(points, `score after ${told} events`).toBe(pointsIn([...before, ...known]).join(':'));
    const spoken = known.findLastIndex(({ type }) => !QUIET.includes(type));
    if (spoken >= 0) expect(line, `log after ${told} events`).toBe(`${guards}.${spoken}`);
    const walked = new Map(
      known.flatMap(({ unit, path }) => (Array.isArray(path) ? [[Number(unit), Number(path.at(-1))]] : [])),
    );
    for (const [unit, cell] of walked) {
      // A removed unit has no cell.
      if (cells[unit] !== undefined && cell >= 0) expect(cells[unit], `unit ${unit} after ${told} events`).toBe(cell);
    }
  }
});

/** Drags the slider through some positions faster than they are drawn, and waits until the last is on screen. */
async function drag({ page }: Visitor, stops: readonly number[]): Promise<void> {
  await page.evaluate(`(async () => {
    const slider = document.querySelector('input[type=range]');
    const table = document.querySelector('[data-testid=table-ready]');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
    for (const n of ${JSON.stringify(stops)}) {
      set.call(slider, String(n));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    }
    while (table.dataset.shown !== '${stops.at(-1)}') await new Promise((resolve) => setTimeout(resolve, 1));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  })()`);
}

test('a replay jumps to any entry at once and shows the ending after the last event', async () => {
  const visitor = await reader();
  const { page } = visitor;
  const { id, replay } = await finished(visitor);
  await page.goto(`/replay/${id}`);
  const table = page.getByTestId('table-ready');
  const position = page.getByRole('slider', { name: en.replay.position });
  await position.waitFor();
  const far = Math.min(110, replay.length);
  // Thread time of the page, which does not depend on other load on the machine.
  const jump = (stops: readonly number[]) => threadMs(visitor, () => drag(visitor, stops));
  const there = await jump([1, 2, 3, Math.floor(far / 2), far - 1, far]);
  const back = await jump([far - 1, 2, 1]);
  const again = await jump([2, far]);
  recordMeasurement('web.replay.jump-work', Math.max(there, back, again));
  expect(await table.getAttribute('data-events')).toBe('0');

  const over = page.locator('.hc-ending');
  await position.fill(String(replay.length - 1));
  await expect.poll(() => table.getAttribute('data-shown')).toBe(String(replay.length - 1));
  await page.getByRole('button', { name: en.replay.forward }).click();
  await hurryGuards(visitor);
  const isEarly: unknown = await page.evaluate(`(async () => {
    const table = document.querySelector('[data-testid=table-ready]');
    while (table.dataset.shown !== '${replay.length}') {
      if (document.querySelector('.hc-ending')) return true;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return false;
  })()`);
  expect(isEarly).toBe(false);
  await over.waitFor();
});
