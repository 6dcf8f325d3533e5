import { BottomSheet, type SheetHeight, scrollable } from '@tessera/ui';
import { useState } from 'react';
import { useDesk } from '../desk/desk.ts';
import { SlotTiles } from '../parts/Pips.tsx';
import { SearchField } from '../parts/SearchField.tsx';
import { SpellList } from './SpellList.tsx';
import { type SpellBook, spellBook } from './spellBook.ts';

/** On a phone, the slots at the foot of the screen; pulled up, the spells that they are for; higher still, a search. */
export function SlotSheet() {
  const { sheet, record, say } = useDesk();
  const [height, setHeight] = useState<SheetHeight>('peek');
  const [search, setSearch] = useState('');
  const book = spellBook(sheet, record);
  if (!book.levels.some(({ slots, pact }) => slots ?? pact)) return null;
  const words = { peek: say('play.sheet.peek'), half: say('play.sheet.half'), full: say('play.sheet.full') };
  return (
    <BottomSheet
      label={say('play.sheet.title')}
      height={height}
      onHeight={setHeight}
      words={words}
      className="fe-slot-sheet"
    >
      {height === 'peek' ? (
        <SlotStrip book={book} />
      ) : (
        <div className="fe-sheet-spells">
          {height === 'full' && (
            <SearchField className="fe-play-input" label={say('play.search')} search={search} onSearch={setSearch} />
          )}
          <SpellList book={book} search={height === 'full' ? search : ''} />
        </div>
      )}
    </BottomSheet>
  );
}

/** All slots in one line. They are only looked at here: a thumb that pulls the sheet up must not spend one. */
function SlotStrip({ book }: { readonly book: SpellBook }) {
  const { say } = useDesk();
  const pools = book.levels.flatMap(({ level, slots, pact }) => [
    ...(slots ? [{ id: `slot.${level}`, name: say('play.sheet.level', { level }), ...slots }] : []),
    ...(pact ? [{ id: 'pact', name: say('play.sheet.pact', { level }), ...pact }] : []),
  ]);
  return (
    <ul ref={scrollable} className="fe-slot-strip">
      {pools.map(({ id, name, total, left }) => (
        <li key={id}>
          <SlotTiles total={total} left={left} label={name} />
          <span className="fe-small" aria-hidden="true">
            {name}
          </span>
        </li>
      ))}
    </ul>
  );
}
