import { undoPolicyOf } from '@tessera/protocol';
import { undoPriceKey } from '@tessera/table';
import { Icon } from '@tessera/ui';
import { undo as undoGlyph } from '@tessera/ui/icons';
import { memo, type ReactNode, useId } from 'react';
import { firstOf } from '../model/answers.ts';
import { isEnd } from '../model/choices.ts';
import { choiceLabel, commitLabel } from '../model/choiceWords.ts';
import type { Beat } from '../model/playback.ts';
import { hintOf, type Prompt } from '../model/prompt.ts';
import { type DockProps, Options } from './Options.tsx';
import type { Playback } from './usePlayback.ts';
import type { Scene } from './useScene.ts';

/** The three parts of the dock: the way back, the choices, the commit. */
export const Dock = memo(function Dock({ scene, playback, onRule }: DockProps & { readonly playback: Playback }) {
  const { say, prompt } = scene;
  return (
    <section
      className="hc-dock"
      data-state={prompt ? (scene.armedAction ? 'armed' : 'ask') : 'waiting'}
      aria-label={say('dock.label')}
    >
      <UndoPart scene={scene} />
      <div className="hc-ask">
        <Question scene={scene} beat={playback.beat} />
        {prompt && <Options scene={scene} prompt={prompt} onRule={onRule} />}
      </div>
      <CommitPart scene={scene} />
    </section>
  );
});

/** What is asked, or who is waited for; while something is still being shown, what that is. */
export function Question({ scene, beat }: { readonly scene: Scene; readonly beat: Beat | undefined }) {
  const { say, speaker, prompt, selection, state, isEnding, view, refusal, plan } = scene;
  const [waiting] = state.decisions;
  let title = '';
  let hint = '';
  if (prompt && beat) title = speaker.event(beat.event);
  else if (prompt) {
    title = prompt.title;
    hint = isEnding ? say('dock.endSure', { n: view.activation?.slots ?? 0 }) : hintOf(speaker, prompt, selection);
    if (plan.length > 0)
      hint = say('dock.planned', { list: plan.map((action) => choiceLabel(speaker, action)).join(', ') });
  } else if (waiting) {
    const name = speaker.seatName(waiting.seat);
    const isBot = state.info.seats[waiting.seat]?.kind === 'bot';
    const kind = say(`phase.${view.phase}`);
    if (state.isReplay) title = say('dock.replayed', { name, kind });
    else if (scene.seat === undefined) title = say('dock.watching', { name, kind });
    else title = say(isBot ? 'dock.waitingBot' : 'dock.waiting', { name });
  }
  if (!prompt && !waiting) title = say('phase.game-over');
  // Otherwise it looks as if nothing had been pressed.
  const isKept = state.sending > 0 && (state.connection === 'reconnecting' || state.connection === 'offline');
  if (isKept) hint = say('dock.kept');
  const isUrgent = refusal !== undefined || isEnding || isKept;
  return (
    <p className="hc-question" aria-live="polite">
      <b>{title}</b> <span data-urgent={isUrgent || undefined}>{refusal ?? hint}</span>
    </p>
  );
}

export function UndoPart({ scene }: { readonly scene: Scene }) {
  const { say, speaker, state, seat } = scene;
  const told = useId();
  const isMine = state.log.some(({ by, kind }) => by === seat && kind === 'act');
  const mayUndo = isMine && undoPolicyOf(state.info) !== 'none';
  if (seat === undefined || !mayUndo || state.isReplay || state.info.status !== 'playing')
    return <div className="hc-undo" />;
  const { proposal } = state;
  const asked = proposal?.kind === 'undo' && proposal.by === seat ? proposal.waiting[0] : undefined;
  const price = say(`dock.undoPrice.${state.price ? undoPriceKey(state.price) : 'unknown'}`);
  return (
    <div className="hc-undo" data-price={state.price?.practice ? 'practice' : undefined}>
      <button
        type="button"
        className="hc-button"
        aria-keyshortcuts="U"
        aria-describedby={told}
        onClick={() => pressUndo(scene)}
      >
        <Icon of={undoGlyph} size={18} />
        <span className="hc-undo-word">{say('dock.undo')}</span> <kbd>U</kbd>
      </button>
      <small id={told}>{asked === undefined ? price : say('dock.waiting', { name: speaker.seatName(asked) })}</small>
    </div>
  );
}

