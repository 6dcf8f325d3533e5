import { createContext, useContext } from 'react';
import type { RailGroup } from './rail.ts';

/** State shared by the steps of the builder. */
export interface BuilderPlace {
  readonly groups: readonly RailGroup[];
  readonly current: string;
  /** Opens the next or previous unfinished choice. */
  move(step: 1 | -1): void;
  /** Records how many actions the last step took, so that undo reverts all of them. */
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
