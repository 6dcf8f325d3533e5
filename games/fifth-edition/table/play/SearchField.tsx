import { useId } from 'react';
import { useDesk } from '../desk/desk.ts';

interface SearchFieldProps {
  readonly search: string;
  onSearch(search: string): void;
}

/** A field to search a list with; its name is read aloud and stands in it while it is empty. */
export function SearchField({ search, onSearch }: SearchFieldProps) {
  const { say } = useDesk();
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="fe-hidden">
        {say('play.search')}
      </label>
      <input
        id={id}
        type="search"
        className="fe-play-input"
        placeholder={say('play.search')}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
    </>
  );
}
