import { type CastRolled, CharacterEvent, type EventOf } from '@tessera/fifth-edition';
import type { TableEntry } from '@tessera/table';
import { standingEntries } from '../rolls.ts';

/** The last cast spell with the saves against it. */
export interface LastCast {
  /** Unique in the log. */
  readonly id: string;
  readonly cast: EventOf<'spellCast'>;
  readonly saved: readonly EventOf<'targetSaved'>[];
  /** Ids of the features that rerolled its dice. */
  readonly rethrownBy: readonly string[];
}

/** Returns the last cast, as long as only saves and rerolls followed it. Undone entries are ignored. */
export function lastCast(log: readonly TableEntry[]): LastCast | undefined {
  const since: CharacterEvent[] = [];
  for (const { seq, events } of standingEntries(log).toReversed()) {
    const read = events.flatMap((event) => CharacterEvent.safeParse(event).data ?? []);
    const cast = read.find((event) => event.type === 'spellCast');
    if (cast !== undefined) return castSince(String(seq), cast, since.toReversed());
    const next = read.find((event) => event.type === 'targetSaved' || event.type === 'rethrown');
    if (next === undefined) return undefined;
    since.push(next);
  }
  return undefined;
}

function castSince(id: string, cast: EventOf<'spellCast'>, since: readonly CharacterEvent[]): LastCast {
  const again = since.filter((event) => event.type === 'rethrown');
  const rolls = again.reduce(
    (before, { throws }) =>
      before.map((roll, index) => withThrow(roll, throws.find((each) => each.index === index)?.rolled)),
    cast.rolls,
  );
  return {
    id,
    cast: { ...cast, rolls },
    saved: since.filter((event) => event.type === 'targetSaved'),
    rethrownBy: again.map(({ by }) => by),
  };
}

/** Merges a reroll into a roll; the attack, the save and the number of dice stay unless rerolled. */
function withThrow(roll: CastRolled, again: CastRolled | undefined): CastRolled {
  if (again === undefined) return roll;
  if (again.attack !== undefined) return { ...roll, ...again };
  return { ...roll, rolls: again.rolls, total: again.total };
}

/** Returns the damage of a failed save: the sum of all rolls with that save; undefined when there is none. */
export function damageAgainst({ rolls }: EventOf<'spellCast'>, ability: string): number | undefined {
  const harm = rolls.filter(({ kind, save }) => kind === 'damage' && save?.ability === ability);
  return harm.length === 0 ? undefined : harm.reduce((sum, { total }) => sum + total, 0);
}
