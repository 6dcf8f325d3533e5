import { Button, SegmentedControl } from '@tessera/ui';
import { useMemo, useState } from 'react';
import { choiceWhy } from '../model/logLines.ts';
import { type Playback, SPEEDS } from '../playback/usePlayback.ts';
import type { Scene } from '../useTableModel.ts';

/** Dock during playback: the event, its reason, and the speed controls. */
export function GuardDock({ scene, playback }: { readonly scene: Scene; readonly playback: Playback }) {
  const { t, speaker } = scene;
  const { beat, step, steps, isPaused, speed } = playback;
  const [isWhy, setWhy] = useState(false);
  const why = useMemo(() => (beat?.choice ? choiceWhy(speaker, beat.choice) : []), [speaker, beat]);
  if (!beat) return null;
  return (
    <section
      className="hc-dock hc-guards relative z-2 border-t border-t-control bg-raised"
      data-state="automatic"
      aria-label={t('phase.npc-phase')}
    >
      <SegmentedControl
        label={t('guards.speed')}
        options={SPEEDS.map((one) => ({ value: String(one), label: `${one}×` }))}
        value={String(speed)}
        onChange={(value) => playback.setSpeed(Number(value))}
      />
      <div className="hc-ask min-w-0">
        <p
          className="hc-question overflow-hidden text-ellipsis whitespace-nowrap [&_b]:mr-2 [&_b]:font-semibold [&_span]:text-muted"
          aria-live="off"
        >
          <b>{t('guards.title', { step, steps })}</b> <span>{speaker.event(beat.event)}</span>
        </p>
        {isWhy && why.length > 0 && (
          <ol
            className="hc-why flex gap-4 mt-1.5 overflow-x-auto text-muted text-note whitespace-nowrap"
            aria-label={t('why.title')}
          >
            {why.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        )}
      </div>
      <div className="hc-commit flex gap-2 justify-end">
        <Button
          stacked
          className={WIDE_ON_PHONE}
          aria-expanded={isWhy}
          onClick={() => {
            setWhy(!isWhy);
            playback.pause(!isWhy);
          }}
        >
          {t('guards.why')}
        </Button>
        <Button stacked className={WIDE_ON_PHONE} onClick={() => playback.pause(!isPaused)}>
          {t(isPaused ? 'guards.play' : 'guards.pause')}
        </Button>
        <Button stacked className={WIDE_ON_PHONE} onClick={playback.next}>
          {t('guards.next')}
        </Button>
        <Button stacked className={WIDE_ON_PHONE} onClick={playback.skip}>
          {t('guards.skip')}
        </Button>
      </div>
    </section>
  );
}

const WIDE_ON_PHONE = 'max-[901px]:flex-1 max-[901px]:px-2';
