import { lessonTable } from '@tessera/table';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { openGame } from '../games/openGame.ts';
import { Cover } from '../home/Cover.tsx';
import { useLoaded } from '../shell/useLoaded.ts';
import { loadLesson } from './lessonFiles.ts';
import { type ListedLesson, resumeAt } from './lessonProgress.ts';

interface Position {
  readonly Thumbnail: ComponentType<{ readonly view: object }>;
  readonly view: object;
}

/**
 * The position at which a lesson goes on, drawn by its game. The cover of the game stands in its place until it is
 * loaded, and for games that draw no positions.
 */
export function LessonThumbnail({ lesson }: { readonly lesson: ListedLesson }) {
  const { frame, isSeen } = useSeen();
  return (
    <span ref={frame} aria-hidden="true" className="pointer-events-none block size-full overflow-hidden">
      {isSeen ? <LoadedPosition lesson={lesson} /> : <Cover game={lesson.game} />}
    </span>
  );
}

function LoadedPosition({ lesson }: { readonly lesson: ListedLesson }) {
  const { game, id, progress } = lesson;
  const loaded = useLoaded(useCallback(() => positionOf(game, id, progress), [game, id, progress]));
  const position = loaded.phase === 'ready' ? loaded.value : undefined;
  return position ? <position.Thumbnail view={position.view} /> : <Cover game={game} />;
}

async function positionOf(id: string, name: string, progress: ListedLesson['progress']): Promise<Position | undefined> {
  const [game, lesson] = await Promise.all([openGame(id), loadLesson(id, name)]);
  if (!game?.table.Thumbnail) return undefined;
  const { view } = lessonTable(game.game, lesson, { step: resumeAt(lesson, progress) }).getState();
  return view && { Thumbnail: game.table.Thumbnail, view };
}

/** Returns whether an element has been on screen: rules load only for the cards that are seen. */
function useSeen() {
  const frame = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || isSeen) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);
  return { frame, isSeen };
}
