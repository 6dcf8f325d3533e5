import type { DerivedState } from '@tessera/fifth-edition';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useCharacter } from '../character/characterContext.ts';
import { useWhereabouts } from '../character/place.ts';
import { BuilderContext, type BuilderPlace } from './BuilderContext.ts';
import { Rail } from './Rail.tsx';
import { nextUnfinished, parentOf, type RailGroup, railOf, unfinishedEntries } from './rail.ts';
import { AllStep } from './steps/AllStep.tsx';
import { ChoiceStep } from './steps/ChoiceStep.tsx';
import { DetailsStep } from './steps/DetailsStep.tsx';
import { GearStep } from './steps/GearStep.tsx';
import { LevelsStep } from './steps/LevelsStep.tsx';
import { ScoresStep } from './steps/ScoresStep.tsx';
import { draftedKeys, useDrafts } from './steps/stepDrafts.ts';
import { type BuilderStep, isStep } from './steps/steps.ts';
import { focusFirst, useBuilderKeys } from './useBuilderKeys.ts';
import { useHelpText } from './useHelpText.ts';

const steps: Readonly<Record<BuilderStep, () => ReactNode>> = {
  '~scores': () => <ScoresStep />,
  '~gear': () => <GearStep />,
  '~levels': () => <LevelsStep />,
  '~details': () => <DetailsStep />,
};

/** Address of the page with all choices. */
const ALL = '~all';

/** Builder: a rail with all choices, the open choice, and a preview of its effects. */
export function BuilderScreen() {
  const character = useCharacter();
  const { t, sheet, go, undo: undoOne, canUndo } = character;
  const { at } = useWhereabouts();
  const groups = useMemo(() => railOf(t, character), [t, character]);
  const current = useCurrent(at, groups);
  const [isHelping] = useHelpText();
  const [undoable, setUndoable] = useState<readonly number[]>([]);

  const hasMoved = useRef(false);
  useEffect(() => {
    // After moving by keyboard, focus the first option.
    if (hasMoved.current && current !== '') focusFirst();
    hasMoved.current = false;
  }, [current]);
  const move = useCallback(
    (step: 1 | -1) => {
      const next = nextUnfinished(groups, current, step);
      if (next === undefined) return;
      hasMoved.current = true;
      go('build', next.key);
    },
    [groups, current, go],
  );
  const done = useCallback((actions: number) => {
    if (actions > 0) setUndoable((before) => [...before, actions]);
  }, []);
  const undo = useCallback(() => {
    const last = undoable.at(-1) ?? 1;
    setUndoable(undoable.slice(0, -1));
    const back = async () => {
      for (let i = 0; i < last; i++) await undoOne();
    };
    if (canUndo) void back();
  }, [undoable, undoOne, canUndo]);
  useBuilderKeys({ move, undo });

  const [drafts] = useDrafts(character.id);
  const drafted = useMemo(() => draftedKeys(drafts), [drafts]);
  const place: BuilderPlace = { groups, current, move, done, undo, canUndo };
  const choice = sheet.choices.find(({ key }) => key === current);
  return (
    <BuilderContext value={place}>
      <div className="fe-builder" data-help={isHelping}>
        <Rail t={t} groups={groups} current={current} drafted={drafted} />
        {current === ALL && <AllStep />}
        {isStep(current) && steps[current]()}
        {choice !== undefined && <ChoiceStep key={current} choice={choice} />}
      </div>
    </BuilderContext>
  );
}

/** Returns the open choice: that of the address (or its parent question), else the first unfinished one. */
function useCurrent(at: string | undefined, groups: readonly RailGroup[]): string {
  const { sheet } = useCharacter();
  // Keep the first unfinished choice open after it is answered when the address names none.
  const [first] = useState(() => unfinishedEntries(groups)[0]?.key ?? groups[0]?.entries[0]?.key ?? '~details');
  const wanted = at ?? first;
  if (wanted === ALL) return ALL;
  const asked = sheet.choices.find(({ key }) => key === wanted);
  if (asked === undefined) return isStep(wanted) ? wanted : (unfinishedEntries(groups)[0]?.key ?? '~details');
  return asked.state === 'orphaned' ? asked.key : headOf(sheet, asked.key);
}

function headOf(sheet: DerivedState, key: string): string {
  const above = parentOf(sheet, key);
  return above === undefined ? key : headOf(sheet, above.key);
}
