import type { GameKey } from '@tessera/manifest';

/** Key bindings of the site by scope. Pages and games register theirs separately. */
const GROUPS = {
  everywhere: [
    [['?'], 'keys'],
    [['/'], 'palette'],
    [['Ctrl', 'K'], 'palette'],
    [['Esc'], 'close'],
  ],
  table: [
    [['U'], 'undo'],
    [['Shift', 'U'], 'redo'],
    [['C'], 'compare'],
    [['Shift', 'C'], 'chat'],
    [['L'], 'log'],
    [['Shift', 'S'], 'seat'],
    [['Shift', 'R'], 'rulebook'],
  ],
  board: [
    [['←', '↑', '→', '↓'], 'cursor'],
    [['Home', 'PageUp', 'End', 'PageDown'], 'diagonals'],
    [['Tab'], 'targets'],
    [['Enter'], 'commit'],
    [['+', '−', '0'], 'zoom'],
  ],
  replay: [
    [['←', '→'], 'step'],
    [['Home'], 'first'],
    [['End'], 'last'],
    [['Space'], 'run'],
  ],
} as const;
export const KEY_PLACES = [
  'everywhere',
  'table',
  'board',
  'replay',
] as const satisfies readonly (keyof typeof GROUPS)[];
type KeyPlace = (typeof KEY_PLACES)[number];
type KeyLine = (typeof GROUPS)[KeyPlace][number];

/**
 * Keys that mean the same at every table, for which a game may have a more precise text: Esc closes what is open, or puts back
 * what was chosen.
 */
const REWORDED = ['Esc', 'Enter', '←', '↑', '→', '↓'];

/** Returns the keys of a scope that a game does not describe in other words. */
export function shownKeys(place: KeyPlace, own: readonly GameKey[] = []): readonly KeyLine[] {
  const reworded = new Set(own.flatMap(({ keys }) => keys).filter((key) => REWORDED.includes(key)));
  return GROUPS[place].filter(([keys, does]) => {
    const isSame = own.some((line) => line.does === does && nameOf(line.keys) === nameOf(keys));
    return !isSame && !(place !== 'replay' && keys.some((key) => reworded.has(key)));
  });
}

/** Returns the keys that would have two meanings at the table of a game. */
export function conflictingKeys(own: readonly GameKey[]): readonly string[] {
  const lines = [
    ...(['everywhere', 'table', 'board'] as const).flatMap((place) => shownKeys(place, own).map(([keys]) => keys)),
    ...own.map(({ keys }) => keys),
  ];
  const pressed = lines.flatMap((keys) => pressedKeys(keys));
  return pressed.filter((key, i) => pressed.indexOf(key) !== i);
}

const MODIFIERS = ['Shift', 'Ctrl'];

/** Returns the presses of a line: one for a chord, one per key for a list such as the arrows, or 1 … 9. */
function pressedKeys(keys: readonly string[]): readonly string[] {
  if (keys.some((key) => MODIFIERS.includes(key))) return [nameOf(keys)];
  if (!keys.includes('…')) return keys;
  const [from, to] = [Number(keys[0]), Number(keys.at(-1))];
  return Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
}

function nameOf(keys: readonly string[]): string {
  return keys.join(' ');
}
