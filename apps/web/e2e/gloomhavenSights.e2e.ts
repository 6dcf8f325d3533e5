import { groundIn, scenarioPlan, sightTrace, type View } from '@tessera/gloomhaven/selectors';
import type { Patch } from '@tessera/kernel';
import { centreOf } from '@tessera/ui';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cellsOf } from '../../../games/gloomhaven/table/model/cells.ts';
import { GloomPlayer, inGloomhaven } from './support/players/gloomPlayer.ts';
import { isClean } from './support/players/gloomScenes.ts';
import { editedScenario, type Moment } from './support/players/gloomScript.ts';
import { Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

/** Opens the map of an edited scenario in companion mode. */
async function openMap(name: string, scenario: number, moment: Moment, edits: (view: View) => readonly Patch[]) {
  const { id, guest, view } = await editedScenario(site.url, scenario, moment, edits);
  const visitor = await site.visitor(name, { viewport: { width: 1440, height: 900 } });
  await visitor.becomes(guest.cookie, site.url);
  await visitor.page.goto(`/match/${id}`);
  const player = new GloomPlayer(visitor);
  await expect.poll(() => player.isAsked()).toBe(true);
  const toMap = visitor.page.getByRole('button', { name: new RegExp(`^${inGloomhaven('table.toMap')}`) });
  for (let n = 0; n < 2 && (await player.board.count()) === 0; n++) await toMap.first().click();
  await player.board.waitFor();
  return { visitor, player, view };
}

const everyRoom = ({ scenario }: View): readonly Patch[] => [
  [['map', 'revealed'], scenarioPlan(scenario).record.rooms.map((_, room) => room)],
];

test('the map shows who carries a thing, and a line of sight that a wall blocks', async () => {
  const { visitor, player, view } = await openMap('sights', 69, 'picks', (now) => [
    ...everyRoom(now),
    [['counters', 'carried:doll'], 1],
  ]);
  const { page } = visitor;
  const hero = view.figures[0]!.cell;
  await page.locator('[data-layer=units] [data-thing=doll]').waitFor({ state: 'attached' });
  const shown = { ...view, map: { ...view.map, revealed: scenarioPlan(view.scenario).record.rooms.map((_, n) => n) } };
  const { all } = cellsOf(shown);
  const blocked = all.filter(({ id }) => sightTrace(shown, hero, Number(id))?.isClear === false);
  expect(blocked.length).toBeGreaterThan(0);
  await page.keyboard.press('v');
  expect(await player.pressesAt(centreOf(all.find(({ id }) => Number(id) === hero)!))).toBe(true);
  for (const cell of blocked) if (await player.pointsAt(centreOf(cell))) break;
  await page.locator('[data-layer=sight] [data-sight=blocked]').waitFor({ state: 'attached' });
  await visitor.picture('sight-blocked');
  await isClean(visitor, 'blocked sight');
});

test('a hero beside a goal tile is offered its task in the dock', async () => {
  const { visitor, player } = await openMap('task', 52, 'turn.act', (now) => {
    const ground = groundIn(now);
    const hero = now.figures[0]!.cell;
    const beside = Array.from({ length: ground.board.size }, (_, cell) => cell).find(
      (cell) =>
        ground.hidden[cell] !== 1 && ground.areAdjacent(hero, cell) && now.figures.every((one) => one.cell !== cell),
    );
    return [[['map', 'goals'], [beside ?? -1]]];
  });
  const task = player.dock.getByRole('button', { name: /^Give up / }).first();
  await task.waitFor();
  await visitor.picture('task-line');
  await isClean(visitor, 'task line');
});
