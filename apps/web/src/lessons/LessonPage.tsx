import { type LessonTable, lessonTable } from '@tessera/table';
import { useCallback } from 'react';
import { useParams } from 'react-router';
import { type OpenGame, openGame } from '../games/openGame.ts';
import { ownName } from '../live/ownName.ts';
import { OpeningScreen } from '../match/banners/OpeningScreen.tsx';
import { UnknownGame } from '../match/unknownGame.ts';
import { useOpened } from '../match/useOpenedTable.ts';
import { LessonScreen } from './LessonScreen.tsx';
import { loadLesson } from './lessonFiles.ts';
import { resumeAt, useLessonProgress } from './lessonProgress.ts';

interface OpenedLesson {
  readonly table: LessonTable;
  readonly game: OpenGame;
}

/** Page of a lesson. It needs no server once its files are loaded. */
export function LessonPage() {
  const { game = '', lesson = '' } = useParams();
  const open = useCallback(() => openLesson(game, lesson), [game, lesson]);
  const opened = useOpened(open);
  if (opened.phase !== 'ready') return <OpeningScreen opened={opened} onAgain={opened.again} />;
  return <LessonScreen key={`${game}/${lesson}`} {...opened.value} />;
}

/** Opens a lesson at the step where it was left. */
async function openLesson(id: string, name: string): Promise<OpenedLesson> {
  const [game, lesson] = await Promise.all([openGame(id), loadLesson(id, name)]);
  if (!game) throw new UnknownGame(id);
  const progress = useLessonProgress.getState().of[`${id}/${name}`];
  return { table: lessonTable(game.game, lesson, { step: resumeAt(lesson, progress), learner: ownName() }), game };
}
