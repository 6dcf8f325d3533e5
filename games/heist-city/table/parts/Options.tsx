import { Icon } from '@tessera/ui';
import { arrowRight, lock } from '@tessera/ui/icons';
import { useDeferredValue, useMemo } from 'react';
import { type Choice, isEnd } from '../model/choices.ts';
import { choiceDetail, choiceIcon, choiceLabel, choiceUnit } from '../model/choiceWords.ts';
import { type Facet, facetKey } from '../model/facets.ts';
import { facetText } from '../model/facetWords.ts';
import { type Locked, lockedChoices } from '../model/locked.ts';
import type { Prompt } from '../model/prompt.ts';
import { chosen, openFacets, pick } from '../model/selection.ts';
import { iconOf } from './icons.ts';
import { UnitToken } from './UnitToken.tsx';
import type { Scene } from './useScene.ts';

export interface DockProps {
  readonly scene: Scene;
  /** Shows the rule of a choice that is closed. */
  onRule(text: string): void;
}

/** The choices that stand in the row, in the order of their keys. */
export function rowChoices(prompt: Prompt | undefined): readonly Choice[] {
  return prompt?.choices.filter((choice) => !isEnd(choice)) ?? [];
}

/** The legal choices, then what is closed with the reason; or what to pick next. */
export function Options({ scene, prompt, onRule }: DockProps & { readonly prompt: Prompt }) {
  const { selection, say } = scene;
  const choice = chosen(prompt, selection);
  const open = choice ? openFacets(prompt, selection).filter(({ kind }) => kind === 'option') : [];
  if (choice && open.length > 0) {
    return <Picks scene={scene} prompt={prompt} facets={open} />;
  }
  return (
    <fieldset className="hc-options">
      <legend className="sr-only">{say('dock.more')}</legend>
      {rowChoices(prompt).map((one, i) => (
        <ChoiceButton key={one.id} scene={scene} choice={one} number={i + 1} isTaken={one.id === choice?.id} />
      ))}
      <LockedChoices scene={scene} onRule={onRule} />
    </fieldset>
  );
}

interface ChoiceButtonProps {
  readonly scene: Scene;
  readonly choice: Choice;
  readonly number: number;
  readonly isTaken: boolean;
}

function ChoiceButton({ scene, choice, number, isTaken }: ChoiceButtonProps) {
  const { speaker, seat, props } = scene;
  const detail = useMemo(
    () => (seat === undefined ? undefined : choiceDetail(speaker, seat, choice)),
    [speaker, seat, choice],
  );
  const unit = choiceUnit(choice.sample);
  const isTold = detail && (props.settings.odds || !detail.isOdds);
  const press = () => {
    if (isTaken && scene.armedAction) scene.commit();
    else scene.choose(choice.id);
  };
  return (
    <button
      type="button"
      className="hc-option grid flex-[0_0_auto] grid-cols-[auto_auto] content-center items-center gap-x-2 min-h-13 px-3 border border-control rounded-control bg-surface whitespace-nowrap [&_svg]:row-[1/3] [&_b]:font-semibold hover:border-ink aria-pressed:border-act-line aria-pressed:bg-act-soft aria-pressed:shadow-[inset_0_0_0_1px_var(--act-line)] aria-pressed:[&_small]:text-ink aria-disabled:border-dashed aria-disabled:bg-transparent aria-disabled:text-muted aria-disabled:[&_b]:font-normal min-[901px]:max-[1401px]:grid-cols-[auto] min-[901px]:max-[1401px]:py-0 min-[901px]:max-[1401px]:px-2.5 min-[901px]:max-[1401px]:[&>svg]:hidden"
      data-choice={choice.id}
      aria-pressed={isTaken}
      aria-keyshortcuts={number < 10 ? `${number}` : undefined}
      onClick={press}
    >
      {unit >= 0 ? (
        <UnitToken scene={scene} unit={unit} size={32} isPlain />
      ) : (
        <Icon of={iconOf(choiceIcon(choice.sample))} size={22} />
      )}
      <b>{choiceLabel(speaker, choice.sample)}</b>
      <small>
        <SlotMarks slots={choice.slots} />
        {isTold ? detail.text : ''}
      </small>
    </button>
  );
}

