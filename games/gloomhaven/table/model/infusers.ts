import { ELEMENTS, type Element, type FigureId } from '@tessera/gloomhaven/selectors';
import { standingEntries, type TableEntry } from '@tessera/table';

/**
 * Returns the figure that infused each element last, from the log. Elements consumed since or set by a scenario have
 * none. R 10.2, 10.3
 */
export function infusersOf(log: readonly TableEntry[]): ReadonlyMap<Element, FigureId> {
  const infusers = new Map<Element, FigureId>();
  /** Elements infused in the current turn, which become strong at its end. */
  const coming = new Set<Element>();
  for (const { events } of standingEntries(log)) {
    for (const { type, element: name, figure } of events) {
      const element = ELEMENTS.find((one) => one === name);
      if (element === undefined) continue;
      if (type === 'infused' && typeof figure === 'number') {
        infusers.set(element, figure);
        coming.add(element);
      } else if (!coming.has(element)) infusers.delete(element);
      else if (type === 'element') coming.delete(element);
    }
  }
  return infusers;
}
