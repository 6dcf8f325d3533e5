import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

/** A match of Heist City between two bots that has come this far; its id. */
export async function botMatch({ context }: Visitor, entries: number): Promise<string> {
  const bot = { kind: 'bot', level: 'easy' };
  await context.request.get('/api/me');
  const made = await context.request.post('/api/matches', {
    data: { game: 'heist-city', seats: [bot, bot] },
    headers: { 'x-tessera': '1' },
  });
  const { id }: { id: string } = await made.json();
  const steps = async (): Promise<number> => (await (await context.request.get(`/api/matches/${id}`)).json()).seq;
  await expect.poll(steps, { timeout: 60_000 }).toBeGreaterThan(entries);
  return id;
}
