import { type CharacterDesk, useDesk } from '../desk/desk.ts';
import { SumLayer } from '../parts/SumLayer.tsx';
import { BesidePanels } from './BesidePanels.tsx';
import { ClassPicker } from './ClassPicker.tsx';
import { CommitCard, LevelDown } from './CommitCard.tsx';
import { LevelTable } from './LevelTable.tsx';
import { NewChoices } from './NewChoices.tsx';
import { HIGHEST_LEVEL } from './nextLevels.ts';
import { useChangeKeys } from './useChangeKeys.ts';
import { type LevelPlan, useLevelPlan } from './useLevelPlan.ts';

/** The next level before it is taken: what it changes, what it asks, and what another class would do. */
export function LevelUpScreen() {
  const desk = useDesk();
  const plan = useLevelPlan(desk);
  return plan === undefined ? <NoLevel desk={desk} /> : <Planned desk={desk} plan={plan} />;
}

function Planned({ desk, plan }: { readonly desk: CharacterDesk; readonly plan: LevelPlan }) {
  const { say, record } = desk;
  useChangeKeys(desk, plan.commit);
  return (
    <div className="fe-levelup">
      <section className="fe-panel fe-levelup-main" aria-label={say('levelup.what')}>
        <header className="fe-levelup-head">
          <h2 className="fe-levelup-title">{say('levelup.title', { level: record.levels.length + 1 })}</h2>
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

/** There is a last level, and there is a time before the first. */
function NoLevel({ desk }: { readonly desk: CharacterDesk }) {
  const { say, record, go, isReadOnly } = desk;
  useChangeKeys(desk);
  const isHighest = record.levels.length >= HIGHEST_LEVEL;
  const [text, to] = isHighest ? (['levelup.highest', 'sheet'] as const) : (['levelup.noClass', 'build'] as const);
  return (
    <div className="fe-levelup-none">
      <p>{say(text)}</p>
      <button
        type="button"
        className="fe-button fe-button-act"
        onClick={() => (to === 'build' ? go(to, 'class') : go(to))}
      >
        {say(`levelup.to.${to}`)}
      </button>
      {isHighest && !isReadOnly && <LevelDown />}
    </div>
  );
}
