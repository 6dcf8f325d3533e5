import { useCharacter } from '../character/characterContext.ts';

/** The saved record as JSON. */
export function RecordTab() {
  const { record } = useCharacter();
  return <pre className="text-note whitespace-pre-wrap">{JSON.stringify(record, undefined, 2)}</pre>;
}
