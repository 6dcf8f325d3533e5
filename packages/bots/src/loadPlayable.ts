import { BotsError } from './errors.ts';
import type { Playable } from './series.ts';

/** A module that finds games by id. Functions cannot be sent to threads, so each thread loads the games itself. */
interface Entry {
  find(game: string): Playable | undefined | Promise<Playable | undefined>;
}

/** Loads the module at this URL and finds a game in it. */
export async function loadPlayable(address: string, game: string): Promise<Playable> {
  const entry: unknown = await import(address);
  if (!isEntry(entry)) throw new BotsError('bad-entry', address, 'The module does not export find(game)');
  const playable = await entry.find(game);
  if (!playable) throw new BotsError('bad-entry', address, `There is no game ${JSON.stringify(game)} here`);
  // A sub-match is played synchronously, so its game must be available without a promise.
  const at = (id: string) => {
    const found = entry.find(id);
    return found instanceof Promise ? undefined : found;
  };
  return { ...playable, find: at };
}

function isEntry(module: unknown): module is Entry {
  return typeof module === 'object' && module !== null && 'find' in module && typeof module.find === 'function';
}
