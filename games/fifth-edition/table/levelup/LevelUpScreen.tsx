import { Button } from '@tessera/ui';
import { useMemo } from 'react';
import { type CharacterContext, useCharacter } from '../character/characterContext.ts';
import { SumLayer } from '../parts/sum/SumLayer.tsx';
import { type SumLane, SumLanes } from '../parts/sum/sumLanes.ts';
import { BesidePanels } from './BesidePanels.tsx';
import { ClassPicker } from './ClassPicker.tsx';
import { CommitCard, LevelDown } from './CommitCard.tsx';
import { LevelTable } from './LevelTable.tsx';
import { NewChoices } from './NewChoices.tsx';
import { HIGHEST_LEVEL } from './nextLevels.ts';
import { useChangeKeys } from './useChangeKeys.ts';
import { type LevelPlan, useLevelPlan } from './useLevelPlan.ts';

/** Preview of the next level: changes, questions, and a comparison with another class. */
export function LevelUpScreen() {
  const character = useCharacter();
  const plan = useLevelPlan(character);
  return plan === undefined ? <NoLevel character={character} /> : <Planned character={character} plan={plan} />;
}

function Planned({ character, plan }: { readonly character: CharacterContext; readonly plan: LevelPlan }) {
  const { t, record } = character;
  useChangeKeys(character, plan.commit);
  const lanes = useMemo(() => sumLanesOf(character, plan), [character, plan]);
  return (
    <div className="fe-levelup">
      <section className="panel min-w-0 p-4 max-[600px]:p-3 fe-levelup-main" aria-label={t('levelup.what')}>
        <header className="flex flex-wrap items-center gap-y-2 gap-x-4 mb-3">
          <h2 className="font-title font-semibold text-title leading-8">
            {t('levelup.title', { level: record.levels.length + 1 })}
          </h2>
          <ClassPicker plan={plan} />
        </header>
        <SumLanes value={lanes}>
          <LevelTable plan={plan} />
        </SumLanes>
      </section>
      <div className="grid gap-4 min-w-0 max-[1100px]:contents">
        <NewChoices plan={plan} />
        <BesidePanels plan={plan} />
        <CommitCard plan={plan} />
      </div>
      <SumLanes value={lanes}>
        <SumLayer />
      </SumLanes>
    </div>
  );
}

/** Returns the current sheet and the sheet of each lane, up to the number that fits side by side. */
function sumLanesOf({ t, sheet }: CharacterContext, { chosen, lanes }: LevelPlan): SumLane[] {
  const ahead = lanes.slice(0, MAX_LANES).map((lane) => ({
    name: t('levelup.classLevel', { class: lane.next.name, level: lane.next.level }),
    sheet: lane.sheet,
    isChosen: lane === chosen,
  }));
  return [{ name: t('levelup.now'), sheet }, ...ahead];
}
const MAX_LANES = 3;

/** Message when no level is available: at the highest level, or before the first class. */
function NoLevel({ character }: { readonly character: CharacterContext }) {
  const { t, record, go, isReadOnly } = character;
  useChangeKeys(character);
  const isHighest = record.levels.length >= HIGHEST_LEVEL;
  const [text, to] = isHighest ? (['levelup.highest', 'sheet'] as const) : (['levelup.noClass', 'build'] as const);
  return (
    <div className="grid gap-4 justify-items-center my-16 mx-4 text-center">
      <p>{t(text)}</p>
      <Button small tone="act" onClick={() => (to === 'build' ? go(to, 'class') : go(to))}>
        {t(`levelup.to.${to}`)}
      </Button>
      {isHighest && !isReadOnly && <LevelDown />}
    </div>
  );
}
