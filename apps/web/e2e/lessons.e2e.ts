import { readFileSync } from 'node:fs';
import { readLesson, readLessonTexts } from '@tessera/table';
import { nonEmpty } from '@tessera/testkit';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { manifests } from '../src/games/manifests.ts';
import { en as words } from '../src/lessons/texts/en.ts';
import { seriousFindings } from './support/accessibility.ts';
import { isLong, looksAt, SIZES, showAt } from './support/looks.ts';
import { Site } from './support/site.ts';
import type { Visitor } from './support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

const allLessons = manifests.flatMap(({ id, folder, lessons = [] }) =>
  lessons.map((lesson, i) => ({ id, folder, lesson: lesson.id, isFirst: i === 0 })),
);
const taught = allLessons.filter(({ isFirst }) => isFirst);

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

const walks = allLessons.flatMap((entry) =>
  [SIZES[0], SIZES[3]].map(([width, height]) => ({ ...entry, width, height })),
);

test.runIf(isLong).each(walks)(
  'lesson $lesson of $id is walked on the screen at $width px, step by step',
  async (entry) => {
    const { id, folder, lesson: name, width, height } = entry;
    const visitor = await site.visitor(`walk-${id}-${name}`, { viewport: { width, height } });
    const { page } = visitor;
    const lesson = readLesson(textOf(folder, name));
    const texts = readLessonTexts(textOf(folder, 'en'))[name]!;
    await page.goto(`/learn/${id}/${name}`);
    const toTable = page.getByRole('button', { name: words.toTable });
    for (const [i, step] of nonEmpty(lesson.steps.entries())) {
      const { goal, done } = texts.steps[step.id]!;
      await page.getByRole('complementary', { name: texts.title }).getByText(goal, { exact: true }).waitFor();
      await page.getByTestId('table-ready').waitFor();
      await visitor.picture(`walk-${id}-${name}-${i + 1}-${width}`);
      if (await toTable.isVisible()) {
        await toTable.click();
        await visitor.picture(`walk-${id}-${name}-${i + 1}.5-${width}`);
      }
      expect(await page.evaluate('document.documentElement.scrollWidth'), goal).toBeLessThanOrEqual(width);
      await playStep(page, step, done);
    }
    await page.getByText(words.finished).waitFor();
  },
);

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
