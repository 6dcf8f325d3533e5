import { useEffect } from 'react';
import { type CharacterDesk, useDesk } from '../desk/desk.ts';
import { SumLayer } from '../parts/index.ts';
import { BesidePanels } from './BesidePanels.tsx';
import { ClassPicker } from './ClassPicker.tsx';
import { CommitCard } from './CommitCard.tsx';
import { LevelTable } from './LevelTable.tsx';
import { NewChoices } from './NewChoices.tsx';
import { HIGHEST_LEVEL } from './nextLevels.ts';
import { type LevelPlan, useLevelPlan } from './useLevelPlan.ts';

/** The next level before it is taken: what it changes, what it asks, and what another class would do. */
export function LevelUpScreen() {
  const desk = useDesk();
  const plan = useLevelPlan(desk);
  return plan === undefined ? <NoLevel desk={desk} /> : <Planned desk={desk} plan={plan} />;
}

function Planned({ desk, plan }: { readonly desk: CharacterDesk; readonly plan: LevelPlan }) {
  const { say, record } = desk;
  useKeys(desk, plan);
  return (
    <div className="fe-levelup">
      <section className="fe-panel fe-levelup-main" aria-label={say('levelup.what')}>
        <header className="fe-levelup-head">
          <h1 className="fe-levelup-title">{say('levelup.title', { level: record.levels.length + 1 })}</h1>
          <ClassPicker plan={plan} />
        </header>
        <LevelTable plan={plan} />
      </section>
      <div className="fe-levelup-side">
        <NewChoices plan={plan} />
        <BesidePanels plan={plan} />
        <CommitCard plan={plan} />
      </div>
      <SumLayer />
    </div>
  );
}

/** Enter takes the level, U takes it back; not while something else has the keys. */
function useKeys(desk: CharacterDesk, { commit }: LevelPlan): void {
  useEffect(() => {
    if (desk.isReadOnly) return;
    const press = (event: KeyboardEvent) => {
      const isBusy = event.target instanceof Element && event.target.closest('button, a, input, select, textarea, summary, dialog');
      if (isBusy || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.key === 'Enter') void commit();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [desk, commit]);
}

function NoLevel({ desk }: { readonly desk: CharacterDesk }) {
  const { say, record, go } = desk;
  const isHighest = record.levels.length >= HIGHEST_LEVEL;
  return (
    <div className="fe-levelup-none">
      <p>{say(isHighest ? 'levelup.highest' : 'levelup.noClass')}</p>
      {!isHighest && (
        <button type="button" className="fe-button fe-button-act" onClick={() => go('build', 'class')}>
          {say('levelup.toBuild')}
        </button>
      )}
    </div>
  );
}
