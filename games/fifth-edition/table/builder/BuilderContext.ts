import { createContext, useContext } from 'react';
import type { RailGroup } from './rail.ts';

/** What the steps of the builder share. */
export interface BuilderPlace {
  readonly groups: readonly RailGroup[];
  readonly current: string;
  /** Opens the next (or previous) unfinished choice. */
  move(step: 1 | -1): void;
  /** Remembers that what was done last took so many actions, so that it can be undone as one. */
  done(actions: number): void;
  undo(): void;
  readonly canUndo: boolean;
}

export const BuilderContext = createContext<BuilderPlace | undefined>(undefined);

export function useBuilder(): BuilderPlace {
  const place = useContext(BuilderContext);
  if (place === undefined) throw new Error('useBuilder: there is no builder here');
  return place;
}
