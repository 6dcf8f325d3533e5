import type { GameEvent } from '@tessera/kernel';
import type { TableEntry } from '@tessera/table';
import type { Event, View } from '@tessera/war-of-the-ring';
import { type BattleOdds, oddsInBattle, regularOf } from '@tessera/war-of-the-ring/facts';

/** A side's roll in a round, from the log. */
interface Rolled {
  readonly side: number;
  readonly what: 'combat-rolled' | 'combat-rerolled' | 'extra-attack';
  readonly dice: readonly number[];
  readonly needs: number;
  readonly hits: number;
}

/** A round of the battle in progress. */
export interface Round {
  readonly round: number;
  /** Odds at the start of the round. */
  readonly odds: BattleOdds | undefined;
  readonly rolls: readonly Rolled[];
  /** All other events of the round. */
  readonly events: readonly GameEvent[];
}

const SHOWN = new Set([
  'combat-card-shown',
  'combat-card-cancelled',
  'hits-added',
  'hits-cancelled',
  'leadership-forfeited',
  'lost',
  'reduced',
  'character-lost',
]);

/**
 * Returns the rounds of the battle in progress from the log. The figures at the start of a round are computed backwards
 * from the present ones, so that a reloaded page knows them.
 */
export function battleRounds(view: View, log: readonly TableEntry[]): Round[] {
  const { battle } = view;
  if (!battle) return [];
  const events = log.flatMap((entry) => entry.events) as readonly Event[];
  const start = events.findLastIndex(({ type }) => type === 'attacked');
  const stacks = view.stacks.map((stack) => (stack ? [...stack] : null));
  const rounds: Round[] = [];
  let rolls: Rolled[] = [];
  let shownEvents: GameEvent[] = [];
  const odds = (round: number) => oddsInBattle({ ...view, stacks, battle: { ...battle, round } });
  for (let i = events.length - 1; i > start && i >= 0; i--) {
    const event = events[i]!;
    if (SHOWN.has(event.type)) shownEvents.unshift(event as GameEvent);
    switch (event.type) {
      case 'lost':
        change(stacks, event.place, event.troop, event.count);
        break;
      case 'reduced':
        change(stacks, event.place, event.troop, 1);
        change(stacks, event.place, regularOf(event.troop), -1);
        break;
      case 'combat-rolled':
      case 'combat-rerolled':
      case 'extra-attack':
        rolls.unshift({ ...event, what: event.type });
        break;
      case 'round-began':
        rounds.unshift({ round: event.round, odds: odds(event.round), rolls, events: shownEvents });
        rolls = [];
        shownEvents = [];
        break;
      default:
    }
  }
  return rounds;
}

function change(stacks: (number[] | null)[], place: number, troop: number, count: number): void {
  const stack = stacks[place] ?? new Array<number>(22).fill(0);
  stack[troop] = (stack[troop] ?? 0) + count;
  stacks[place] = stack;
}
