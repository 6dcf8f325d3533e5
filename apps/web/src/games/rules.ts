import { manifestOf } from '@tessera/catalog/manifests';
import type { GameRules } from '@tessera/manifest';

/** Fetches the rules of a game; nothing where there is no such game. Workers and pages alike find them here. */
export async function rulesOf(id: string): Promise<GameRules | undefined> {
  return manifestOf(id)?.rules();
}
