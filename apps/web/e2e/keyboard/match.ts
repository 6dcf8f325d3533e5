import type { Visitor } from '../support/visitor.ts';

/** A match of the visitor against bots. */
export interface MatchOfBots {
  readonly game: string;
  readonly options: object;
  readonly bots: number;
}

/** Creates the match and opens its table. */
export async function beginMatch({ page, context }: Visitor, { game, options, bots }: MatchOfBots): Promise<void> {
  await context.request.get('/api/me');
  const seats = [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'easy' }))];
  const made = await context.request.post('/api/matches', {
    data: { game, options, seats },
    headers: { 'x-tessera': '1' },
    // The first match of a large game waits for its rules to load, which takes long on a busy machine.
    timeout: 120_000,
  });
  const { id }: { id: string } = await made.json();
  await page.goto(`/match/${id}`);
  await page.getByTestId('table-ready').waitFor();
}
