import type { Edition } from '../../vocabulary/vocabulary.ts';
import { CallFile, type CallRecord, CreatureFile, type CreatureRecord } from '../records/creature.ts';

/** The stat blocks of an edition, and what spells call. */
export interface Bestiary {
  readonly edition: Edition;
  readonly creatures: ReadonlyMap<string, CreatureRecord>;
  /** By spell. */
  readonly calls: ReadonlyMap<string, CallRecord>;
}

/** Loads the stat blocks of an edition on demand: only characters with companions need them. */
export async function editionCreatures(edition: Edition): Promise<Bestiary> {
  const { 'calls.json': calls, ...files } =
    edition === '2014' ? await import('./creatures2014.ts') : await import('./creatures2024.ts');
  const creatures = Object.values(files).flatMap((file) => CreatureFile.parse(file).records);
  return {
    edition,
    creatures: new Map(creatures.map((creature) => [creature.id, creature])),
    calls: new Map(CallFile.parse(calls).records.map((call) => [call.id, call])),
  };
}
