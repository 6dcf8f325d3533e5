import { useDesk } from '../desk/desk.ts';
import { SearchField } from '../parts/SearchField.tsx';

interface ShelvesProps<Shelf extends string> {
  readonly search: string;
  onSearch(search: string): void;
  readonly shelves: readonly Shelf[];
  /** The one that is open; nothing is all of them. */
  readonly shelf: Shelf | undefined;
  onShelf(shelf: NoInfer<Shelf> | undefined): void;
  nameOf(shelf: NoInfer<Shelf>): string;
}

/** A search over a catalogue, and its shelves to choose from. */
export function Shelves<Shelf extends string>(props: ShelvesProps<Shelf>) {
  const { search, onSearch, shelves, shelf, onShelf, nameOf } = props;
  const { say } = useDesk();
  return (
    <div className="fe-shelves">
      <SearchField className="fe-play-input" label={say('play.search')} search={search} onSearch={onSearch} />
      <fieldset className="fe-shelf-list" aria-label={say('play.shelves')}>
        <Chip name={say('play.all')} isOn={shelf === undefined} onPick={() => onShelf(undefined)} />
        {shelves.map((each) => (
          <Chip key={each} name={nameOf(each)} isOn={shelf === each} onPick={() => onShelf(each)} />
        ))}
      </fieldset>
    </div>
  );
}

function Chip({ name, isOn, onPick }: { readonly name: string; readonly isOn: boolean; onPick(): void }) {
  return (
    <button type="button" className="fe-play-pill" aria-pressed={isOn} onClick={onPick}>
      {name}
    </button>
  );
}
