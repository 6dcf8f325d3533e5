import { Pill, SearchField } from '@tessera/ui';
import { useCharacter } from '../../character/characterContext.ts';

interface ShelvesProps<Shelf extends string> {
  readonly search: string;
  onSearch(search: string): void;
  readonly shelves: readonly Shelf[];
  /** The open category; undefined for all. */
  readonly shelf: Shelf | undefined;
  onShelf(shelf: NoInfer<Shelf> | undefined): void;
  nameOf(shelf: NoInfer<Shelf>): string;
}

/** Search field and category filter of a catalogue. */
export function Shelves<Shelf extends string>(props: ShelvesProps<Shelf>) {
  const { search, onSearch, shelves, shelf, onShelf, nameOf } = props;
  const { t } = useCharacter();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-body leading-5">
      <SearchField className="flex-[1_1_6rem]" label={t('play.search')} value={search} onChange={onSearch} />
      <fieldset className="flex flex-wrap items-center gap-2" aria-label={t('play.shelves')}>
        <Chip name={t('play.all')} isOn={shelf === undefined} onPick={() => onShelf(undefined)} />
        {shelves.map((each) => (
          <Chip key={each} name={nameOf(each)} isOn={shelf === each} onPick={() => onShelf(each)} />
        ))}
      </fieldset>
    </div>
  );
}

function Chip({ name, isOn, onPick }: { readonly name: string; readonly isOn: boolean; onPick(): void }) {
  return (
    <Pill pressed={isOn} onClick={onPick}>
      {name}
    </Pill>
  );
}
