import { KernelError, readMatchFile, unpacked } from '@tessera/kernel';
import { goesOn, handedOver } from '@tessera/room';
import type { StartedMatch, StoredMatch } from '../hosts/hostMessages.ts';
import { type FindGame, mustReach, rulesName } from '../hosts/openRoom.ts';
import { recordOf, started } from '../hosts/records.ts';
import { OperatorError } from './operatorError.ts';

/** A match as newer rules have it, to take the place of the log it had. */
export interface MigratedLog extends StartedMatch {
  /** From which rules to which, as people read it. */
  readonly from: string;
  readonly to: string;
}

/** Hands a match over to the newest rules. An OperatorError says why it cannot be done, or need not. */
export function migrateLog(find: FindGame, { snapshot: _, ...stored }: StoredMatch, now: number): MigratedLog {
  const { header } = readMatchFile(stored.beginning);
  mustReach(stored);
  const game = find(header.game);
  if (find(header.game, header)) throw no('Its own rules are installed, so it stays with them.');
  if (!game) throw no(`There is no game ${header.game} here.`);
  const record = recordOf(game, stored);
  if (goesOn(game, record)) throw no(`It goes on with ${game.id} ${game.version} as it is.`);
  if (!game.migrate)
    throw no(`${game.id} ${game.version} does not know how to take over matches of ${header.version}.`);
  try {
    const migrated = handedOver(game, record, now);
    const to = rulesName({ ...header, version: game.version, content: game.contentFor(unpacked(header)) });
    return { ...started(game, migrated), from: rulesName(header), to };
  } catch (error) {
    // Rules, and what they say about a match of others, may throw whatever they like.
    const why = error instanceof KernelError || error instanceof Error ? error.message : String(error);
    throw no(`${game.id} ${game.version} cannot take it over: ${why}.`);
  }
}

function no(why: string): OperatorError {
  return new OperatorError('not-migrated', why);
}