/** Lays down what is taken up, or else takes the last deed back. */
export function pressUndo(scene: Scene): void {
  if (scene.selection.choice) scene.stepBack();
  else void scene.props.table.undo();
}

/** The commit button and the end of the activation. */
export function CommitPart({ scene }: { readonly scene: Scene }) {
  const { say, speaker, prompt, armedAction, view, isEnding, state, ahead, plan } = scene;
  if (!prompt || prompt.kind === 'loadout') return <div className="hc-commit" />;
  const first = armedAction && firstOf(armedAction);
  const label = first ? commitLabel(speaker, first) : '';
  const isPlanning = armedAction?.type === 'plan' && armedAction.actions.length > 0;
  return (
    <div className="hc-commit">
      {armedAction ? (
        <button
          type="button"
          className="hc-go"
          aria-keyshortcuts="Enter"
          onClick={() => scene.commit()}
          aria-busy={state.sending > 0 || undefined}
        >
          <span>
            {isPlanning ? say('dock.addToPlan') : label} <kbd>{say('key.Enter')}</kbd>
          </span>
          <small>{costText(scene, ahead?.slots?.taken)}</small>
        </button>
      ) : (
        plan.length > 0 && (
          <button type="button" className="hc-go" onClick={() => scene.commit({ type: 'plan', actions: [...plan] })}>
            <span>{say('dock.plan')}</span>
          </button>
        )
      )}
      {isEnding && !armedAction && (
        <button type="button" className="hc-button" onClick={() => scene.askEnd(false)}>
          {say('dock.goBack')}
        </button>
      )}
      <EndButtons scene={scene} prompt={prompt} unused={view.activation?.slots ?? 0} />
    </div>
  );
}

function EndButtons({
  scene,
  prompt,
  unused,
}: {
  readonly scene: Scene;
  readonly prompt: Prompt;
  readonly unused: number;
}): ReactNode {
  const { say, speaker, isEnding } = scene;
  const ends = prompt.choices.filter(isEnd);
  return ends.map(({ id, sample }) => {
    const asks = sample.type === 'end' && prompt.kind === 'act' && unused > 0;
    return (
      <button
        key={id}
        type="button"
        className={isEnding && asks ? 'hc-go' : 'hc-button hc-end'}
        aria-keyshortcuts={sample.type === 'end' ? 'E' : undefined}
        onClick={({ detail }) => {
          if (sample.type !== 'end') scene.commit(sample);
          // The second press of a double one is no answer to the question that the first one asked.
          else if (detail < 2 || !asks) pressEnd(scene);
        }}
      >
        <span>{isEnding && asks ? say('dock.endAgain') : choiceLabel(speaker, sample)}</span>
        {asks && <small>{say('dock.endUnused', { n: unused })}</small>}
      </button>
    );
  });
}

/** Ends the activation; with slots left it asks first, once. */
export function pressEnd(scene: Scene): void {
  const { prompt, view, isEnding } = scene;
  if (!prompt?.choices.some(({ id }) => id === 'end')) return;
  if (isEnding || prompt.kind !== 'act' || (view.activation?.slots ?? 0) === 0) {
    scene.commit({ type: 'end' });
    return;
  }
  scene.askEnd(true);
}

function costText({ say, ahead }: Scene, slots: number | undefined): string {
  if (slots === undefined) return '';
  if (slots === 0) return say('dock.free');
  return say(ahead?.becomes === 'overt' ? 'dock.slotsLoud' : 'dock.slotsQuiet', { n: slots });
}
