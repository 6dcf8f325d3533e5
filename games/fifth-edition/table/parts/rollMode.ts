export type RollMode = 'plain' | 'advantage' | 'disadvantage';

/** How a roll is made that is plain, easier or harder by itself, with what the player adds: one of each cancel out. */
export function combinedMode(own: RollMode, keys: { readonly shiftKey: boolean; readonly altKey: boolean }): RollMode {
  const isEasier = own === 'advantage' || keys.shiftKey;
  const isHarder = own === 'disadvantage' || keys.altKey;
  if (isEasier === isHarder) return 'plain';
  return isEasier ? 'advantage' : 'disadvantage';
}
