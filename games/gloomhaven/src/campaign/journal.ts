import * as z from 'zod';
import { CHOICES } from './pendingChoices.ts';
import type { Career } from './state.ts';

const at = { /** Scenarios played before. */ after: z.int().min(0) };

/** An outcome of an event: its choice and its position from the top, as in the texts (`a1`). */
export const Outcome = z.string().regex(/^[ab][1-9]$/);

/** An entry of the campaign's journal, in chronological order. */
export const JournalEntry = z.discriminatedUnion('what', [
  z.object({ what: z.literal('created'), ...at, character: z.int().min(0), class: z.string(), level: z.int() }),
  z.object({ what: z.literal('event'), ...at, event: z.string(), choice: z.enum(CHOICES), outcomes: z.array(Outcome) }),
  z.object({
    what: z.literal('scenario'),
    ...at,
    scenario: z.string(),
    casual: z.boolean(),
    won: z.boolean(),
    rounds: z.int().min(0),
    heroes: z.array(
      z.object({
        character: z.int().min(0),
        xp: z.int(),
        gold: z.int(),
        checks: z.int(),
        treasures: z.array(z.string()),
        kills: z.int(),
        exhausted: z.boolean(),
      }),
    ),
  }),
  z.object({ what: z.literal('level'), ...at, character: z.int().min(0), level: z.int() }),
  z.object({ what: z.literal('retired'), ...at, character: z.int().min(0), class: z.string(), quest: z.string() }),
  z.object({ what: z.literal('died'), ...at, character: z.int().min(0), class: z.string() }),
  z.object({ what: z.literal('class'), ...at, class: z.string() }),
  z.object({ what: z.literal('envelope'), ...at, envelope: z.string() }),
  z.object({ what: z.literal('prosperity'), ...at, level: z.int() }),
  z.object({ what: z.literal('achievement'), ...at, achievement: z.string(), scope: z.enum(['global', 'party']) }),
]);
export type JournalEntry = z.infer<typeof JournalEntry>;

type Without<T> = T extends unknown ? Omit<T, 'after'> : never;

/** Adds an entry to the journal. */
export function note(state: { played: number; journal: JournalEntry[] }, entry: Without<JournalEntry>): void {
  state.journal.push({ ...entry, after: state.played } as JournalEntry);
}

/** Records the outcome of the current event. */
export function noteOutcome({ journal }: { readonly journal: JournalEntry[] }, outcome: string): void {
  const entry = journal.findLast((one) => one.what === 'event');
  entry?.outcomes.push(outcome);
}

/** Returns the last scenario, for players who return to the table. */
export function lastGame<Entry extends { readonly what: string }>(
  journal: readonly Entry[],
): Extract<Entry, { readonly what: 'scenario' }> | undefined {
  return journal.findLast((entry): entry is Extract<Entry, { readonly what: 'scenario' }> => entry.what === 'scenario');
}

type Game = Extract<JournalEntry, { what: 'scenario' }>;

/** Adds a scenario to the career of one of its heroes. */
export function addToCareer(career: Career, game: Pick<Game, 'won'>, hero: Game['heroes'][number]): void {
  career.scenarios += 1;
  career.won += Number(game.won);
  career.kills += hero.kills;
  career.exhausted += Number(hero.exhausted);
  career.gold += hero.gold;
}
