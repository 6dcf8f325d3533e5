import { COMMON_FLAGS, type Command, type Flag } from '@tessera/terminal';

/** Suggestion of a shell: a word, or a flag with its dashes. */
export interface Suggestion {
  readonly word: string;
  readonly about: string;
  /** Whether a value follows. */
  readonly hasValue: boolean;
}

/** Suggestions after the words of a command line. */
export interface Place {
  /** One or two words; none for the first word. */
  readonly words: readonly string[];
  readonly suggestions: readonly Suggestion[];
}

const TOP_FLAGS = { ...COMMON_FLAGS, version: { type: 'boolean', about: 'Print the version' } } as const;

/** Returns the suggestions per place, places with more words first. Reads the same commands as the help page. */
export function placesOf(commands: readonly Command[], games: readonly string[]): Place[] {
  const heads = [...new Set(commands.map(({ name }) => name.split(' ')[0] ?? ''))];
  const pairs = commands.filter(({ name }) => name.includes(' '));
  return [
    ...pairs.map((command) => ({ words: command.name.split(' '), suggestions: ofCommand(command, games) })),
    ...heads.map((head) => {
      const command = commands.find(({ name }) => name === head);
      const tails = pairs.filter(({ name }) => name.startsWith(`${head} `));
      const suggestions = [...tails.map(tailOf), ...(command ? ofCommand(command, games) : [])];
      return { words: [head], suggestions };
    }),
    { words: [], suggestions: [...heads.map((head) => headOf(head, commands)), ...flagsOf(TOP_FLAGS)] },
  ];
}

function ofCommand({ flags, operands, further }: Command, games: readonly string[]): Suggestion[] {
  const ofGames = games.flatMap((game) => Object.entries(further?.([game])?.flags ?? {}));
  const all = { ...Object.fromEntries(ofGames), ...flags, ...COMMON_FLAGS };
  const named = /[<[]game[>\]]/.test(operands.usage) ? games : [];
  return [...named.map((game) => ({ word: game, about: 'game', hasValue: false })), ...flagsOf(all)];
}

function flagsOf(flags: Readonly<Record<string, Flag>>): Suggestion[] {
  return Object.entries(flags).map(([name, { about, type }]) => ({
    word: `--${name}`,
    about,
    hasValue: type === 'string',
  }));
}

function headOf(head: string, commands: readonly Command[]): Suggestion {
  const group = commands.filter(({ name }) => name === head || name.startsWith(`${head} `));
  const about = commands.find(({ name }) => name === head)?.summary ?? group.map(({ name }) => name).join(', ');
  return { word: head, about, hasValue: false };
}

function tailOf({ name, summary }: Command): Suggestion {
  return { word: name.split(' ')[1] ?? '', about: summary, hasValue: false };
}
