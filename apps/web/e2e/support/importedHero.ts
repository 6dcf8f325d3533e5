import type { Page } from 'playwright-core';
import { en as fifth } from '../../../../games/fifth-edition/texts/en/index.ts';

export type Edition = '2014' | '2024';

/** A human acolyte of a class, with answers to some questions of its builder. */
export interface ImportedHero {
  readonly name: string;
  readonly edition: Edition;
  readonly class: string;
  readonly level: number;
  readonly choices?: object;
}

/** Imports a character, and waits for its sheet. */
export async function importHero(page: Page, hero: ImportedHero): Promise<void> {
  const { start, words } = fifth;
  const record = {
    schemaVersion: 1,
    id: 'imported-hero',
    name: hero.name,
    edition: hero.edition,
    baseAbilities: { STR: 10, DEX: 14, CON: 14, INT: 16, WIS: 16, CHA: 8 },
    species: 'human',
    background: 'acolyte',
    levels: Array.from({ length: hero.level }, () => ({ class: hero.class, hp: 'fixed' })),
    choices: hero.choices ?? {},
  };
  await page.goto('/characters');
  await page.getByRole('radio', { name: start.way.import.name }).check();
  await page.getByLabel(start.import.file, { exact: true }).setInputFiles({
    name: 'character.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page.getByRole('button', { name: start.import.make }).click();
  await page.waitForURL(/\/(local|match)\/.*\/(sheet|build)/);
  await page.goto(page.url().replace(/\/build$/, '/sheet'));
  await page.getByRole('button', { name: words.path.ac }).first().waitFor();
}
