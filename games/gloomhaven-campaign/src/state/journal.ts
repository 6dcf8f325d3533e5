import type { JournalEntry } from './journalEntry.ts';
import type { Career } from './state.ts';

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
