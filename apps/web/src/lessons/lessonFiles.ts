import {
  type Lesson,
  type LessonStepTexts,
  type LessonTexts,
  readLesson,
  readLessonTexts,
  TableError,
} from '@tessera/table';
import { PSEUDO, reportMissingTexts } from '@tessera/text';
import { manifestOf } from '../games/manifests.ts';

/** Loaders of the files of all lessons, by path. */
const FILES = import.meta.glob<string>('../../../../{games,examples}/*/lessons/*.json', {
  query: '?raw',
  import: 'default',
});

/** Loads a lesson. Throws a TableError if the game has none of that name. */
export async function loadLesson(game: string, id: string): Promise<Lesson> {
  const load = FILES[pathOf(game, id)];
  const isListed = manifestOf(game)?.lessons?.some((lesson) => lesson.id === id) === true;
  if (!load || !isListed) throw new TableError('bad-lesson', `${game}/${id}`, 'There is no such lesson');
  return readLesson(await load());
}

/** Loads the texts of the lessons of a game in a language; in English if there are none, which is reported. */
export async function loadLessonTexts(game: string, language: string): Promise<LessonTexts> {
  const own = FILES[pathOf(game, language)];
  if (!own && language !== PSEUDO) reportMissingTexts(`lessons of ${game}`, language);
  const load = own ?? FILES[pathOf(game, 'en')];
  return load ? readLessonTexts(await load()) : {};
}

/** Returns the texts of a step. Tests ensure that every step has them. */
export function stepTexts(texts: LessonTexts[string] | undefined, step: string): LessonStepTexts {
  return texts?.steps[step] ?? { goal: step, say: '' };
}

function pathOf(game: string, name: string): string {
  return `../../../../${manifestOf(game)?.folder}/lessons/${name}.json`;
}
