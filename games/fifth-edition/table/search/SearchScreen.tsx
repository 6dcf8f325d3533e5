import { Button, EmptyState, PressRow, TextField } from '@tessera/ui';
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { useCharacter } from '../character/characterContext.ts';
import { Description } from '../parts/description/Description.tsx';
import { useDescriptions } from '../parts/description/useDescriptions.ts';
import { Filters } from './Filters.tsx';
import { type SearchEntry, searchEntries } from './searchEntries.ts';
import { isFiltering, type SearchFilters, searchIn } from './searchIn.ts';

/** Limit of displayed results. */
const MAX_SHOWN = 40;

/** Search over the rulebook by name and text. Descriptions load when the screen opens. */
export function SearchScreen() {
  const { t, rulebook } = useCharacter();
  const descriptions = useDescriptions();
  const [typed, setTyped] = useState('');
  const [filters, setFilters] = useState<SearchFilters>({});
  const [most, setMost] = useState(MAX_SHOWN);
  const words = useDeferredValue(typed);
  const entries = useMemo(
    () => (descriptions === undefined ? undefined : searchEntries(rulebook, descriptions, t)),
    [rulebook, descriptions, t],
  );
  const found = useMemo(
    () => (entries === undefined ? [] : searchIn(entries, words, filters)),
    [entries, words, filters],
  );
  const list = useRef<HTMLUListElement>(null);
  const isAsked = typed.trim() !== '' || isFiltering(filters);
  const clear = () => {
    setTyped('');
    setFilters({});
  };
  const search = (text: string) => {
    setTyped(text);
    setMost(MAX_SHOWN);
  };
  return (
    <search
      aria-label={t('screen.search')}
      className="mx-auto flex w-full max-w-[60rem] flex-col gap-4 p-4"
      onKeyDown={(event) => moveThrough(event, list.current)}
    >
      <TextField
        type="search"
        label={t('search.label')}
        hint={t('search.hint')}
        value={typed}
        onChange={search}
        maxLength={200}
      />
      <Filters filters={filters} onChange={setFilters} />
      <p role="status" className="m-0 text-note text-muted">
        {entries !== undefined && isAsked && t('search.found', { n: found.length })}
      </p>
      {entries === undefined && (
        <EmptyState drawing="loading" title={t('search.loading')} text={t('search.loadingText')} />
      )}
      {entries !== undefined && !isAsked && (
        <EmptyState drawing="nothing" title={t('search.start')} text={t('search.startText')} />
      )}
      {entries !== undefined && isAsked && found.length === 0 && (
        <EmptyState
          drawing="nothing"
          title={t('search.nothing')}
          text={t('search.nothingText')}
          action={<Button onClick={clear}>{t('search.clear')}</Button>}
        />
      )}
      <ul ref={list} className="m-0 flex list-none flex-col gap-1 p-0" aria-label={t('search.results')}>
        {found.slice(0, most).map((entry) => (
          <Found key={entry.key} entry={entry} />
        ))}
      </ul>
      {found.length > most && (
        <Button onClick={() => setMost(most + MAX_SHOWN)}>{t('search.more', { n: found.length - most })}</Button>
      )}
    </search>
  );
}

/** A search result that expands to its description. */
function Found({ entry }: { readonly entry: SearchEntry }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { t } = useCharacter();
  const line = useLine(entry);
  return (
    <li className="rounded-control border border-hairline bg-surface">
      <PressRow
        data-found=""
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={FOUND}
      >
        <b lang="en">{entry.name}</b>
        <span className="text-note text-muted">{line}</span>
      </PressRow>
      <div id={id} hidden={!isOpen} className="px-3 pt-2 pb-3">
        {isOpen && <Description of={entry.key} otherwise={entry.summary || t('sheet.noSummary')} />}
      </div>
    </li>
  );
}

/** Formats the subtitle: "Level 3 Evocation, concentration"; "Fighter"; "Item". */
function useLine({ kind, from, spell }: SearchEntry): string {
  const { t } = useCharacter();
  if (spell === undefined) return [t(`search.kind.${kind}`), from].filter((part) => part !== '').join(', ');
  const { level, school, ritual, concentration, time } = spell;
  return [
    t(level === 0 ? 'play.spells.cantripOf' : 'play.spells.levelOf', {
      level,
      school: t(`words.school.${school}`),
    }),
    t(`search.time.${time}`),
    ...(ritual ? [t('search.ritual')] : []),
    ...(concentration ? [t('search.concentration')] : []),
  ].join(', ');
}

/** Moves the focus by arrow keys between the search field and the results. */
function moveThrough(event: KeyboardEvent, list: HTMLUListElement | null): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined || list === null || event.target instanceof HTMLSelectElement) return;
  const buttons = [...list.querySelectorAll<HTMLElement>('[data-found]')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  if (at < 0 && by < 0) return;
  event.preventDefault();
  const field = list.closest('search')?.querySelector('input');
  if (at + by < 0) field?.focus();
  else buttons[Math.min(at + by, buttons.length - 1)]?.focus();
}

const FOUND = 'flex min-h-target flex-wrap content-center items-baseline justify-between gap-x-4 px-3 py-2';
