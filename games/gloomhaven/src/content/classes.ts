import { recordsOf } from './lookup.ts';

/** The classes that anybody may play from the start. R 16.8 */
export function startingClasses(): readonly string[] {
  return [...recordsOf('class').keys()].filter((id) => !isSealed(id));
}

/** The classes in closed boxes, by the symbols on them. R 16.9 */
export function sealedClasses(): readonly string[] {
  return [...recordsOf('class').keys()].filter(isSealed);
}

/** Whether a class is in a closed box until something in a campaign opens it. */
export function isSealed(id: string): boolean {
  return recordsOf('class').get(id)?.unlockEvent !== undefined;
}
