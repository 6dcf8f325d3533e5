import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { seqOf } from './meeting.ts';
import type { Visitor } from './visitor.ts';

const EASY_BOT = { kind: 'bot', level: 'easy' } as const;

/** Creates a match of a visitor over HTTP, and returns its id. */
export async function createMatch({ context: { request } }: Visitor, wish: object): Promise<string> {
  // The first request creates the guest.
  await request.get('/api/me');
  const made = await request.post('/api/matches', {
    data: wish,
    headers: { 'x-tessera': '1' },
    // The first match of a large game waits for its rules to load, which takes long on a busy machine.
    timeout: 120_000,
  });
  if (!made.ok()) throw new Error(`No match was created: ${await made.text()}`);
  const { id }: { id: string } = await made.json();
  return id;
}

/** Sits a visitor down over HTTP. */
export async function takeSeat({ context: { request } }: Visitor, id: string, seat: number): Promise<void> {
  await request.get('/api/me');
  const sat = await request.put(`/api/matches/${id}/seats/${seat}`, {
    data: { kind: 'me' },
    headers: { 'x-tessera': '1' },
  });
  if (!sat.ok()) throw new Error(`The seat was not taken: ${await sat.text()}`);
}

/** Opens the page of a match, and waits until it shows the table. */
export async function openMatch({ page }: Visitor, id: string): Promise<void> {
  await page.goto(`/match/${id}`);
  await page.getByTestId('table-ready').waitFor();
}

/** Creates a match, opens its page, and returns its id. */
export async function beginMatch(visitor: Visitor, wish: object): Promise<string> {
  const id = await createMatch(visitor, wish);
  await openMatch(visitor, id);
  return id;
}

/** Begins a match of a visitor in the first seat against bots. */
export function beginAgainstBots(visitor: Visitor, game: string, options: object = {}, bots = 1): Promise<string> {
  const seats = [{ kind: 'me' }, ...Array.from({ length: bots }, () => EASY_BOT)];
  return beginMatch(visitor, { game, options, seats });
}

/** Whether the dock of a table asks its viewer for a decision. */
async function isAsked(page: Page): Promise<boolean> {
  const state = await page.locator('section[data-state]').first().getAttribute('data-state');
  return /ask|armed|forced/.test(state ?? '');
}

/** Waits until the viewer is asked. */
export async function untilAsked(page: Page): Promise<void> {
  await expect.poll(() => isAsked(page)).toBe(true);
}

const MAX_DECISIONS = 250;

/**
 * Answers every decision with `decide`, until a condition holds. `look` is called once per decision. A press that was lost on a
 * busy machine is repeated.
 */
export async function decideUntil(
  visitor: Visitor,
  decide: () => Promise<void>,
  isThere: () => Promise<boolean>,
  look: () => Promise<void> = async () => {},
): Promise<void> {
  const { page } = visitor;
  for (let n = 0; n < MAX_DECISIONS; n++) {
    await expect.poll(async () => (await isThere()) || (await isAsked(page))).toBe(true);
    if (await isThere()) return;
    await look();
    const before = await seqOf(visitor);
    const isDecided = async () => (await isThere()) || (await seqOf(visitor)) !== before;
    await expect
      .poll(async () => {
        if (!(await isDecided())) await decide();
        return isDecided();
      })
      .toBe(true);
  }
  throw new Error(`Not reached after ${MAX_DECISIONS} decisions`);
}
