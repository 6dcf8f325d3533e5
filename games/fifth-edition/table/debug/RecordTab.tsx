import { useDesk } from '../desk/desk.ts';

/** What is saved of the character, as it is. */
export function RecordTab() {
  const { record } = useDesk();
  return <pre className="text-note whitespace-pre-wrap">{JSON.stringify(record, undefined, 2)}</pre>;
}
