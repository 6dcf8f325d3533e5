import { expect } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import type { Visitor } from './visitor.ts';

/**
 * Creates a table with the form, optionally with a preset, and lets the guest join by its link. Returns the address of
 * the match.
 */
export async function meet(game: string, host: Visitor, guest: Visitor, preset?: string): Promise<string> {
  await host.page.goto(`/new?game=${game}`);
  if (preset) await host.page.getByRole('button', { name: preset }).click();
  await host.page.getByRole('button', { name: en.create.open }).click();
  const link = await host.page.getByRole('textbox', { name: en.room.link }).inputValue();
  await guest.page.goto(link);
  await guest.page.getByRole('button', { name: en.room.sitAt.replace('{number}', '2') }).click();
  for (const { page } of [host, guest]) await page.getByTestId('table-ready').waitFor();
  return new URL(host.page.url()).pathname;
}

/** Returns the entry number that the visitor's page shows. */
export async function seqOf({ page }: Visitor): Promise<number> {
  return Number(await page.getByTestId('table-ready').getAttribute('data-seq'));
}

/** Waits until the page shows this entry or a later one. */
export async function untilSeq(visitor: Visitor, seq: number): Promise<void> {
  await expect.poll(() => seqOf(visitor)).toBeGreaterThanOrEqual(seq);
}
