/** What can be said at the table besides choosing an action. */
export const ORDERS = {
  why: 'why <choice>: why it is not allowed, or what is known to follow from it; alone, why bots did what they did',
  list: 'list: the choices again, all of them from the first',
  more: 'more: the next page of choices',
  view: 'view: the board again',
  log: 'log: what has happened so far',
  explain: 'explain <subject>: the reasons behind a number or an automatic choice',
  undo: 'undo: take back the last decision',
  redo: 'redo: do again what was taken back',
  save: 'save <file>: write the match to a file',
  help: 'help: this page',
  quit: 'quit: leave the table',
} as const;

export type Order = keyof typeof ORDERS;

/** A line typed at the table. */
export type Input =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'order'; readonly order: Order; readonly rest: string }
  | { readonly kind: 'words'; readonly words: string };

/** Reads a line. An order is its first word; anything else is about an action. */
export function readInput(line: string): Input {
  if (line === '') return { kind: 'nothing' };
  const [, first = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line) ?? [];
  const order = first.toLowerCase();
  return isOrder(order) ? { kind: 'order', order, rest } : { kind: 'words', words: line };
}

function isOrder(word: string): word is Order {
  return Object.hasOwn(ORDERS, word);
}
