import type { LessonStepTexts, LessonTable, LessonTexts, PlaybackState } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { Button, classes, Icon, IconButton, TextButton } from '@tessera/ui';
import { book, check, chevronDown, flag } from '@tessera/ui/icons';
import { useEffect, useState } from 'react';
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
  /** The address that an example of the rulebook returns to; absent for a lesson. */
  readonly back: string | undefined;
}

const BASE = 'flex min-h-0 flex-none flex-col gap-3 overflow-y-auto border-hairline bg-surface p-4';
const PHONE = 'max-md:max-h-[42%] max-md:gap-2 max-md:border-b max-md:px-3 max-md:py-2';
const WIDE = 'md:w-80 md:gap-5 md:border-r md:p-6 xl:w-96';

/** The goal of the step, its one idea, and the result of the last move. Above the table on a phone. */
export function LessonColumn(props: LessonColumnProps) {
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
        <LessonEnd game={game} lesson={lesson} last={said.done} back={props.back} />
      ) : (
        <LessonStepWords key={step} {...props} said={said} rule={rule} />
      )}
    </aside>
  );
}

interface LessonStepWordsProps extends LessonColumnProps {
  readonly said: LessonStepTexts;
  readonly rule: string | undefined;
}

/** The goal of a step, its words and its help. On a phone the words fold away, so that the table has the room. */
function LessonStepWords({ said, rule, ...props }: LessonStepWordsProps) {
  const w = useLessonWords();
  const { table } = props;
  const [isRead, setRead] = useState(false);
  const { phase, closed } = table.progress();
  // The explanation of a move that was not played is never folded away.
  const isFolded = isRead && phase === 'asked' && closed === undefined;
  const isAnswer = phase === 'wrong' || phase === 'reached';
  return (
    <>
      <div aria-live="polite" className="flex flex-col gap-2 md:gap-5">
        <div className="panel flex items-start gap-3 bg-raised p-3 max-md:items-center max-md:gap-2 max-md:p-1.5">
          <span className="grid size-8 flex-none place-items-center rounded-control bg-ink text-surface">
            <Icon of={table.isReading ? book : flag} />
          </span>
          <p className="m-0 flex-1 font-semibold md:pt-1">{said.goal}</p>
          {isFolded && (
            <span className="-my-1.5 md:hidden">
              <IconButton bare icon={chevronDown} label={w('unfold')} onClick={() => setRead(false)} />
            </span>
          )}
        </div>
        <div className={classes((isFolded || isAnswer) && 'max-md:hidden')}>
          <p className="m-0 inline text-lead leading-7 max-md:text-body max-md:leading-6">{said.say}</p>
          {rule !== undefined && <RuleLink rule={rule} />}
        </div>
      </div>
      <div className={classes('flex flex-1 flex-col gap-3 md:gap-5', isFolded && 'max-md:hidden')}>
        {phase === 'asked' && !table.isReading && (
          <Button tone="act" className="md:hidden" onClick={() => setRead(true)}>
            {w('toTable')}
          </Button>
        )}
        <LessonHelp {...props} said={said} onAsk={() => setRead(false)} />
      </div>
    </>
  );
}

function RuleLink({ rule }: { readonly rule: string }) {
  const { t } = useTexts();
  return (
    <span className="text-muted text-note">
      {' '}
      <TextButton className="min-h-6!" onClick={() => openRule(rule)}>
        {t('rulebook.rule', { number: rule })}
      </TextButton>
    </span>
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
