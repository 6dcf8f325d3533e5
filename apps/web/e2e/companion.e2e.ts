import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { table as liars } from '../../../examples/liars-dice/texts/en/table.ts';
import { en } from '../src/i18n/en.ts';
import { beginMatch } from './support/newMatch.ts';
import { Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

test('companion mode asks for physical dice one by one and keeps them', async () => {
  const visitor = await site.visitor('host');
  const { page } = visitor;
  await page.goto('/');
  const wish = { game: 'liars-dice', mode: 'companion', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] };
  await page.getByRole('heading', { level: 1 }).waitFor();
  await beginMatch(visitor, wish);

  const dice = page.getByRole('region', { name: en.dice.title });
  const faces = dice.getByRole('button', { name: en.dice.shows.replace('{value}', '4') });
  const bold = page.getByRole('button', { name: new RegExp(`^(${liars.table.liar}|${liars.table.goOn})`) });
  const bid = page.getByRole('button', { name: /^Bid \d/ });
  for (let n = 0; n < 40 && (await faces.count()) === 0; n++) {
    await expect
      .poll(async () => (await bold.count()) + (await bid.count()) + (await faces.count()))
      .toBeGreaterThan(0);
    const choice = (await bold.count()) > 0 ? bold.first() : bid;
    const seq = await page.getByTestId('table-ready').getAttribute('data-seq');
    // Calling a liar takes two presses: one to choose it, one to confirm.
    const isCall = (await choice.textContent())?.startsWith(liars.table.liar);
    await choice.click();
    if (isCall) await choice.click();
    await expect
      .poll(
        async () =>
          (await faces.count()) > 0 || (await page.getByTestId('table-ready').getAttribute('data-seq')) !== seq,
      )
      .toBe(true);
  }
  await visitor.picture('companion-dice');
  const log = page.getByRole('region', { name: en.log.title });
  /** Returns the accessible text of the dice in each log line. */
  const rolls = () =>
    log
      .getByRole('listitem')
      .evaluateAll((lines) =>
        lines.map((line) => Array.from(line.querySelectorAll('[role=img]'), (die) => die.ariaLabel).join(' ')),
      );
  expect((await rolls()).join('; ')).not.toMatch(/4 4 4 4/);
  for (let n = 0; n < 20 && (await faces.count()) > 0; n++) await faces.click();
  await dice.waitFor({ state: 'detached' });
  await expect.poll(async () => (await rolls()).join('; ')).toMatch(/4 4 4 4/);
});

test('a banner reports rules that do not answer and offers to reload', async () => {
  const visitor = await site.visitor('stuck', { isFirstVisit: true });
  const { page } = visitor;
  // Simulates a rule that hangs in the worker: commands are never answered.
  await page.addInitScript(`
    const Real = Worker;
    window.Worker = class extends Real {
      postMessage(message, transfer) {
        if (window.isHung && message.kind === 'ask' && message.request === 'act') return;
        super.postMessage(message, transfer);
      }
    };
  `);
  await page.goto('/new?game=gomoku');
  await page.getByRole('radio', { name: en.create.places.here }).check({ force: true });
  await page.getByRole('button', { name: en.create.start }).click();
  await page.getByTestId('table-ready').waitFor();
  await page.evaluate('window.isHung = true');
  await page
    .getByRole('button', { name: /, free$/ })
    .first()
    .dblclick();
  const alert = page.getByRole('alert', { name: en.stuck.title });
  await alert.waitFor();
  await visitor.picture('stuck');
  await alert.getByRole('button', { name: en.stuck.reload }).click();
  await page.getByTestId('table-ready').waitFor();
  await page
    .getByRole('button', { name: /, free$/ })
    .first()
    .dblclick();
  await expect.poll(() => page.getByTestId('table-ready').getAttribute('data-seq')).not.toBe('0');
});
