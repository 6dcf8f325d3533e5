import { descriptionKey } from '@tessera/fifth-edition';
import { SegmentedControl } from '@tessera/ui';
import { useId } from 'react';
import { useCharacter } from '../character/characterContext.ts';
import { ReadMore } from '../parts/description/ReadMore.tsx';
import type { NextLevel } from './nextLevels.ts';
import type { LevelPlan } from './useLevelPlan.ts';

/** Select for the class of the level, and for the class to compare with. */
export function ClassPicker({ plan }: { readonly plan: LevelPlan }) {
  const { t } = useCharacter();
  const { nexts, chosen, other, pick, compare } = plan;
  const held = nexts.filter(({ isNew }) => !isNew);
  const fresh = nexts.filter(({ isNew }) => isNew);
  const firstOther = nexts.find((next) => next !== chosen.next);
  return (
    <>
      <SegmentedControl
        label={t('levelup.nextClass')}
        options={held.map((next) => ({
          value: next.class,
          label: t('levelup.classLevel', { class: next.name, level: next.level }),
        }))}
        value={chosen.next.class}
        onChange={pick}
      >
        <ClassSelect
          label={t('levelup.newClass')}
          nexts={fresh}
          value={chosen.next.isNew ? chosen.next.class : ''}
          empty={t('levelup.newClass')}
          onChange={(className) => className !== '' && pick(className)}
        />
      </SegmentedControl>
      <ReadMore of={[descriptionKey('class', chosen.next.class)]} name={chosen.next.name} key={chosen.next.class} />
      <div className="flex flex-wrap items-center gap-2 ml-auto max-[600px]:ml-0">
        <label className="fe-c-check">
          <input
            type="checkbox"
            checked={other !== undefined}
            onChange={(event) => compare(event.target.checked ? firstOther?.class : undefined)}
          />
          <span>
            <b>{t('levelup.whatIf')}</b> <span className="text-note text-muted">{t('levelup.whatIfHint')}</span>
          </span>
        </label>
        {other !== undefined && (
          <ClassSelect
            label={t('levelup.whatIfClass')}
            nexts={nexts.filter((next) => next !== chosen.next)}
            value={other.next.class}
            onChange={compare}
          />
        )}
      </div>
    </>
  );
}

interface ClassSelectProps {
  readonly label: string;
  readonly nexts: readonly NextLevel[];
  readonly value: string;
  /** Label of the empty option, where no class may be chosen. */
  readonly empty?: string | undefined;
  onChange(className: string): void;
}

function ClassSelect({ label, nexts, value, empty, onChange }: ClassSelectProps) {
  const { t } = useCharacter();
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        className="fe-c-select"
        data-chosen={value !== '' && empty !== undefined ? '' : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {nexts.map((next) => (
          <option key={next.class} value={next.class}>
            {`${t('levelup.classLevel', { class: next.name, level: next.level })}${next.reasons.length > 0 ? ' ▲' : ''}`}
          </option>
        ))}
      </select>
    </>
  );
}
