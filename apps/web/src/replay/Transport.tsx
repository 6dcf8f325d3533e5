import { IconButton, Select } from '@tessera/ui';
import { pause, play, stepBack, stepForward, toEnd, toStart } from '@tessera/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { timesText } from '../i18n/timesText.ts';
import { useKeys } from '../shell/keys.ts';
import { useAutoPlay } from './useAutoPlay.ts';

const SPEED_NAMES = ['0.5', '1', '2', '5', '10'] as const;

interface TransportProps {
  readonly n: number;
  readonly length: number;
  /** Whether the table is still animating the step to this position. */
  readonly isActing: boolean;
  /** Goes to a position. A jump shows it at once, a step is animated. */
  readonly onGo: (n: number, isJump?: boolean) => void;
  /** Receives the speed factor. */
  readonly onPace: (pace: number) => void;
}

/** Replay controls: slider, step buttons, play. */
export function Transport({ n, length, isActing, onGo, onPace }: TransportProps) {
  const { t, language } = useTexts();
  const [speed, setSpeed] = useState<(typeof SPEED_NAMES)[number]>('1');
  const { isRunning, setRunning } = useAutoPlay({ n, length, isActing, onGo, onPace }, Number(speed));

  const { dragged, drag } = useDrag((to) => onGo(to, true));
  const run = () => {
    if (!isRunning && n >= length) onGo(0);
    setRunning(!isRunning);
  };
  useKeys({
    arrowleft: () => onGo(n - 1),
    arrowright: () => onGo(n + 1),
    home: () => onGo(0, true),
    end: () => onGo(length, true),
    ' ': run,
  });

  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-1 sm:gap-x-2">
      <IconButton
        bare
        icon={toStart}
        label={t('replay.first')}
        locked={n <= 0 ? t('replay.atStart') : undefined}
        onClick={() => onGo(0, true)}
      />
      <IconButton
        bare
        icon={stepBack}
        label={t('replay.back')}
        locked={n <= 0 ? t('replay.atStart') : undefined}
        onClick={() => onGo(n - 1)}
      />
      <IconButton icon={isRunning ? pause : play} label={t(isRunning ? 'replay.pause' : 'replay.run')} onClick={run} />
      <IconButton
        bare
        icon={stepForward}
        label={t('replay.forward')}
        locked={n >= length ? t('replay.atEnd') : undefined}
        onClick={() => onGo(n + 1)}
      />
      <IconButton
        bare
        icon={toEnd}
        label={t('replay.last')}
        locked={n >= length ? t('replay.atEnd') : undefined}
        onClick={() => onGo(length, true)}
      />
      <input
        type="range"
        aria-label={t('replay.position')}
        aria-valuetext={t('replay.of', { n, length })}
        min={0}
        max={length}
        value={dragged ?? n}
        onChange={(event) => drag(event.target.valueAsNumber)}
        className="order-last h-11 min-w-40 flex-1 basis-60 accent-ink sm:order-none sm:basis-0"
      />
      <span className="order-last min-w-14 text-right sm:order-none font-numeral font-semibold text-lead sm:ml-0">
        {n} <span className="text-muted text-note">/ {length}</span>
      </span>
      <Select
        label={<span className="sr-only">{t('replay.speed')}</span>}
        value={speed}
        options={SPEED_NAMES.map((value) => ({ value, label: timesText(Number(value), language) }))}
        onChange={(value) => setSpeed(SPEED_NAMES.find((name) => name === value) ?? '1')}
      />
    </div>
  );
}

/** Limits a dragged slider to one position per animation frame and skips the others. */
function useDrag(go: (n: number) => void): { readonly dragged: number | undefined; drag(n: number): void } {
  const [dragged, setDragged] = useState<number>();
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => {
    if (dragged === undefined) return;
    const frame = requestAnimationFrame(() => {
      latest.current(dragged);
      setDragged(undefined);
    });
    return () => cancelAnimationFrame(frame);
  }, [dragged]);
  return { dragged, drag: setDragged };
}
