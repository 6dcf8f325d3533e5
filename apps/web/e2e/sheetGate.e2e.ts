import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en as fifth } from '../../../games/fifth-edition/texts/en/index.ts';
import { Site } from './support/site.ts';

const { sheet, start } = fifth;

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

async function quickBuild(name: string) {
  const visitor = await site.visitor('player');
  const { page } = visitor;
  await page.goto('/characters');
  await page.getByLabel(start.name, { exact: true }).fill(name);
  await page.getByRole('button', { name: start.quick.make }).click();
  await page.waitForURL(/\/(local|match)\/.*\/sheet$/);
  await page.getByRole('button', { name: fifth.words.path.ac }).first().waitFor();
  return visitor;
}

test('a dying hero is refused attacks with a reason, overrides the rules once, and attacks again after healing', async () => {
  const visitor = await quickBuild('Mira');
  const { page } = visitor;
  const turn = page.locator('#fe-turn');
  const attack = turn.getByRole('button', { name: /^Roll .*\+\d+$/ }).first();
  await attack.click();
  const card = page.getByRole('region', { name: new RegExp(`^${sheet.hit.label.replace('{name}', '')}`) });
  await card.waitFor();
  await visitor.picture('sheet-attack');

  await page.getByRole('button', { name: sheet.hp.damage, exact: true }).click();
  const line = page.getByRole('textbox', { name: sheet.hp.damage });
  await line.fill('8 slashing 5 cold');
  await page.getByText(sheet.harm.together).waitFor();
  await visitor.picture('sheet-damage');
  await line.press('Enter');
  await page.getByText(sheet.death.rolling, { exact: true }).waitFor();
  const refused = turn.getByRole('button', { name: /not possible now/ });
  await expect.poll(() => refused.count()).toBeGreaterThan(1);
  await expect.poll(() => attack.count()).toBe(0);
  await refused.first().click();
  await visitor.picture('sheet-dying');
  await turn.getByRole('button', { name: /once anyway$/ }).click();
  await card.waitFor();

  await page.getByText(sheet.death.helps).click();
  await visitor.picture('sheet-death');
  const kit = sheet.death.makeStableBy.replace('{by}', sheet.death.stabilize.kit.name);
  await page.getByRole('button', { name: kit }).click();
  await page.getByText(sheet.death.stableNote).waitFor();

  await page.getByRole('button', { name: sheet.hp.heal, exact: true }).click();
  await page.getByRole('textbox', { name: sheet.hp.heal }).fill('500');
  await page.getByText(sheet.heal.entered, { exact: true }).waitFor();
  await visitor.picture('sheet-heal');
  await page.keyboard.press('Enter');
  await attack.waitFor();
  await expect.poll(() => refused.count()).toBe(0);
});

test('a dead hero is not healed or rested by the rules, and returns to life by a spell', async () => {
  const visitor = await quickBuild('Mira');
  const { page } = visitor;
  await page.getByRole('button', { name: sheet.hp.damage, exact: true }).click();
  await page.getByRole('textbox', { name: sheet.hp.damage }).fill('200 fire');
  await page.keyboard.press('Enter');
  await page.getByText(sheet.death.deadNote).waitFor();
  await visitor.picture('sheet-dead');

  await page.getByRole('button', { name: sheet.hp.heal, exact: true }).click();
  await page.getByRole('textbox', { name: sheet.hp.heal }).fill('5');
  await page.getByRole('button', { name: sheet.heal.anyway.replace('{n}', '5') }).waitFor();
  await page.getByText(fifth.refusal['barred-dead']).first().waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: fifth.play.rest.longRest, exact: true }).click();
  await page
    .getByRole('button', { name: sheet.gate.anywayNamed.replace('{name}', fifth.play.rest.longRest) })
    .waitFor();

  await page.getByRole('textbox', { name: sheet.death.revive.name }).fill('Revivify');
  await page.getByRole('button', { name: /^Revive with 1/ }).click();
  await page.getByText(sheet.death.deadNote).waitFor({ state: 'detached' });
});

test('a fight counts the action: a second attack is refused, and the reaction strikes instead', async () => {
  const { page } = await quickBuild('Mira');
  const turn = page.locator('#fe-turn');
  await turn.getByRole('button', { name: sheet.turn.begin }).click();
  const attacks = turn.getByRole('button', { name: /^Roll .*\+\d+$/ });
  await attacks.first().click();
  const refused = turn.getByRole('button', { name: /not possible now/ });
  await refused.first().click();
  await turn.getByRole('button', { name: sheet.gate.strike }).click();
  await turn.getByRole('button', { name: sheet.turn.next }).click();
  await attacks.first().waitFor();
  await expect.poll(() => refused.count()).toBe(0);
});