/** What is closed, with the reason. Asking every rule takes a moment, so it comes after everything that can be done. */
function LockedChoices({ scene, onRule }: DockProps) {
  const { speaker, seat, prompt } = useDeferredValue(scene);
  const locked = useMemo(
    () => (seat !== undefined && prompt ? lockedChoices(speaker, seat, prompt) : []),
    [speaker, seat, prompt],
  );
  return locked.map((one) => <LockedButton key={one.id} scene={scene} locked={one} onRule={onRule} />);
}

function LockedButton({
  scene,
  locked,
  onRule,
}: {
  readonly scene: Scene;
  readonly locked: Locked;
  onRule(text: string): void;
}) {
  return (
    <button
      type="button"
      className="hc-option grid flex-[0_0_auto] grid-cols-[auto_auto] content-center items-center gap-x-2 min-h-13 px-3 border border-control rounded-control bg-surface whitespace-nowrap [&_svg]:row-[1/3] [&_b]:font-semibold hover:border-ink aria-pressed:border-act-line aria-pressed:bg-act-soft aria-pressed:shadow-[inset_0_0_0_1px_var(--act-line)] aria-pressed:[&_small]:text-ink aria-disabled:border-dashed aria-disabled:bg-transparent aria-disabled:text-muted aria-disabled:[&_b]:font-normal min-[901px]:max-[1401px]:grid-cols-[auto] min-[901px]:max-[1401px]:py-0 min-[901px]:max-[1401px]:px-2.5 min-[901px]:max-[1401px]:[&>svg]:hidden"
      aria-disabled="true"
      onClick={() => onRule(`${locked.label}. ${locked.reason}`)}
      title={scene.say('dock.locked')}
    >
      <Icon of={lock} size={20} />
      <b>{locked.label}</b>
      <small>{locked.reason}</small>
    </button>
  );
}

function SlotMarks({ slots }: { readonly slots: number | undefined }) {
  if (!slots) return null;
  return (
    <span
      className="hc-slots inline-flex gap-0.5 [&_i]:w-[9px] [&_i]:h-1.5 [&_i]:rounded-[3px] [&_i]:bg-muted"
      aria-hidden="true"
    >
      {Array.from({ length: slots }, (_, i) => i).map((slot) => (
        <i key={slot} />
      ))}
    </span>
  );
}

interface PicksProps {
  readonly scene: Scene;
  readonly prompt: Prompt;
  readonly facets: readonly Facet[];
}

function Picks({ scene, prompt, facets }: PicksProps) {
  const { speaker, selection, select, say } = scene;
  return (
    <fieldset className="hc-options">
      <legend className="sr-only">{say('dock.next.option')}</legend>
      {facets.map((facet) => (
        <button
          key={facetKey(facet)}
          type="button"
          className="hc-option grid flex-[0_0_auto] grid-cols-[auto_auto] content-center items-center gap-x-2 min-h-13 px-3 border border-control rounded-control bg-surface whitespace-nowrap [&_svg]:row-[1/3] [&_b]:font-semibold hover:border-ink aria-pressed:border-act-line aria-pressed:bg-act-soft aria-pressed:shadow-[inset_0_0_0_1px_var(--act-line)] aria-pressed:[&_small]:text-ink aria-disabled:border-dashed aria-disabled:bg-transparent aria-disabled:text-muted aria-disabled:[&_b]:font-normal min-[901px]:max-[1401px]:grid-cols-[auto] min-[901px]:max-[1401px]:py-0 min-[901px]:max-[1401px]:px-2.5 min-[901px]:max-[1401px]:[&>svg]:hidden"
          onClick={() => select(pick(prompt, selection, facet))}
        >
          <Icon of={arrowRight} size={20} />
          <b>{facetText(speaker, facet)}</b>
        </button>
      ))}
    </fieldset>
  );
}
