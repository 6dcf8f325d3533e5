import { recordsOf } from './recordMaps.ts';

/** Returns the classes available from the start. R 16.8 */
export function startingClasses(): readonly string[] {
  return [...recordsOf('class').keys()].filter((id) => !isSealed(id));
}

/** Returns the locked classes by the symbols on their boxes. R 16.9 */
export function sealedClasses(): readonly string[] {
  return [...recordsOf('class').keys()].filter(isSealed);
}

/** Checks whether a class is locked until a campaign opens its box. */
export function isSealed(id: string): boolean {
  return recordsOf('class').get(id)?.unlockEvent !== undefined;
}
