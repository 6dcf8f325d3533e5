import type { LessonTable, LessonTexts, PlaybackState } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { classes, Icon, TextButton } from '@tessera/ui';
import { book, check, flag } from '@tessera/ui/icons';
import { useEffect } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { openRule } from '../rulebook/reading.ts';
import { LessonEnd } from './LessonEnd.tsx';
import { LessonHelp } from './LessonHelp.tsx';
import { stepTexts } from './lessonFiles.ts';
import { useLessonWords } from './useLessonWords.ts';

export interface LessonColumnProps {
  readonly table: LessonTable;
  readonly game: string;
  readonly words: LessonTexts[string];
  readonly formatter: GameFormatter;
  readonly shown: PlaybackState;
}

const BASE = 'flex min-h-0 flex-none flex-col gap-3 overflow-y-auto border-hairline bg-surface p-4';
const PHONE = 'max-md:max-h-[42%] max-md:gap-2 max-md:border-b max-md:px-3 max-md:py-2';
const WIDE = 'md:w-80 md:gap-5 md:border-r md:p-6 xl:w-96';

/** The goal of the step, its one idea, and the result of the last move. Above the table on a phone. */
export function LessonColumn(props: LessonColumnProps) {
  const { t } = useTexts();
  const { table, words, game, shown } = props;
  const { lesson } = table;
  const { step, phase } = table.progress();
  const { id, rule } = lesson.steps[step]!;
  const said = stepTexts(words, id);
  // A step without a last word goes on by itself, once the table has shown the move.
  const isWaiting = phase === 'reached' && said.done === undefined && shown.acting === undefined;
  useEffect(() => {
    if (isWaiting) table.next();
  }, [isWaiting, table]);

  return (
    <aside aria-label={words.title} className={classes(BASE, PHONE, WIDE)}>
      <div className="max-md:sr-only">
        <h1 className="m-0 font-semibold font-title text-title max-md:text-lead">{words.title}</h1>
        <Steps step={step} count={lesson.steps.length} isOver={phase === 'over'} />
      </div>
      {phase === 'over' ? (
        <LessonEnd game={game} lesson={lesson} last={said.done} />
      ) : (
        <>
          <div aria-live="polite" className="flex flex-col gap-2 md:gap-5">
            <p className="panel m-0 flex items-start gap-3 bg-raised p-3 font-semibold max-md:gap-2 max-md:p-1.5">
              <span className="grid size-8 flex-none place-items-center rounded-control bg-ink text-surface">
                <Icon of={table.isReading ? book : flag} />
              </span>
              <span className="pt-1">{said.goal}</span>
            </p>
            <p className="m-0 text-lead leading-7 max-md:text-body max-md:leading-6">
              {said.say}
              {rule !== undefined && (
                <>
                  {' '}
                  <span className="text-muted text-note">
                    <TextButton onClick={() => openRule(rule)}>{t('rulebook.rule', { number: rule })}</TextButton>
                  </span>
                </>
              )}
            </p>
          </div>
          <LessonHelp {...props} said={said} />
        </>
      )}
    </aside>
  );
}

interface StepsProps {
  readonly step: number;
  readonly count: number;
  readonly isOver: boolean;
}

/** A dot per step: done, current, to come. */
function Steps({ step, count, isOver }: StepsProps) {
  const w = useLessonWords();
  return (
    <div className="mt-2 flex flex-wrap items-center gap-1.5">
      <span aria-hidden="true" className="flex flex-wrap items-center gap-1.5">
        {Array.from({ length: count }, (_, i) => {
          const isDone = isOver || i < step;
          const look = isDone
            ? 'bg-ink text-surface'
            : i === step
              ? 'border-[5px] border-ink'
              : 'border-2 border-muted';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the dots are numbered.
            <span key={i} className={`grid size-4 place-items-center rounded-full ${look}`}>
              {isDone && <Icon of={check} size="0.75rem" />}
            </span>
          );
        })}
      </span>
      <span className="text-muted text-note">{isOver ? w('done') : w('step', { step: step + 1, count })}</span>
    </div>
  );
}
