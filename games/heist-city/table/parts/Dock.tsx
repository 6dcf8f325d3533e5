import { undoPolicyOf } from '@tessera/protocol';
import { undoPriceKey } from '@tessera/table';
import { Button, type Comparison } from '@tessera/ui';
import { undo as undoGlyph } from '@tessera/ui/icons';
import { memo, type ReactNode, useId } from 'react';
import { firstOf } from '../decision/answers.ts';
import { isEnd } from '../decision/choices.ts';
import { choiceLabel, commitLabel } from '../decision/choiceText.ts';
import { hintOf, type Prompt } from '../decision/prompt.ts';
import type { Beat } from '../playback/playback.ts';
import type { Playback } from '../playback/usePlayback.ts';
import type { Scene } from '../useTableModel.ts';
import { type DockProps, Options } from './Options.tsx';

interface DockPanelProps extends DockProps {
  readonly playback: Playback;
  readonly comparison: Comparison;
}

/** Dock in three parts: undo, choices, commit. */
export const Dock = memo(function Dock({ scene, playback, onRule, comparison }: DockPanelProps) {
  const { t, prompt } = scene;
  return (
    <section
      className="hc-dock relative z-2 grid grid-cols-[subgrid] items-center border-t border-t-control bg-raised shadow-[0_-4px_12px_rgb(0_0_0/0.25)]"
      data-state={prompt ? (scene.armedAction ? 'armed' : 'ask') : 'waiting'}
      aria-label={t('dock.label')}
    >
      <UndoPart scene={scene} />
      <div className="hc-ask min-w-0 px-2">
        <Question scene={scene} beat={playback.beat} />
        {prompt && <Options scene={scene} prompt={prompt} comparison={comparison} onRule={onRule} />}
      </div>
      <CommitPart scene={scene} />
    </section>
  );
});

/** Question, or the player being waited for; during playback, the shown event. */
export function Question({ scene, beat }: { readonly scene: Scene; readonly beat: Beat | undefined }) {
  const { t, speaker, prompt, selection, state, isEnding, view, refusal, plan } = scene;
  const [waiting] = state.decisions;
  let title = '';
  let hint = '';
  if (prompt && beat) title = speaker.event(beat.event);
  else if (prompt) {
    title = prompt.title;
    if (isEnding) hint = t('dock.endSure', { n: view.activation?.slots ?? 0 });
    else hint = scene.draft ? prompt.hint : hintOf(speaker, prompt, selection);
    if (plan.length > 0)
      hint = t('dock.planned', { list: plan.map((action) => choiceLabel(speaker, action)).join(', ') });
  } else if (waiting) {
    const name = speaker.seatName(waiting.seat);
    const isBot = state.info.seats[waiting.seat]?.kind === 'bot';
    const kind = t(`phase.${view.phase}`);
    if (state.isReplay) title = t('dock.replayed', { name, kind });
    else if (scene.seat === undefined) title = t('dock.watching', { name, kind });
    else title = t(isBot ? 'dock.waitingBot' : 'dock.waiting', { name });
  }
  if (!prompt && !waiting) title = t('phase.game-over');
  // Otherwise the press would seem to have no effect.
  const isKept = state.sending > 0 && (state.connection === 'reconnecting' || state.connection === 'offline');
  if (isKept) hint = t('dock.kept');
  const isUrgent = refusal !== undefined || isEnding || isKept;
  return (
    <p
      className="hc-question overflow-hidden text-ellipsis whitespace-nowrap [&_b]:mr-2 [&_b]:font-semibold [&_span]:text-muted"
      aria-live="polite"
    >
      <b>{title}</b> <span data-urgent={isUrgent || undefined}>{refusal ?? hint}</span>
    </p>
  );
}

export function UndoPart({ scene }: { readonly scene: Scene }) {
  const { t, speaker, state, seat } = scene;
  const noteId = useId();
  const isMine = state.log.some(({ by, kind }) => by === seat && kind === 'act');
  const mayUndo = isMine && undoPolicyOf(state.info) !== 'none';
  if (seat === undefined || !mayUndo || state.isReplay || state.info.status !== 'playing') return <UndoColumn />;
  const { proposal } = state;
  const asked = proposal?.kind === 'undo' && proposal.by === seat ? proposal.waiting[0] : undefined;
  const price = t(`dock.undoPrice.${state.price ? undoPriceKey(state.price) : 'unknown'}`);
  return (
    <UndoColumn price={state.price?.practice ? 'practice' : undefined}>
      <Button
        small
        icon={undoGlyph}
        className="w-max"
        aria-keyshortcuts="U"
        aria-describedby={noteId}
        onClick={() => pressUndo(scene)}
      >
        <span className="max-[1181px]:sr-only">{t('dock.undo')}</span> <kbd>U</kbd>
      </Button>
      <small id={noteId}>{asked === undefined ? price : t('dock.waiting', { name: speaker.seatName(asked) })}</small>
    </UndoColumn>
  );
}

