import type { DerivedState } from '@tessera/fifth-edition';
import { createContext, useContext } from 'react';

/** Properties of the target of the next attacks, set by the player. */
export const AIMS = ['half', 'threeQuarters', 'long', 'near', 'prone'] as const;
export type Aim = (typeof AIMS)[number];

type Mode = 'plain' | 'advantage' | 'disadvantage';
type Rolling = DerivedState['attacks']['lines'][number]['rolling'];

/** A mark beside an attack: a reason for a mode, or cover. */
export interface AimMark {
  readonly id: Aim;
  readonly mode?: 'advantage' | 'disadvantage';
  /** Bonus of the target's cover to its armor class. */
  readonly cover?: number;
}

/** Kinds of attacks that a target treats differently. A thrown weapon is both. */
export type Reach = 'melee' | 'thrown' | 'ranged';

const COVER = { half: 2, threeQuarters: 5 } as const;

/** Returns the marks of an attack at the described target. */
export function aimMarks(aims: ReadonlySet<Aim>, reach: Reach): AimMark[] {
  const marks: AimMark[] = [];
  if (aims.has('long') && reach !== 'melee') marks.push({ id: 'long', mode: 'disadvantage' });
  if (aims.has('near') && reach === 'ranged') marks.push({ id: 'near', mode: 'disadvantage' });
  // Within 5 feet a prone target is easier to hit, from farther away harder.
  if (aims.has('prone')) marks.push({ id: 'prone', mode: reach === 'ranged' ? 'disadvantage' : 'advantage' });
  for (const id of ['threeQuarters', 'half'] as const)
    if (aims.has(id) && !marks.some(({ cover }) => cover !== undefined)) marks.push({ id, cover: COVER[id] });
  return marks;
}

/** Returns the mode of an attack with its marks: any advantage cancels any disadvantage. */
export function aimedMode(rolling: Rolling, marks: readonly AimMark[]): Mode {
  const has = (mode: 'advantage' | 'disadvantage') =>
    (rolling?.sources[mode]?.length ?? 0) > 0 || marks.some((mark) => mark.mode === mode);
  const isUp = has('advantage');
  if (isUp === has('disadvantage')) return 'plain';
  return isUp ? 'advantage' : 'disadvantage';
}

/** Returns the bonus of cover to the armor class of the target. */
export function coverOf(marks: readonly AimMark[]): number {
  return marks.find(({ cover }) => cover !== undefined)?.cover ?? 0;
}

/** Reads the reach of an attack: `30/120 ft` is ranged, `5 ft or 20/60 ft` thrown. */
export function reachKind(reach: string | undefined): Reach {
  if (reach === undefined || !reach.includes('/')) return 'melee';
  return reach.includes(' or ') ? 'thrown' : 'ranged';
}

/** The target of the attacks of the turn panel. */
export const AimContext = createContext<ReadonlySet<Aim>>(new Set());

export function useAim(): ReadonlySet<Aim> {
  return useContext(AimContext);
}
