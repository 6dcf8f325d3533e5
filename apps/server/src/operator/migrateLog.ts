import { KernelError, readMatchFile, unpackOptions } from '@tessera/kernel';
import { replaysIdentically, upgradedRecord } from '@tessera/room';
import type { StartedMatch, StoredMatch } from '../hosts/hostMessages.ts';
import { type FindGame, mustReach, rulesName } from '../hosts/openRoom.ts';
import { recordOf, startedMatch } from '../hosts/records.ts';
import { OperatorError } from './operatorError.ts';

/** A log converted to newer rules, which replaces the old one. */
export interface MigratedLog extends StartedMatch {
  /** Names of the old and the new rules. */
  readonly from: string;
  readonly to: string;
}

/** Migrates a match to the newest rules. Throws an OperatorError if that is impossible or unnecessary. */
export function migrateLog(find: FindGame, { snapshot: _, ...stored }: StoredMatch, now: number): MigratedLog {
  const { header } = readMatchFile(stored.beginning);
  mustReach(stored);
  const game = find(header.game);
  if (find(header.game, header)) throw no('Its own rules are installed, so it stays with them.');
  if (!game) throw no(`There is no game ${header.game} here.`);
  const record = recordOf(game, stored);
  if (replaysIdentically(game, record)) throw no(`It goes on with ${game.id} ${game.version} as it is.`);
  if (!game.migrate)
    throw no(`${game.id} ${game.version} does not know how to take over matches of ${header.version}.`);
  try {
    const migrated = upgradedRecord(game, record, now);
    const to = rulesName({ ...header, version: game.version, content: game.contentFor(unpackOptions(header)) });
    return { ...startedMatch(game, migrated), from: rulesName(header), to };
  } catch (error) {
    // Rules and their migrations may throw any value.
    const why = error instanceof KernelError || error instanceof Error ? error.message : String(error);
    throw no(`${game.id} ${game.version} cannot take it over: ${why}.`);
  }
}

function no(why: string): OperatorError {
  return new OperatorError('not-migrated', why);
}
