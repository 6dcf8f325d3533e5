import { manifestOf } from '@tessera/catalog/manifests';
import type { GameRules } from '@tessera/manifest';

/** Fetches the rules of a game, in workers and pages; undefined for an unknown game. */
export async function rulesOf(id: string): Promise<GameRules | undefined> {
  return manifestOf(id)?.rules();
}
