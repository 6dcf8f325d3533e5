import type { TranslateFn } from '@tessera/text';
import { Button, Select, type SelectOption } from '@tessera/ui';
import { useMemo } from 'react';
import { useCharacter } from '../character/characterContext.ts';
import { CASTING_TIMES, SEARCH_KINDS } from './searchEntries.ts';
import type { SearchFilters } from './searchIn.ts';

interface FiltersProps {
  readonly filters: SearchFilters;
  onChange(filters: SearchFilters): void;
}

/** Value for no filter. */
const ANY = '';
const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Filters of the search: kind, and for spells level, school, class, casting time, ritual, concentration. */
export function Filters({ filters, onChange }: FiltersProps) {
  const { t, rulebook } = useCharacter();
  const { schools, lists } = useMemo(() => {
    const spells = [...rulebook.spells.values()].map(({ record }) => record);
    return {
      schools: [...new Set(spells.map(({ school }) => school))].toSorted(),
      lists: [...new Set(spells.flatMap((spell) => spell.lists))].toSorted(),
    };
  }, [rulebook]);
  const set = (change: SearchFilters) => onChange({ ...filters, ...change });
  return (
    <fieldset className="m-0 flex flex-wrap items-end gap-3 border-0 p-0" aria-label={t('search.filters')}>
      <One
        name="kind"
        options={SEARCH_KINDS.map((value) => ({ value, label: t(`search.kind.${value}`) }))}
        value={filters.kind}
        t={t}
        onChange={(value) => set({ kind: SEARCH_KINDS.find((kind) => kind === value) })}
      />
      <One
        name="level"
        options={LEVELS.map((level) => ({
          value: String(level),
          label: level === 0 ? t('search.ordinal.0') : t('search.facet.level', { level }),
        }))}
        value={filters.level === undefined ? undefined : String(filters.level)}
        t={t}
        onChange={(value) => set({ level: value === undefined ? undefined : Number(value) })}
      />
      <One
        name="school"
        options={schools.map((value) => ({ value, label: t(`words.school.${value}`) }))}
        value={filters.school}
        t={t}
        onChange={(school) => set({ school })}
      />
      <One
        name="list"
        options={lists.map((value) => ({ value, label: rulebook.classes.get(value)?.record.name ?? value }))}
        value={filters.list}
        t={t}
        onChange={(list) => set({ list })}
      />
      <One
        name="time"
        options={CASTING_TIMES.map((value) => ({ value, label: t(`search.time.${value}`) }))}
        value={filters.time}
        t={t}
        onChange={(value) => set({ time: CASTING_TIMES.find((time) => time === value) })}
      />
      <Button pressed={filters.ritual === true} onClick={() => set({ ritual: filters.ritual !== true })}>
        {t('search.ritual')}
      </Button>
      <Button
        pressed={filters.concentration === true}
        onClick={() => set({ concentration: filters.concentration !== true })}
      >
        {t('search.concentration')}
      </Button>
    </fieldset>
  );
}

interface OneProps {
  readonly name: 'kind' | 'level' | 'school' | 'list' | 'time';
  readonly options: readonly SelectOption<string>[];
  readonly value: string | undefined;
  readonly t: TranslateFn;
  onChange(value: string | undefined): void;
}

function One({ name, options, value, t, onChange }: OneProps) {
  return (
    <div className="min-w-32 flex-1">
      <Select
        label={t(`search.filter.${name}`)}
        options={[{ value: ANY, label: t('search.any') }, ...options]}
        value={value ?? ANY}
        onChange={(chosen) => onChange(chosen === ANY ? undefined : chosen)}
      />
    </div>
  );
}
