import { create } from 'zustand';

/** The open rulebook panel of a table. */
interface Reading {
  readonly isOpen: boolean;
  /** The numbers of the sections read, the shown one last. Empty on the first page. */
  readonly path: readonly string[];
}

/** The rulebook panel beside the table. One per window, because a window shows one table. */
export const useReading = create<Reading>()(() => ({ isOpen: false, path: [] }));

/** Opens the panel at a section; without a number at the first page. */
export function openRule(number?: string): void {
  useReading.setState(({ path }) => ({ isOpen: true, path: number === undefined ? [] : [...path, number] }));
}

/** Shows the section that was read before, or the first page. */
export function goBack(): void {
  useReading.setState(({ path }) => ({ path: path.slice(0, -1) }));
}

/** Closes the panel and forgets the open section. */
export function closeRules(): void {
  useReading.setState({ isOpen: false, path: [] });
}
