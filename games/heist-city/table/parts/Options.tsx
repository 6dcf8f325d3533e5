import { type Comparison, Icon, MoreRow, OptionTile } from '@tessera/ui';
import { arrowRight, lock } from '@tessera/ui/icons';
import { useDeferredValue, useMemo } from 'react';
import { keyOfChoice } from '../compare/comparable.ts';
import { type ActionChoice, isEnd } from '../decision/choices.ts';
import { choiceDetail, choiceIcon, choiceLabel, choiceUnit } from '../decision/choiceText.ts';
import { type Facet, facetKey } from '../decision/facets.ts';
import { facetText } from '../decision/facetText.ts';
import { type LockedAction, lockedChoices } from '../decision/lockedActions.ts';
import type { Prompt } from '../decision/prompt.ts';
import { chosenChoice, openFacets, pick } from '../decision/selection.ts';
import type { Scene } from '../useTableModel.ts';
import { iconOf } from './icons.ts';
import { UnitToken } from './UnitToken.tsx';

export interface DockProps {
  readonly scene: Scene;
  /** Shows the rule of a locked choice. */
  onRule(text: string): void;
}

/** Returns the choices in the row, in the order of their keys. */
export function rowChoices(prompt: Prompt | undefined): readonly ActionChoice[] {
  return prompt?.choices.filter((choice) => !isEnd(choice)) ?? [];
}

interface OptionsProps extends DockProps {
  readonly prompt: Prompt;
  readonly comparison: Comparison;
}

/** Legal choices, then the locked ones with their reasons; or the next facets to pick. */
export function Options({ scene, prompt, comparison, onRule }: OptionsProps) {
  const { selection, t } = scene;
  const choice = chosenChoice(prompt, selection);
  const open = choice ? openFacets(prompt, selection).filter(({ kind }) => kind === 'option') : [];
  if (choice && open.length > 0) {
    return <Picks scene={scene} prompt={prompt} facets={open} />;
  }
  return (
    <MoreRow label={t('dock.more')} more={(n) => t('dock.beyond', { n })} className="hc-options">
      {scene.suggest && <SuggestButton scene={scene} suggest={scene.suggest} />}
      {rowChoices(prompt).map((one, i) => (
        <ChoiceButton key={one.id} scene={scene} choice={one} number={i + 1} isTaken={one.id === choice?.id} />
      ))}
      <CompareTile scene={scene} comparison={comparison} />
      <LockedChoices scene={scene} onRule={onRule} />
    </MoreRow>
  );
}

/** Puts two options of the question side by side. */
function CompareTile({ scene: { t }, comparison }: Pick<OptionsProps, 'scene' | 'comparison'>) {
  if (!comparison.isPossible) return null;
  return (
    <OptionTile
      className="hc-option"
      aria-keyshortcuts="C"
      aria-haspopup="dialog"
      keyHint="C"
      onClick={comparison.open}
      picture={<Icon of={iconOf('plan')} size={22} />}
      name={t('compare.open')}
      detail={t('dock.compareDetail')}
    />
  );
}

/** Suggests a placement of the whole crew. */
function SuggestButton({ scene: { t }, suggest }: { readonly scene: Scene; readonly suggest: () => void }) {
  return (
    <OptionTile
      className="hc-option"
      aria-keyshortcuts="P"
      keyHint="P"
      onClick={suggest}
      picture={<Icon of={iconOf('plan')} size={22} />}
      name={t('draft.suggest')}
      detail={t('draft.suggestDetail')}
    />
  );
}

interface ChoiceButtonProps {
  readonly scene: Scene;
  readonly choice: ActionChoice;
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
    if (isTaken && scene.armedAction && !scene.draft) scene.commit();
    else scene.choose(choice.id);
  };
  return (
    <OptionTile
      className="hc-option"
      data-choice={choice.id}
      data-compare={keyOfChoice(choice)}
      pressed={isTaken}
      aria-keyshortcuts={number < 10 ? `${number}` : undefined}
      keyHint={number < 10 ? `${number}` : undefined}
      onClick={press}
      picture={
        unit >= 0 ? (
          <UnitToken scene={scene} unit={unit} size={32} isPlain />
        ) : (
          <Icon of={iconOf(choiceIcon(choice.sample))} size={22} />
        )
      }
      name={choiceLabel(speaker, choice.sample)}
      detail={
        <>
          <SlotMarks slots={choice.slots} />
          {isTold ? detail.text : ''}
        </>
      }
    />
  );
}

/** Locked choices with their reasons. Checking every rule takes a moment, so they follow the legal ones. */
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
  readonly locked: LockedAction;
  onRule(text: string): void;
}) {
  return (
    <OptionTile
      className="hc-option"
      shut={scene.t('dock.locked')}
      onClick={() => onRule(`${locked.label}. ${locked.reason}`)}
      picture={<Icon of={lock} size={20} />}
      name={locked.label}
      detail={locked.reason}
    />
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
  const { speaker, selection, select, t } = scene;
  return (
    <MoreRow label={t('dock.next.option')} more={(n) => t('dock.beyond', { n })} className="hc-options">
      {facets.map((facet) => (
        <OptionTile
          key={facetKey(facet)}
          className="hc-option"
          onClick={() => select(pick(prompt, selection, facet))}
          picture={<Icon of={arrowRight} size={20} />}
          name={facetText(speaker, facet)}
        />
      ))}
    </MoreRow>
  );
}