/** Left end of the dock: undo, and its cost. */
function UndoColumn({ price, children }: { readonly price?: string | undefined; readonly children?: ReactNode }) {
  return (
    <div className={`hc-undo ${UNDO} ${UNDO_SMALL}`} data-price={price}>
      {children}
    </div>
  );
}

const UNDO = 'flex flex-col gap-1 pr-2 pl-4 [&_small]:text-muted [&_small]:text-note [&_small]:leading-4.5';
const UNDO_SMALL =
  'min-[901px]:max-[1181px]:items-center min-[901px]:max-[1181px]:p-0 min-[901px]:max-[1181px]:[&_:is(small,kbd)]:hidden';

/** Clears the selection, or undoes the last action. */
export function pressUndo(scene: Scene): void {
  if (scene.selection.choice) scene.stepBack();
  else void scene.props.table.undo();
}

/** Commit button and the end of the activation. */
export function CommitPart({ scene }: { readonly scene: Scene }) {
  const { t, speaker, prompt, armedAction, view, isEnding, state, ahead, plan } = scene;
  if (!prompt || prompt.kind === 'loadout') return <div className="hc-commit flex gap-2 justify-end px-4" />;
  const first = armedAction && firstOf(armedAction);
  const { draft } = scene;
  const label = draft ? t('draft.commit', { n: draft.placements.length }) : first ? commitLabel(speaker, first) : '';
  const isPlanning = armedAction?.type === 'plan' && armedAction.actions.length > 0;
  return (
    <div className="hc-commit flex gap-2 justify-end px-4">
      {armedAction ? (
        <Button
          stacked
          tone="act"
          className="flex-1"
          aria-keyshortcuts="Enter"
          onClick={() => scene.commit()}
          aria-busy={state.sending > 0 || undefined}
        >
          <span>
            {isPlanning ? t('dock.addToPlan') : label} <kbd>{t('key.Enter')}</kbd>
          </span>
          <small>{draft ? t('draft.undo') : costText(scene, ahead?.slots?.taken)}</small>
        </Button>
      ) : (
        plan.length > 0 && (
          <Button
            stacked
            tone="act"
            className="flex-1"
            onClick={() => scene.commit({ type: 'plan', actions: [...plan] })}
          >
            <span>{t('dock.plan')}</span>
          </Button>
        )
      )}
      {isEnding && !armedAction && (
        <Button stacked onClick={() => scene.askEnd(false)}>
          {t('dock.goBack')}
        </Button>
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
  const { t, speaker, isEnding } = scene;
  const ends = prompt.choices.filter(isEnd);
  return ends.map(({ id, sample }) => {
    const asks = sample.type === 'end' && prompt.kind === 'act' && unused > 0;
    const hasEnter = isEnding && asks && !scene.armedAction;
    return (
      <Button
        key={id}
        stacked
        tone={isEnding && asks ? 'act' : 'rest'}
        className={isEnding && asks ? 'flex-1' : 'hc-end'}
        // While it asks, Enter answers, and the button says so.
        aria-keyshortcuts={sample.type !== 'end' ? undefined : hasEnter ? 'Enter' : 'E'}
        onClick={({ detail }) => {
          if (sample.type !== 'end') scene.commit(sample);
          // The second press of a double click does not answer the question that the first one raised.
          else if (detail < 2 || !asks) pressEnd(scene);
        }}
      >
        <span>
          {isEnding && asks ? t('dock.endAgain') : choiceLabel(speaker, sample)}{' '}
          {sample.type === 'end' && <kbd>{hasEnter ? t('key.Enter') : 'E'}</kbd>}
        </span>
        {asks && <small>{t('dock.endUnused', { n: unused })}</small>}
      </Button>
    );
  });
}

/** Ends the activation; with slots left it asks for confirmation once. */
export function pressEnd(scene: Scene): void {
  const { prompt, view, isEnding } = scene;
  if (!prompt?.choices.some(({ id }) => id === 'end')) return;
  if (isEnding || prompt.kind !== 'act' || (view.activation?.slots ?? 0) === 0) {
    scene.commit({ type: 'end' });
    return;
  }
  scene.askEnd(true);
}

function costText({ t, ahead }: Scene, slots: number | undefined): string {
  if (slots === undefined) return '';
  if (slots === 0) return t('dock.free');
  return t(ahead?.becomes === 'overt' ? 'dock.slotsLoud' : 'dock.slotsQuiet', { n: slots });
}
