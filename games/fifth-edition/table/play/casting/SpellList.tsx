import { Pressable } from '@tessera/ui';
import { useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { Delta } from '../../parts/Delta.tsx';
import { ConcentrationMark } from '../../parts/marks.tsx';
import { SlotTiles } from '../../parts/Pips.tsx';
import { matches } from '../matches.ts';
import { usePreviewed } from '../rest/previewed.ts';
import { usePerform } from '../usePerform.ts';
import { SpellCard } from './SpellCard.tsx';
import type { SlotCount, SpellBookView, SpellLevel, SpellLine } from './spellBook.ts';

interface SpellListProps {
  readonly book: SpellBookView;
  /** Shows only spells with these words in their name. */
  readonly search?: string | undefined;
}

/** Spells by level with their slots; one spell is open at a time. */
export function SpellList({ book, search = '' }: SpellListProps) {
  const { t } = useCharacter();
  const [open, setOpen] = useState<string>();
  const toggle = (id: string) => setOpen((before) => (before === id ? undefined : id));
  const row = { open, toggle, search };
  return (
    <div className="fe-spell-levels">
      {book.cantrips.length > 0 && (
        <SpellRow {...row} spells={book.cantrips} name={t('play.spells.cantrips')}>
          <span className="text-note text-muted">{t('play.spells.cantrips')}</span>
        </SpellRow>
      )}
      {book.levels.map((level) => (
        <SpellRow
          key={level.level}
          {...row}
          spells={level.spells}
          name={t('play.spells.level', { level: level.level })}
        >
          <LevelSlots level={level} />
        </SpellRow>
      ))}
    </div>
  );
}

interface SpellRowProps {
  readonly name: string;
  readonly spells: readonly SpellLine[];
  readonly search: string;
  readonly open: string | undefined;
  toggle(id: string): void;
  readonly children: React.ReactNode;
}

function SpellRow({ name, spells, search, open, toggle, children }: SpellRowProps) {
  const { t } = useCharacter();
  const [showsBook, setShowsBook] = useState(false);
  const found = spells.filter((spell) => matches(spell.name, search));
  const inBook = found.filter(({ isReady }) => !isReady);
  // A search also finds unprepared spells of the book.
  const shown = showsBook || search !== '' ? found : found.filter(({ isReady }) => isReady);
  const opened = shown.find(({ id }) => id === open);
  if (search !== '' && found.length === 0) return null;
  return (
    <div className="fe-spell-row border-t border-t-hairline/60 grid grid-cols-[5rem_minmax(0,1fr)] items-start min-h-8 py-1">
      <div className="fe-spell-slots flex flex-wrap items-center gap-x-1 min-h-6">{children}</div>
      <ul className="flex flex-wrap items-center gap-x-2.5 min-h-6" aria-label={name}>
        {shown.map((spell) => (
          <li key={spell.id}>
            <SpellName spell={spell} isOpen={spell === opened} onToggle={() => toggle(spell.id)} />
          </li>
        ))}
        {inBook.length > 0 && search === '' && (
          <li>
            <Pressable
              className={`${SPELL_NAME} text-muted`}
              aria-expanded={showsBook}
              onClick={() => setShowsBook(!showsBook)}
            >
              {t(showsBook ? 'play.spells.hideBook' : 'play.spells.inBook', { n: inBook.length })}
            </Pressable>
          </li>
        )}
      </ul>
      {opened && <SpellCard key={opened.id} spell={opened} onDone={() => toggle(opened.id)} />}
    </div>
  );
}

interface SpellNameProps {
  readonly spell: SpellLine;
  readonly isOpen: boolean;
  onToggle(): void;
}

function SpellName({ spell, isOpen, onToggle }: SpellNameProps) {
  const { t } = useCharacter();
  const { name, isAlways, isHeld, isReady, concentration, ritual } = spell;
  const look = [
    SPELL_NAME,
    'text-ink',
    isAlways && 'underline decoration-control underline-offset-[4px]',
    isHeld && 'fe-held',
    !isReady && 'text-muted',
  ];
  const marks = [
    isHeld ? t('play.spells.held') : concentration && t('play.spells.concentration'),
    ritual && t('play.spells.ritual'),
    isAlways && t('play.spells.alwaysMark'),
    !isReady && t('play.spells.unready'),
  ].filter((mark) => typeof mark === 'string');
  return (
    <Pressable className={look.filter(Boolean).join(' ')} aria-expanded={isOpen} onClick={onToggle}>
      <span lang="en">{name}</span>
      {concentration && <ConcentrationMark held={isHeld} />}
      {ritual && (
        <span className="px-[0.1875rem] border border-control rounded-chip text-muted leading-3.5" aria-hidden="true">
          {t('play.spells.ritualMark')}
        </span>
      )}
      {marks.length > 0 && <span className="sr-only">, {marks.join(', ')}</span>}
    </Pressable>
  );
}

/** The slots and pact slots of a level. */
function LevelSlots({ level: { level, slots, pact } }: { readonly level: SpellLevel }) {
  const { t } = useCharacter();
  return (
    <>
      <b className="w-3.5">{level}</b>
      {slots && <Slots count={slots} what={`slot.${level}`} label={t('play.spells.slotsOf', { level })} />}
      {pact && (
        <span className="inline-flex items-center gap-1">
          <Slots count={pact} what="pact" label={t('play.spells.pactOf', { level })} />
          <span className="text-note text-muted">{t('play.spells.pact')}</span>
        </span>
      )}
    </>
  );
}

interface SlotsProps {
  readonly count: SlotCount;
  /** Counter: `slot.3` or `pact`. */
  readonly what: string;
  readonly label: string;
}

function Slots({ count: { total, left }, what, label }: SlotsProps) {
  const { t } = useCharacter();
  const perform = usePerform();
  const previewed = usePreviewed(what);
  if (previewed) return <Delta before={previewed.before} after={previewed.after} />;
  const leftText = (by: number) => t('play.did.left', { what: label, left: left + by, total });
  return (
    <SlotTiles
      total={total}
      left={left}
      label={label}
      onSpend={() => left > 0 && perform(leftText(-1), { type: 'spend', what, amount: 1 })}
      onRegain={() => left < total && perform(leftText(1), { type: 'regain', what, amount: 1 })}
    />
  );
}

const SPELL_NAME =
  'fe-spell-name inline-flex items-center gap-1 min-h-6 text-note text-left ' +
  'hover:rounded-chip hover:bg-act-soft hover:shadow-[0_0_0_3px_var(--act-soft)] aria-expanded:rounded-chip ' +
  'aria-expanded:bg-act-soft aria-expanded:shadow-[0_0_0_3px_var(--act-soft)]';
