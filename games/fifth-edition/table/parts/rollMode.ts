export type ChosenRollMode = 'plain' | 'advantage' | 'disadvantage';

/** Combines the default mode of a roll with the player's modifier keys; advantage and disadvantage cancel. */
export function combinedMode(
  own: ChosenRollMode,
  keys: { readonly shiftKey: boolean; readonly altKey: boolean },
): ChosenRollMode {
  const isEasier = own === 'advantage' || keys.shiftKey;
  const isHarder = own === 'disadvantage' || keys.altKey;
  if (isEasier === isHarder) return 'plain';
  return isEasier ? 'advantage' : 'disadvantage';
}
