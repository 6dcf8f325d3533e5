import { SegmentedControl } from '@tessera/ui';
import { useId } from 'react';
import { useCharacter } from '../character/characterContext.ts';
import { type HitPointWay, hitPointsOf } from './nextLevels.ts';
import { StateMark } from './StateMark.tsx';
import type { LevelPlan } from './useLevelPlan.ts';
import { upTo } from './withPlaces.ts';

const WAYS = ['fixed', 'roll', 'entered'] as const;
type WayId = (typeof WAYS)[number];

/** Hit points of the level: fixed, rolled by the match, or rolled at a real table. */
export function HitPointsChoice({ plan }: { readonly plan: LevelPlan }) {
  const { t, isReadOnly } = useCharacter();
  const { chosen, way, roll } = plan;
  const { die } = chosen.next;
  const con = chosen.sheet.abilities.CON.modifier;
  const gain = hitPointsOf(die, con);
  const now = chosen.sheet.hitPoints.max.value - (typeof way === 'object' ? Math.max(1, way.rolled + con) : gain.fixed);
  const entered = typeof way === 'object' ? way.rolled : undefined;
  const ways: Readonly<Record<WayId, HitPointWay>> = {
    fixed: 'fixed',
    roll: 'roll',
    entered: { rolled: entered ?? die / 2 + 1 },
  };
  const current: WayId = typeof way === 'object' ? 'entered' : way;
  return (
    <li className="fe-c-ask">
      <StateMark state="made" />
      <span>
        <b>{t('levelup.hitPoints.name')}</b>
        <br />
        <span className="text-note text-muted">
          {current === 'entered'
            ? t('levelup.hitPoints.chosen', { n: chosen.sheet.hitPoints.max.value - now })
            : t('levelup.hitPoints.range', { least: now + gain.least, most: now + gain.most })}
        </span>
      </span>
      <SegmentedControl
        label={t('levelup.hitPoints.name')}
        options={WAYS.map((id) => ({ value: id, label: t(`levelup.hitPoints.${id}`, { n: die / 2 + 1 }) }))}
        value={current}
        idle={isReadOnly}
        onChange={(id) => roll(ways[id])}
      />
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
  const { t } = useCharacter();
  const id = useId();
  return (
    <span className="fe-c-entered">
      <label htmlFor={id}>{t('levelup.hitPoints.enteredLabel', { die })}</label>
      <select id={id} className="fe-c-select" value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {upTo(die).map((face) => (
          <option key={face} value={face}>
            {face}
          </option>
        ))}
      </select>
    </span>
  );
}
