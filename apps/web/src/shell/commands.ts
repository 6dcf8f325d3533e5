import { useEffect } from 'react';
import { create } from 'zustand';

/** Command that a page adds to the palette. */
export interface PageCommand {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  readonly keys?: string | undefined;
  readonly run: () => void;
}

export const usePageCommands = create<{ readonly commands: readonly PageCommand[] }>()(() => ({ commands: [] }));

/** Adds commands at the top of the palette while the page is mounted. */
export function useCommands(commands: readonly PageCommand[]): void {
  useEffect(() => {
    usePageCommands.setState({ commands });
    return () => usePageCommands.setState({ commands: [] });
  }, [commands]);
}
