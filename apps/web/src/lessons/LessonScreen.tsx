import { type LessonTable, type LessonTexts, type TablePlace, useTable } from '@tessera/table';
import { IconButton, KeyHint, Mark } from '@tessera/ui';
import { book } from '@tessera/ui/icons';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { gameName } from '../games/manifests.ts';
import type { OpenGame } from '../games/openGame.ts';
import { useGameFormatter } from '../games/useGameFormatter.ts';
import { useTexts } from '../i18n/texts.ts';
import { GameOnTable } from '../match/GameOnTable.tsx';
import { SoundCaption } from '../match/sound/SoundCaption.tsx';
import { useSounds } from '../match/sound/useSounds.ts';
import { useTableParts } from '../match/tableParts.tsx';
import { usePlace } from '../match/usePlace.ts';
import { useShownTable } from '../match/useShownTable.ts';
import { closeRules, openRule, useReading } from '../rulebook/reading.ts';
import { tableSettings, useSettings } from '../settings/settings.ts';
import { ButtonLink } from '../shell/ButtonLink.tsx';
import { useKeys } from '../shell/keys.ts';
import { useLoaded } from '../shell/useLoaded.ts';
import { LessonColumn } from './LessonColumn.tsx';
import { loadLessonTexts } from './lessonFiles.ts';
import { lessonsOf, noteStep, useLessonProgress } from './lessonProgress.ts';
import { useLessonWords } from './useLessonWords.ts';

/** Loaded when it is opened, with the parser of its texts. */
const RulebookPanel = lazy(async () => ({ default: (await import('../rulebook/RulebookPanel.tsx')).RulebookPanel }));

/** An example of the rulebook, which is played as a lesson without progress. */
interface ShownExample {
  readonly words: LessonTexts[string];
  /** The address that the example returns to. */
  readonly back: string;
  /** The address of the example. */
  readonly path: string;
}

interface LessonScreenProps {
  readonly table: LessonTable;
  readonly game: OpenGame;
  readonly example?: ShownExample;
}

/** Screen of a lesson: the goal and its words in a column, beside the table of the game. */
export function LessonScreen({ table, game, example }: LessonScreenProps) {
  const { language } = useTexts();
  const navigate = useNavigate();
  const state = useTable(table);
  const formatter = useGameFormatter(game, state);
  const shown = useShownTable(table, game.table);
  const settings = useSettings();
  const ownSettings = useMemo(() => tableSettings(settings), [settings]);
  const id = game.manifest.id;
  const { lesson } = table;
  const place = usePlace(example?.path ?? `/learn/${id}/${lesson.id}`);
  const sounds = useSounds(shown.state, game.table);
  const isReading = useReading(({ isOpen }) => isOpen);
  useEffect(() => closeRules, []);
  useKeptStep(table, example ? undefined : id);
  usePageOfStep(table, place);
  useKeys({ escape: () => void navigate(example?.back ?? '/learn'), u: () => void table.undo() });
  const isLesson = example === undefined;
  const texts = useLoaded(
    useCallback(
      async (): Promise<LessonTexts> => (isLesson ? loadLessonTexts(id, language) : {}),
      [id, language, isLesson],
    ),
  );

  const props = { table, state, shown, settings: ownSettings, formatter, place };
  const parts = useTableParts(props, game.table);
  const words = example?.words ?? (texts.phase === 'ready' ? texts.value[lesson.id] : undefined);
  return (
    <div className="flex h-dvh min-h-0 flex-col overflow-hidden">
      <title>{`${words?.title ?? gameName(id)} · Tessera`}</title>
      <LessonHeader table={table} game={id} title={words?.title} back={example?.back} />
      <div className="relative flex min-h-0 flex-1 max-md:flex-col">
        {words && (
          <LessonColumn
            table={table}
            game={id}
            words={words}
            formatter={formatter}
            shown={shown}
            back={example?.back}
          />
        )}
        <main className="relative isolate flex min-h-0 min-w-0 flex-1 flex-col">
          <SoundCaption sounds={sounds} />
          <div
            data-testid="table-ready"
            data-seq={state.seq}
            data-shown={shown.state.seq}
            className="min-h-0 flex-1 overflow-auto"
          >
            <GameOnTable game={game} {...props} parts={table.hasMoved ? parts : { ...parts, undo: null }} />
          </div>
        </main>
        {isReading && (
          <Suspense>
            <RulebookPanel game={id} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

interface LessonHeaderProps {
  readonly table: LessonTable;
  readonly game: string;
  readonly title: string | undefined;
  /** The address that an example returns to; absent for a lesson. */
  readonly back: string | undefined;
}

/** Header of a lesson: its number, the rulebook, and the way out. On a phone it has the title and the step as well. */
function LessonHeader({ table, game, title, back }: LessonHeaderProps) {
  const { t } = useTexts();
  const w = useLessonWords();
  const all = useLessonProgress((progress) => lessonsOf(game, progress).length);
  const { order, steps } = table.lesson;
  return (
    <header className="relative z-30 flex min-h-14 items-center gap-2 border-hairline border-b bg-surface px-2 sm:gap-3 sm:px-4">
      <Link to="/" aria-label={t('match.home')} className="grid size-11 place-items-center">
        <Mark size={32} />
      </Link>
      <div className="min-w-0 flex-1">
        <p className="m-0 truncate font-semibold font-title text-body">
          <span className="max-md:hidden">{back === undefined ? w('number', { number: order, all }) : title}</span>
          <span className="md:hidden">{title}</span>
        </p>
        <p className="m-0 truncate text-muted text-note">
          {gameName(game)}
          <span className="md:hidden">
            {' · '}
            {w('step', { step: table.progress().step + 1, count: steps.length })}
          </span>
        </p>
      </div>
      <IconButton bare icon={book} label={t('rulebook.title')} onClick={() => openRule()} />
      <ButtonLink small to={back ?? '/learn'}>
        {w('leave')}
        <span aria-hidden="true" className="max-md:hidden">
          <KeyHint>Esc</KeyHint>
        </span>
      </ButtonLink>
    </header>
  );
}

/** Stores the step, so that the lesson of a game resumes there; nothing for an example. */
function useKeptStep(table: LessonTable, game: string | undefined): void {
  useEffect(() => {
    if (game === undefined) return;
    const note = () => {
      const { step, phase } = table.progress();
      noteStep(game, table.lesson.id, phase === 'over' ? 'done' : step);
    };
    note();
    return table.subscribe(note);
  }, [table, game]);
}

/** Opens the page of the table that a step names, when the step begins. */
function usePageOfStep(table: LessonTable, { go }: TablePlace): void {
  const { step } = table.progress();
  const at = table.lesson.steps[step]?.at;
  const opened = useRef(-1);
  useEffect(() => {
    if (opened.current === step) return;
    opened.current = step;
    if (at !== undefined) go(at);
  }, [step, at, go]);
}
