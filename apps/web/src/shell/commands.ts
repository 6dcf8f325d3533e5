import { useEffect } from 'react';
import { create } from 'zustand';

/** Command that a page adds to the palette. */
export interface PageCommand {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  readonly keys?: string | undefined;
  /** Whether it is listed only once something is typed. */
  readonly isFoundOnly?: boolean | undefined;
  readonly run: () => void;
}

/** Things of a page that the palette finds by name. */
export interface PageFinds {
  /** The game whose rules are found. */
  readonly game: string;
  /** Lists the things when the palette opens. */
  list(): readonly PageCommand[];
  /** Opens a rule by its number. */
  openRule(number: string): void;
}

interface PageEntries {
  readonly commands: readonly PageCommand[];
  readonly finds?: PageFinds | undefined;
}

export const usePageCommands = create<PageEntries>()(() => ({ commands: [] }));

/** Adds commands at the top of the palette while the page is mounted. */
export function useCommands(commands: readonly PageCommand[]): void {
  useEffect(() => {
    usePageCommands.setState({ commands });
    return () => usePageCommands.setState({ commands: [] });
  }, [commands]);
}

/** Lets the palette find things of the page while it is mounted. `finds` must be stable. */
export function useFinds(finds: PageFinds): void {
  useEffect(() => {
    usePageCommands.setState({ finds });
    return () => usePageCommands.setState({ finds: undefined });
  }, [finds]);
}
