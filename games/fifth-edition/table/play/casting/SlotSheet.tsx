import { BottomSheet, SearchField, type SheetHeight, scrollable } from '@tessera/ui';
import { useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { SlotTiles } from '../../parts/Pips.tsx';
import { SpellList } from './SpellList.tsx';
import { type SpellBookView, spellBook } from './spellBook.ts';

/** Bottom sheet for phones: slots; pulled up, the spells; pulled further, a search. */
export function SlotSheet() {
  const { sheet, record, t } = useCharacter();
  const [height, setHeight] = useState<SheetHeight>('peek');
  const [search, setSearch] = useState('');
  const book = spellBook(sheet, record);
  if (!book.levels.some(({ slots, pact }) => slots ?? pact)) return null;
  const words = { peek: t('play.sheet.peek'), half: t('play.sheet.half'), full: t('play.sheet.full') };
  return (
    <BottomSheet
      label={t('play.sheet.title')}
      height={height}
      onHeight={setHeight}
      words={words}
      className="fe-slot-sheet"
    >
      {height === 'peek' ? (
        <SlotStrip book={book} />
      ) : (
        <div className="grid content-start gap-2 pt-1 px-3 pb-4">
          {height === 'full' && (
            <SearchField className="flex-[1_1_6rem]" label={t('play.search')} value={search} onChange={setSearch} />
          )}
          <SpellList book={book} search={height === 'full' ? search : ''} />
        </div>
      )}
    </BottomSheet>
  );
}

/** All slots in one line. Read-only, so that pulling the sheet up cannot spend one. */
function SlotStrip({ book }: { readonly book: SpellBookView }) {
  const { t } = useCharacter();
  const pools = book.levels.flatMap(({ level, slots, pact }) => [
    ...(slots ? [{ id: `slot.${level}`, name: t('play.sheet.level', { level }), ...slots }] : []),
    ...(pact ? [{ id: 'pact', name: t('play.sheet.pact', { level }), ...pact }] : []),
  ]);
  return (
    <ul
      ref={scrollable}
      className="fe-slot-strip flex justify-between gap-3 px-4 overflow-x-auto [&>li]:grid [&>li]:flex-none [&>li]:justify-items-center [&>li]:gap-1"
    >
      {pools.map(({ id, name, total, left }) => (
        <li key={id}>
          <SlotTiles total={total} left={left} label={name} />
          <span className="text-note text-muted" aria-hidden="true">
            {name}
          </span>
        </li>
      ))}
    </ul>
  );
}
