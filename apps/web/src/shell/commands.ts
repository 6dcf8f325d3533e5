import { useEffect } from 'react';
import { create } from 'zustand';

/** Something the palette offers besides the pages. */
export interface PageCommand {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  readonly keys?: string | undefined;
  readonly run: () => void;
}

export const usePageCommands = create<{ readonly commands: readonly PageCommand[] }>()(() => ({ commands: [] }));

/** Offers these in the palette, first, for as long as the page is on screen. */
export function useCommands(commands: readonly PageCommand[]): void {
  useEffect(() => {
    usePageCommands.setState({ commands });
    return () => usePageCommands.setState({ commands: [] });
  }, [commands]);
}
