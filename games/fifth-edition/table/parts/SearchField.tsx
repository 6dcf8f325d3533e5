import { useId } from 'react';

interface SearchFieldProps {
  /** Read aloud, and shown while the field is empty. */
  readonly label: string;
  readonly className: string;
  readonly search: string;
  onSearch(search: string): void;
}

/** A field to search a list with. */
export function SearchField({ label, className, search, onSearch }: SearchFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="fe-hidden">
        {label}
      </label>
      <input
        id={id}
        type="search"
        className={className}
        placeholder={label}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
    </>
  );
}
