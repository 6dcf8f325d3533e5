import { readFileSync } from 'node:fs';
import { readLesson, readLessonTexts } from '@tessera/table';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { manifests } from '../src/games/manifests.ts';
import { en as words } from '../src/lessons/texts/en.ts';
import { seriousFindings } from './support/accessibility.ts';
import { looksAt, SIZES, showAt } from './support/looks.ts';
import { Site } from './support/site.ts';
import type { Visitor } from './support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

const taught = manifests.flatMap(({ id, folder, lessons = [] }) =>
  lessons.slice(0, 1).map((lesson) => ({ id, folder, lesson: lesson.id })),
);

function textOf(folder: string, name: string): string {
  return readFileSync(new URL(`../../../${folder}/lessons/${name}.json`, import.meta.url), 'utf8');
}

/** Looks at the screen at its sizes and themes. */
async function inspect(visitor: Visitor, name: string) {
  const { page } = visitor;
  for (const { width, height, theme } of looksAt(SIZES)) {
    await showAt(page, { width, height, theme });
    await visitor.picture(`lesson-${name}-${width}-${theme}`);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    expect(await seriousFindings(page)).toEqual([]);
  }
  expect(visitor.errors).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Plays a step by its hints: the words, the move, and the button that plays it. */
async function playStep(page: Page, step: { readonly path: readonly unknown[] }, done: string | undefined) {
  const goOn = page.getByRole('button', { name: words.goOn });
  if (step.path.length === 0) {
    await goOn.click();
    return;
  }
  await page.keyboard.press('Shift+H');
  await page.keyboard.press('Shift+H');
  const seen = Number(await page.getByTestId('table-ready').getAttribute('data-seq'));
  for (let made = 0; made < step.path.length; made++) {
    await page.getByRole('button', { name: words.playMove }).click();
    await expect
      .poll(async () => Number(await page.getByTestId('table-ready').getAttribute('data-seq')))
      .toBeGreaterThan(seen + made);
  }
  if (done !== undefined) {
    await page.getByText(done).first().waitFor();
    await goOn.click();
  }
}

test.each(taught)('the first lesson of $id is played on the screen, and is done afterwards', async (entry) => {
  const { id, folder, lesson: name } = entry;
  const visitor = await site.visitor(`lesson-${id}`);
  const { page } = visitor;
  await page.setViewportSize({ width: 1440, height: 900 });
  const lesson = readLesson(textOf(folder, name));
  const texts = readLessonTexts(textOf(folder, 'en'))[name]!;
  await page.goto('/learn');
  await page.getByRole('link', { name: new RegExp(texts.title) }).click();
  for (const [i, step] of lesson.steps.entries()) {
    const { goal, done } = texts.steps[step.id]!;
    await page.getByText(goal, { exact: true }).waitFor();
    await page.getByTestId('table-ready').waitFor();
    if (i < 2) await inspect(visitor, `${id}-${i + 1}`);
    await playStep(page, step, done);
  }
  await page.getByText(words.finished).waitFor();
  await visitor.picture(`lesson-${id}-end`);
  await page.getByRole('link', { name: words.all }).click();
  await page.getByText(words.title).waitFor();
  const card = page.getByRole('link', { name: new RegExp(texts.title) });
  await expect.poll(() => card.textContent()).toContain(words.done);
});

test('a newcomer is offered a lesson, a wrong move is taken back, and the lesson resumes at its step', async () => {
  const visitor = await site.visitor('lesson-newcomer', { isFirstVisit: true });
  const { page } = visitor;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.getByRole('link', { name: /^New here\?/ }).click();
  await page.getByText('Place a stone', { exact: true }).waitFor();
  await page.getByTestId('table-ready').waitFor();
  await page.getByRole('button', { name: words.skip }).click();
  await page.getByText('Stop Mara’s row', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'a9', exact: false }).first().click();
  await page.keyboard.press('Enter');
  await page.getByText('Mara has placed her fifth stone and won.').waitFor();
  await visitor.picture('lesson-wrong');
  await page.keyboard.press('Enter');
  await page.getByText('Mara has placed her fifth stone and won.').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('Stop Mara’s row', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText(words.title).waitFor();
  await inspect(visitor, 'list');
  await page.goto('/');
  await page.getByRole('link', { name: /^Go on learning/ }).waitFor();
  await inspect(visitor, 'home');
});
