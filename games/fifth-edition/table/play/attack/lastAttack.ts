import { CharacterEvent, type EventOf } from '@tessera/fifth-edition';
import type { TableEntry } from '@tessera/table';
import { standingEntries } from '../rolls.ts';

/** The last attack with the damage that was added to it. */
export interface LastAttack {
  /** Unique in the log. */
  readonly id: string;
  readonly attack: EventOf<'attacked'>;
  readonly extras: readonly EventOf<'extraDamage'>[];
}

/** Returns the last attack, as long as only additional damage followed it. Undone entries are ignored. */
export function lastAttack(log: readonly TableEntry[]): LastAttack | undefined {
  const extras: EventOf<'extraDamage'>[] = [];
  for (const { seq, events } of standingEntries(log).toReversed()) {
    const read = events.flatMap((event) => CharacterEvent.safeParse(event).data ?? []);
    const attack = read.find((event) => event.type === 'attacked');
    if (attack !== undefined) return { id: String(seq), attack, extras: extras.toReversed() };
    const extra = read.find((event) => event.type === 'extraDamage');
    if (extra === undefined) return undefined;
    extras.push(extra);
  }
  return undefined;
}

/** Returns the damage of an attack by type, and all of it together. */
export function damageOf({ attack, extras }: LastAttack) {
  const parts = [...attack.damage, ...extras.map(({ damage }) => damage)];
  return { parts, total: parts.reduce((sum, { total }) => sum + total, 0) };
}
