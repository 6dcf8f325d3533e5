import { crewOf, initiative, seatOf, type View } from '@tessera/heist-city';
import type { Seat } from '@tessera/kernel';
import type { TableEntry } from '@tessera/table';

/** Place in the order of a turn: past, present and future activations, then the guards. */
export type StripPlace =
  | { readonly kind: 'unit'; readonly unit: number; readonly state: 'done' | 'now' }
  | { readonly kind: 'open'; readonly seat: Seat }
  | { readonly kind: 'guards'; readonly isNow: boolean };

/** Returns the order of this turn: activations from the log, then the alternation to come. R 6.2 */
export function turnStrip(view: View, log: readonly TableEntry[], deciding: Seat | undefined): readonly StripPlace[] {
  const active = view.activation?.character;
  const done = orderOf(view, log).filter((unit) => unit !== active);
  const places: StripPlace[] = done.map((unit) => ({ kind: 'unit', unit, state: 'done' }));
  if (active !== undefined) places.push({ kind: 'unit', unit: active, state: 'now' });
  places.push(...openPlaces(view, active, deciding), { kind: 'guards', isNow: view.phase === 'npc-phase' });
  return places;
}

/** Returns the activated characters in the order of the log, as far as it goes back. */
function orderOf(view: View, log: readonly TableEntry[]): number[] {
  const activated: number[] = [];
  for (const { events } of log) {
    for (const event of events) {
      if (event.type === 'turn') activated.length = 0;
      if (event.type === 'activated') activated.push(Number(event.unit));
    }
  }
  const has = (unit: number) => view.characters[unit]?.activated === true;
  const known = activated.filter((unit, i) => has(unit) && activated.indexOf(unit) === i);
  const others = view.characters.flatMap(({ activated }, unit) => (activated && !known.includes(unit) ? [unit] : []));
  return [...others, ...known];
}

function openPlaces(view: View, active: number | undefined, deciding: Seat | undefined): StripPlace[] {
  const waiting = [0, 1].map((seat) => crewOf(seat).filter((unit) => isWaiting(view, unit)).length);
  let seat: Seat = active !== undefined ? 1 - seatOf(active) : (deciding ?? initiative(view));
  const places: StripPlace[] = [];
  while (waiting[0]! + waiting[1]! > 0) {
    if (waiting[seat] === 0) seat = 1 - seat;
    places.push({ kind: 'open', seat });
    waiting[seat]!--;
    seat = 1 - seat;
  }
  return places;
}

function isWaiting(view: View, unit: number): boolean {
  const { activated, stance, cell } = view.characters[unit]!;
  return !activated && stance !== 'unconscious' && cell >= 0;
}
