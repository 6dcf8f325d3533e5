import type { CharacterRecord, DerivedState } from '@tessera/fifth-edition';
import { explain } from '@tessera/fifth-edition';

/** Returns a file with one case for `tessera sheet compare`: this character and the value at a path. */
export function testCaseText(record: CharacterRecord, sheet: DerivedState, path: string): string | undefined {
  const explained = explain(sheet, path);
  if (!explained.ok) return undefined;
  const id = path.replace(/[^\w-]+/g, '-');
  const title = `${path} of ${record.name || 'somebody'}`;
  const sheets = [{ id, title, given: { record }, expected: { [path]: explained.explanation.value } }];
  return `${JSON.stringify({ sheets }, undefined, 2)}\n`;
}
