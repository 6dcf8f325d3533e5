/** An item that a palette can search. */
export interface Findable {
  readonly label: string;
  readonly group?: string | undefined;
  /** Whether it is listed only once something is typed: there are hundreds of its kind. */
  readonly isFoundOnly?: boolean | undefined;
}

/** Limit of the results: a player types one more letter instead of reading further. */
const MAX_RESULTS = 60;

/**
 * Returns the commands that match a query, best first. Every word of the query must occur, preferably at the start of a
 * word.
 */
export function findCommands<Command extends Findable>(
  commands: readonly Command[],
  query: string,
): readonly Command[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return commands.filter(({ isFoundOnly }) => !isFoundOnly);
  return commands
    .map((command) => ({ command, score: scoreOf(command, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_RESULTS)
    .map(({ command }) => command);
}

function scoreOf(command: Findable, words: readonly string[]): number {
  const text = `${command.label} ${command.group ?? ''}`.toLowerCase();
  let total = 0;
  for (const word of words) {
    const score = wordScore(text, word);
    if (score === 0) return 0;
    total += score;
  }
  return total;
}

/** Scores a match: 3 at the very beginning, 2 at the beginning of a word, 1 elsewhere, 0 for none. */
function wordScore(text: string, word: string): number {
  if (text.startsWith(word)) return 3;
  if (text.includes(` ${word}`)) return 2;
  return text.includes(word) ? 1 : 0;
}
