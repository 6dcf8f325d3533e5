import { useId } from 'react';
import { useDesk } from '../desk/desk.ts';
import { hitPointsOf, type HitPointWay } from './nextLevels.ts';
import { StateMark } from './StateMark.tsx';
import type { LevelPlan } from './useLevelPlan.ts';

/** Hit points of the level: the fixed number, the match's die, or a die from a real table. */
export function HitPointsChoice({ plan }: { readonly plan: LevelPlan }) {
  const { say, isReadOnly } = useDesk();
  const { chosen, way, roll } = plan;
  const { die } = chosen.next;
  const con = chosen.sheet.abilities.CON.modifier;
  const gain = hitPointsOf(die, con);
  const now = chosen.sheet.hitPoints.max.value - (typeof way === 'object' ? Math.max(1, way.rolled + con) : gain.fixed);
  const entered = typeof way === 'object' ? way.rolled : undefined;
  const options: readonly (readonly [string, string, HitPointWay])[] = [
    ['fixed', say('levelup.hitPoints.fixed', { n: die / 2 + 1 }), 'fixed'],
    ['roll', say('levelup.hitPoints.roll'), 'roll'],
    ['entered', say('levelup.hitPoints.entered'), { rolled: entered ?? die / 2 + 1 }],
  ];
  const current = typeof way === 'object' ? 'entered' : way;
  return (
    <li className="fe-c-ask">
      <StateMark state="made" />
      <span>
        <b>{say('levelup.hitPoints.name')}</b>
        <br />
        <span className="fe-small">
          {current === 'entered'
            ? say('levelup.hitPoints.chosen', { n: chosen.sheet.hitPoints.max.value - now })
            : say('levelup.hitPoints.range', { least: now + gain.least, most: now + gain.most })}
        </span>
      </span>
      <span className="fe-c-seg" role="group" aria-label={say('levelup.hitPoints.name')}>
        {options.map(([id, label, next]) => (
          <button key={id} type="button" aria-pressed={id === current} disabled={isReadOnly} onClick={() => roll(next)}>
            {label}
          </button>
        ))}
      </span>
      {entered !== undefined && <EnteredDie die={die} value={entered} onChange={(rolled) => roll({ rolled })} />}
    </li>
  );
}

interface EnteredDieProps {
  readonly die: number;
  readonly value: number;
  onChange(rolled: number): void;
}

function EnteredDie({ die, value, onChange }: EnteredDieProps) {
  const { say } = useDesk();
  const id = useId();
  return (
    <span className="fe-c-entered">
      <label htmlFor={id}>{say('levelup.hitPoints.enteredLabel', { die })}</label>
      <select id={id} className="fe-c-select" value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {Array.from({ length: die }, (_, index) => (
          <option key={index} value={index + 1}>
            {index + 1}
          </option>
        ))}
      </select>
    </span>
  );
}
