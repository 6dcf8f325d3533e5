import { type CaseFiles, type LessonTexts, lessonTable, type RuleExample, ruleExamples } from '@tessera/table';
import { createGameFormatter } from '@tessera/text';
import { manifestOf } from '../games/manifests.ts';
import { type OpenGame, openGame } from '../games/openGame.ts';

/** Loaders of the rule cases of all games, by path. They load when an example is asked for. */
const FILES = import.meta.glob<string>('../../../../{games,examples}/*/cases/{*,rules/*}.json', {
  query: '?raw',
  import: 'default',
});

/** A move of an example in words, and what follows from it. */
interface ExampleLine {
  readonly action: string;
  readonly events: readonly string[];
}

/** An example of a rule, played to its end on the rules. */
export interface PlayedExample extends RuleExample {
  readonly game: OpenGame;
  /** The position at the beginning, as its player sees it. */
  readonly view: object | undefined;
  readonly lines: readonly ExampleLine[];
}

/** Returns whether a game has rule cases. */
export function hasExamples(game: string): boolean {
  return pathsOf(game).length > 0;
}

/** Loads the examples of a section and plays them, at most `most`. */
export async function loadExamples(id: string, section: string, most = 3): Promise<readonly PlayedExample[]> {
  const game = await openGame(id);
  if (!game) return [];
  const examples = ruleExamples(await filesOf(id), section);
  return examples.slice(0, most).map((example) => playedExample(game, example));
}

async function filesOf(game: string): Promise<CaseFiles> {
  const files = pathsOf(game).map(async (path) => [path, (await FILES[path]?.()) ?? ''] as const);
  return Object.fromEntries(await Promise.all(files));
}

function pathsOf(game: string): readonly string[] {
  const folder = manifestOf(game)?.folder;
  return Object.keys(FILES).filter((path) => folder !== undefined && path.includes(`/${folder}/cases/`));
}

/** Plays the moves of an example and puts them into words, in the language of the page. */
function playedExample(game: OpenGame, example: RuleExample): PlayedExample {
  const table = lessonTable(game.game, example.lesson);
  const { seat } = example.lesson;
  const { view } = table.getState();
  const formatter = () => createGameFormatter(game.words, game.translator, { view: table.getState().view, seat });
  const lines: ExampleLine[] = [];
  while (!table.isReading) {
    const { log } = table.getState();
    const seen = new Set(log.map(({ seq }) => seq));
    const move = table.hint();
    const action = move ? formatter().action(move) : '';
    table.skip();
    const events = table.getState().log.flatMap((entry) => (seen.has(entry.seq) ? [] : entry.events));
    lines.push({ action, events: events.map((event) => formatter().event(event)).filter((text) => text !== '') });
  }
  return { ...example, game, view, lines };
}

/** Returns the words of an example for the screen of lessons. */
export function exampleTexts(
  { lesson, lines }: PlayedExample,
  words: { readonly title: string; readonly say: string; readonly end: string },
): LessonTexts[string] {
  const { title, say, end } = words;
  const steps = lesson.steps.map(({ id }, i) => {
    const line = lines[i];
    if (line === undefined) return [id, { goal: end, say: lines.flatMap(({ events }) => events).join(' ') }] as const;
    return [id, { goal: line.action, say, hint: line.action }] as const;
  });
  return { title, teaches: title, steps: Object.fromEntries(steps) };
}
