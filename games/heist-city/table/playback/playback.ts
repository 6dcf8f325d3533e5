import { type Cell, isNpc } from '@tessera/heist-city';
import type { GameEvent } from '@tessera/kernel';
import type { StageBeat, TableEntry } from '@tessera/table';
import { pathOf, typesOf } from './events.ts';

/** Unit of playback: a walk, an attack, a result. */
export interface Beat extends StageBeat {
  readonly id: string;
  /** Entry it belongs to. */
  readonly seq: number;
  readonly event: GameEvent;
  /** Acting unit; -1 for none. */
  readonly unit: number;
  /** Hexes of a walk, including the start. */
  readonly path: readonly Cell[];
  /** Whether it belongs to the guards' phase. */
  readonly isGuards: boolean;
  /** Choice of target that led to it. */
  readonly choice: GameEvent | undefined;
}

/** Event types that are shown, in order. */
const WATCHED = typesOf([
  'moved',
  'npc-moved',
  'pushed',
  'pulled',
  'attacked',
  'npc-attacked',
  'threw',
  'rolled',
  'rerolled',
  'hit',
  'missed',
  'saved',
  'fell',
  'noticed',
  'revealed',
  'checked',
  'scored',
  'elite-arrived',
  'computer',
]);

/** Returns the beats of some entries. */
export function beatsOf(entries: readonly TableEntry[]): readonly Beat[] {
  const beats: Beat[] = [];
  let isGuards = false;
  for (const entry of entries) {
    let choice: GameEvent | undefined;
    entry.events.forEach((event, index) => {
      if (event.type === 'npc-phase' || event.type === 'elite-arrived') isGuards = true;
      if (ENDS_GUARDS.has(event.type)) isGuards = false;
      if (event.type === 'npc-chose' || event.type === 'tie-broken') choice = merged(choice, event);
      if (!isWatched(event)) return;
      const unit = typeof event.unit === 'number' ? event.unit : -1;
      const own = choice !== undefined && choice.unit === unit ? choice : undefined;
      beats.push({
        id: `${entry.seq}.${index}`,
        seq: entry.seq,
        index,
        event,
        unit,
        path: pathOf(event),
        length: lengthOf(event),
        isGuards,
        choice: own ?? (isGuards ? choice : undefined),
      });
    });
  }
  return beats;
}

/** Returns the entries of the last guards' phase; undefined if guards did nothing. */
export function lastGuardPhase(
  log: readonly TableEntry[],
): { readonly first: number; readonly last: number } | undefined {
  const start = log.findLastIndex(({ events }) => events.some(({ type }) => type === 'npc-phase'));
  const guards = start < 0 ? [] : beatsOf(log.slice(start)).filter(({ isGuards }) => isGuards);
  const [first] = guards;
  const last = guards.at(-1);
  return first && last && { first: first.seq, last: last.seq };
}

/** Returns whether an entry has anything to show. */
export function actsOut({ events }: TableEntry): boolean {
  return events.some(isWatched);
}

/** Returns whether an event is shown; tie rolls are not, because the result names them. */
function isWatched({ type, test }: GameEvent): boolean {
  return WATCHED.has(type) && test !== 'tie';
}

/** Returns the current step of the guards and their number of steps, without other beats. */
export function guardSteps(beats: readonly Beat[], at: number): { readonly step: number; readonly steps: number } {
  const count = (some: readonly Beat[]) => some.filter(({ isGuards }) => isGuards).length;
  return { step: count(beats.slice(0, at + 1)), steps: count(beats) };
}

/** Returns the duration of an event at normal speed, in milliseconds. */
function lengthOf(event: GameEvent): number {
  const path = pathOf(event);
  if (path.length > 1) return Math.min(LONGEST_WALK, STEP * (path.length - 1)) + PAUSE;
  return LENGTHS[event.type] ?? SHORT;
}

/** Duration of a step from hex to hex. */
const STEP = 220;
const LONGEST_WALK = 1400;
const PAUSE = 80;
const SHORT = 320;
/** Durations of rolls: the dice first, then the result. */
const LENGTHS: Readonly<Record<string, number>> = {
  attacked: 160,
  'npc-attacked': 160,
  rolled: 720,
  rerolled: 720,
  hit: 420,
  missed: 600,
  saved: 480,
  checked: 600,
  scored: 400,
};

const ENDS_GUARDS = typesOf(['turn-ended', 'turn', 'champion', 'computer', 'activated']);

/** Combines a broken tie with the candidates of the choice. */
function merged(choice: GameEvent | undefined, event: GameEvent): GameEvent {
  return event.type === 'tie-broken' && choice ? { ...choice, ...event, why: 'tie' } : event;
}

/** Returns whether a beat is a guard's action, at which the player can ask why. */
export function isGuardAction({ event, unit }: Beat): boolean {
  return isNpc(unit) && (event.type === 'npc-moved' || event.type === 'npc-attacked' || event.type === 'elite-arrived');
}
