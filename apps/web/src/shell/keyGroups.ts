/**
 * Key bindings by scope. Pages register theirs separately, and a game lists the keys of its table in its manifest: a key
 * that only some tables have is not in the group `table`.
 */
export const KEY_GROUPS = {
  everywhere: [
    [['?'], 'keys'],
    [['/'], 'palette'],
    [['Ctrl', 'K'], 'palette'],
    [['Esc'], 'close'],
  ],
  table: [
    [['U'], 'undo'],
    [['Shift', 'U'], 'redo'],
    [['C'], 'chat'],
    [['S'], 'seat'],
    [['L'], 'log'],
    [['Shift', 'R'], 'rulebook'],
    [['1', '…', '9'], 'choices'],
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
export const KEY_SCOPES = ['everywhere', 'table', 'replay'] as const satisfies readonly (keyof typeof KEY_GROUPS)[];
