import { CharacterEvent, type EventOf } from '@tessera/fifth-edition';
import type { TableEntry } from '@tessera/table';
import { standingEntries } from './rolls.ts';

/** The spell that was cast last, and who saved against it since. */
export interface LastCast {
  /** Unique in the log. */
  readonly id: string;
  readonly cast: EventOf<'spellCast'>;
  readonly saved: readonly EventOf<'targetSaved'>[];
}

/** The last cast, as long as nothing happened after it but saves against it. What was taken back is not there. */
export function lastCast(log: readonly TableEntry[]): LastCast | undefined {
  const saved: EventOf<'targetSaved'>[] = [];
  for (const { seq, events } of standingEntries(log).toReversed()) {
    const read = events.flatMap((event) => CharacterEvent.safeParse(event).data ?? []);
    const cast = read.find((event) => event.type === 'spellCast');
    if (cast !== undefined) return { id: String(seq), cast, saved: saved.toReversed() };
    const save = read.find((event) => event.type === 'targetSaved');
    if (save === undefined) return undefined;
    saved.push(save);
  }
  return undefined;
}

/** What a failed save costs: all damage of the cast that the save is against; nothing where there is none. */
export function damageAgainst({ rolls }: EventOf<'spellCast'>, ability: string): number | undefined {
  const harm = rolls.filter(({ kind, save }) => kind === 'damage' && save?.ability === ability);
  return harm.length === 0 ? undefined : harm.reduce((sum, { total }) => sum + total, 0);
}
