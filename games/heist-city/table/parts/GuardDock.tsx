import { Segmented } from '@tessera/ui';
import { useMemo, useState } from 'react';
import { choiceWhy } from '../model/logLines.ts';
import { type Playback, SPEEDS } from './usePlayback.ts';
import type { Scene } from './useScene.ts';

/** The dock while something happens by itself: what, why, and the hands on its pace. */
export function GuardDock({ scene, playback }: { readonly scene: Scene; readonly playback: Playback }) {
  const { say, speaker } = scene;
  const { beat, step, steps, isPaused, speed } = playback;
  const [isWhy, setWhy] = useState(false);
  const why = useMemo(() => (beat?.choice ? choiceWhy(speaker, beat.choice) : []), [speaker, beat]);
  if (!beat) return null;
  return (
    <section className="hc-dock" data-state="automatic" aria-label={say('phase.npc-phase')}>
      <div className="hc-undo">
        <Segmented
          label={say('guards.speed')}
          options={SPEEDS.map((one) => ({ value: String(one), label: `${one}×` }))}
          value={String(speed)}
          onChange={(value) => playback.setSpeed(Number(value))}
        />
      </div>
      <div className="hc-ask">
        <p className="hc-question" aria-live="off">
          <b>{say('guards.title', { step, steps })}</b> <span>{speaker.event(beat.event)}</span>
        </p>
        {isWhy && why.length > 0 && (
          <ol className="hc-why" aria-label={say('why.title')}>
            {why.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        )}
      </div>
      <div className="hc-commit">
        <button
          type="button"
          className="hc-button"
          aria-expanded={isWhy}
          onClick={() => {
            setWhy(!isWhy);
            playback.pause(!isWhy);
          }}
        >
          {say('guards.why')}
        </button>
        <button type="button" className="hc-button" onClick={() => playback.pause(!isPaused)}>
          {say(isPaused ? 'guards.play' : 'guards.pause')}
        </button>
        <button type="button" className="hc-button" onClick={playback.next}>
          {say('guards.next')}
        </button>
        <button type="button" className="hc-button" onClick={playback.skip}>
          {say('guards.skip')}
        </button>
      </div>
    </section>
  );
}
