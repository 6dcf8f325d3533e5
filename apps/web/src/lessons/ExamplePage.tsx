import { type LessonTable, type LessonTexts, lessonTable, TableError } from '@tessera/table';
import { useCallback, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { OpenGame } from '../games/openGame.ts';
import { ownName } from '../live/ownName.ts';
import { OpeningScreen } from '../match/banners/OpeningScreen.tsx';
import { useOpened } from '../match/useOpenedTable.ts';
import { exampleTexts, loadExamples } from '../rulebook/examples.ts';
import { LessonScreen } from './LessonScreen.tsx';
import { useLessonWords } from './useLessonWords.ts';

interface OpenedExample {
  readonly table: LessonTable;
  readonly game: OpenGame;
  readonly words: LessonTexts[string];
}

/** Recognizes an address of this site. */
const OWN_ADDRESS = /^\/(?!\/)/;

/** Page of an example of the rulebook: its position on the table of the game, with its moves as goals. */
export function ExamplePage() {
  const { game = '', chapter: section = '', example = '' } = useParams();
  const w = useLessonWords();
  const [search] = useSearchParams();
  // The pages of the table drop the query.
  const [back] = useState(() => {
    const from = search.get('back') ?? '';
    return OWN_ADDRESS.test(from) ? from : `/rules/${game}`;
  });
  const open = useCallback(async (): Promise<OpenedExample> => {
    const found = (await loadExamples(game, section, Number.POSITIVE_INFINITY)).find(({ id }) => id === example);
    if (!found) throw new TableError('bad-lesson', `${game}/${example}`, 'There is no such example');
    const title = w('exampleOf', { number: section });
    const words = exampleTexts(found, { title, say: w('exampleSay'), end: w('exampleEnd') });
    return { table: lessonTable(found.game.game, found.lesson, { learner: ownName() }), game: found.game, words };
  }, [game, section, example, w]);
  const opened = useOpened(open);
  if (opened.phase !== 'ready') return <OpeningScreen opened={opened} onAgain={opened.again} />;
  const { words, ...value } = opened.value;
  const path = `/rules/${game}/${section}/try/${example}`;
  return <LessonScreen {...value} example={{ words, back, path }} />;
}
