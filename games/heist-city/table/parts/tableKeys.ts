import type { Action } from '@tessera/heist-city';
import type { KeyBindings } from '@tessera/ui';
import { firstOf } from '../decision/answers.ts';
import { ruleText } from '../model/rules.ts';
import type { Scene } from '../useTableModel.ts';
import { pressEnd, pressUndo } from './Dock.tsx';
import { rowChoices } from './Options.tsx';

/** Hovered hex and the operations of keys that read instead of acting. */
interface ReadingKeys {
  readonly hover: number | undefined;
  toggleRule(text: string): void;
  closeRule(): void;
  toggleLog(): void;
}

/** Returns the function of each key now. Keys act on the present state, not on the one being shown. */
export function keyBindings(
  scene: Scene,
  skip: () => void,
  { hover, toggleRule, closeRule, toggleLog }: ReadingKeys,
): KeyBindings {
  const { prompt, armedAction, speaker, props } = scene;
  const now = (work: () => void) => () => {
    skip();
    work();
  };
  const numbers = rowChoices(prompt)
    .slice(0, 9)
    .map(({ id }, i) => {
      const take = () => {
        scene.choose(id);
        focusBoard();
      };
      return [String(i + 1), now(take)] as const;
    });
  const reading: KeyBindings = {
    l: toggleLog,
    r: () => {
      const action = actionInHand(scene);
      toggleRule(ruleText(speaker, { action: action && firstOf(action), cell: hover }));
    },
  };
  // A replay has no decisions, and the arrow keys step through it.
  if (props.state.isReplay) return reading;
  return {
    ...reading,
    ...Object.fromEntries(numbers),
    Enter: armedAction ? now(() => scene.commit()) : scene.isEnding ? now(() => pressEnd(scene)) : undefined,
    Escape: now(() => {
      closeRule();
      if (scene.isEnding) scene.askEnd(false);
      else scene.stepBack();
    }),
    u: now(() => pressUndo(scene)),
    p: scene.suggest,
    e: now(() => pressEnd(scene)),
    ArrowUp: focusBoard,
    ArrowDown: focusBoard,
    ArrowLeft: focusBoard,
    ArrowRight: focusBoard,
  };
}

/** Returns the armed or selected action, or that of the hovered or focused choice. */
function actionInHand({ prompt, selection, armedAction }: Scene): Action | undefined {
  const meant = document.querySelector<HTMLElement>(':is([data-choice]:hover, [data-choice]:focus-visible)');
  const id = meant?.dataset.choice ?? selection.choice;
  return (meant ? undefined : armedAction) ?? prompt?.choices.find((choice) => choice.id === id)?.sample;
}

function focusBoard(): void {
  document.querySelector<HTMLElement>('.hc-board [role=application]')?.focus();
}
