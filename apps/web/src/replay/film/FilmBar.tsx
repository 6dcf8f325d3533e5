import type { GameFormatter } from '@tessera/text';
import { Button, classes, IconButton, Pressable, SeatMark, SegmentedControl, scrollable, sentence } from '@tessera/ui';
import { pause, play, stepBack, stepForward } from '@tessera/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../i18n/texts.ts';
import { timesText } from '../../i18n/timesText.ts';
import { useKeys } from '../../shell/keys.ts';
import { useAutoPlay } from '../useAutoPlay.ts';
import type { Film, FilmStep } from './filmSteps.ts';

const SPEEDS = ['0.5', '1', '2', '4'] as const;

interface FilmBarProps {
  readonly film: Film;
  /** The displayed position. */
  readonly n: number;
  readonly isActing: boolean;
  /** Whether it starts by itself: not with reduced motion. */
  readonly startsRunning: boolean;
  readonly formatter: GameFormatter;
  /** Address of the match. */
  readonly back: string;
  /** Returns the prompt of a player before a step, if known. */
  questionOf(step: FilmStep): string | undefined;
  onGo(n: number, isJump?: boolean): void;
  onPace(pace: number): void;
}

/** The controls of a film: everything since the viewer's last decision, with the log as captions. */
export function FilmBar({ film, n, isActing, startsRunning, formatter, back, questionOf, onGo, onPace }: FilmBarProps) {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>('1');
  const { steps } = film;
  const at = steps.findLastIndex((step) => step.n <= n);
  /** Positions are counted in steps, so that deeds without a caption take no time. */
  const go = (step: number, isJump = false) => onGo(steps[step]?.n ?? film.from, isJump);
  const { isRunning, setRunning } = useAutoPlay(
    { n: at, length: steps.length - 1, isActing, onGo: go, onPace },
    Number(speed),
    startsRunning,
  );
  const run = () => {
    if (!isRunning && at >= steps.length - 1) go(-1, true);
    setRunning(!isRunning);
  };
  const skip = (step: number) => {
    setRunning(false);
    go(Math.max(-1, Math.min(step, steps.length - 1)), true);
  };
  const leave = () => void navigate(back);
  useKeys({ arrowleft: () => skip(at - 1), arrowright: () => skip(at + 1), ' ': run });
  const step = steps[at];
  return (
    <section aria-label={t('away.title')} data-film={at + 1} className={BAR}>
      <div className="flex flex-wrap items-center justify-between gap-x-2 sm:block sm:w-52">
        <h2 className="m-0 font-semibold font-title text-lead">{t('away.title')}</h2>
        <p className="m-0 text-muted text-note max-sm:order-last max-sm:sr-only">
          {t('film.count', { count: steps.length })}
        </p>
        <div className="flex gap-2 sm:mt-2">
          <IconButton
            icon={stepBack}
            label={t('film.back')}
            locked={at < 0 ? t('replay.atStart') : undefined}
            onClick={() => skip(at - 1)}
          />
          <IconButton
            icon={isRunning ? pause : play}
            label={t(isRunning ? 'replay.pause' : 'film.run')}
            onClick={run}
          />
          <IconButton
            icon={stepForward}
            label={t('film.forward')}
            locked={at >= steps.length - 1 ? t('replay.atEnd') : undefined}
            onClick={() => skip(at + 1)}
          />
        </div>
      </div>
      <Captions film={film} at={at} formatter={formatter} onChoose={skip} />
      <div className="flex flex-col gap-2 sm:w-64">
        <SegmentedControl
          label={t('replay.speed')}
          value={speed}
          options={SPEEDS.map((value) => ({ value, label: timesText(Number(value), language) }))}
          onChange={setSpeed}
        />
        {step && <Why step={step} question={questionOf(step)} formatter={formatter} />}
        <Button tone="act" keyHint="Enter" className="sm:mt-auto" onClick={leave}>
          {t('film.toMatch')}
        </Button>
      </div>
    </section>
  );
}

interface CaptionsProps extends Pick<FilmBarProps, 'film' | 'formatter'> {
  readonly at: number;
  onChoose(step: number): void;
}

/** The steps as captions; a press jumps there. The current one stays in sight. */
function Captions({ film: { steps }, at, formatter, onChoose }: CaptionsProps) {
  const { t } = useTexts();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[data-step="${at}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  return (
    <ol
      ref={(element) => {
        list.current = element;
        return element ? scrollable(element) : undefined;
      }}
      aria-label={t('film.steps')}
      aria-live="polite"
      className="m-0 flex min-w-0 flex-1 list-none gap-2 overflow-x-auto p-1"
    >
      {steps.map(({ n, by, lines }, i) => (
        <li key={n} data-step={i} className="flex-none">
          <Pressable aria-current={i === at ? 'step' : undefined} onClick={() => onChoose(i)} className={CAPTION}>
            <span className="flex items-center gap-1.5 text-muted">
              {by !== undefined && <SeatMark seat={by} size={12} />}
              {by === undefined ? t('away.table') : formatter.seatName(by)}
            </span>
            <span className="line-clamp-4">{sentence(lines.join(' '))}</span>
          </Pressable>
        </li>
      ))}
    </ol>
  );
}

interface WhyProps {
  readonly step: FilmStep;
  readonly question: string | undefined;
  readonly formatter: GameFormatter;
}

/** The facts of a step: what its player was asked, and everything that the rules did. */
function Why({ step: { by, lines }, question, formatter }: WhyProps) {
  const { t } = useTexts();
  return (
    <details className="text-note">
      <summary className="inline-flex min-h-target-small cursor-pointer items-center underline underline-offset-4">
        {t('film.why')}
      </summary>
      <ul className="m-0 max-h-32 list-none overflow-auto p-0">
        {question !== undefined && by !== undefined && (
          <li className="text-muted">{t('film.asked', { name: formatter.seatName(by), question })}</li>
        )}
        {lines.map((line) => (
          <li key={line}>{sentence(line)}</li>
        ))}
      </ul>
    </details>
  );
}

const BAR = classes(
  'flex max-h-[42dvh] flex-col gap-2 sm:max-h-[55dvh] sm:gap-3 overflow-auto border-hairline border-t bg-surface px-3 py-3',
  'sm:flex-row sm:items-stretch sm:px-4',
);
const CAPTION =
  'flex h-20 w-44 sm:h-28 flex-col gap-1 rounded-control border border-hairline bg-raised p-2 text-left text-note ' +
  'aria-[current]:border-2 aria-[current]:border-act-line';
