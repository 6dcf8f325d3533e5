import { useDesk } from '../desk/desk.ts';

/** The saved record as JSON. */
export function RecordTab() {
  const { record } = useDesk();
  return <pre className="text-note whitespace-pre-wrap">{JSON.stringify(record, undefined, 2)}</pre>;
}
