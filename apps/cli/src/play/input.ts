/** Commands at the table other than actions. */
export const ORDERS = [
  'why',
  'list',
  'more',
  'view',
  'log',
  'explain',
  'undo',
  'redo',
  'save',
  'help',
  'quit',
] as const;

export type Order = (typeof ORDERS)[number];

/** Line typed at the table. */
export type Input =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'order'; readonly order: Order; readonly rest: string }
  | { readonly kind: 'words'; readonly words: string };

/** Parses a line. A command is its first word; any other line is about an action. */
export function readInput(line: string): Input {
  if (line === '') return { kind: 'nothing' };
  const [, first = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line) ?? [];
  const order = first.toLowerCase();
  return isOrder(order) ? { kind: 'order', order, rest } : { kind: 'words', words: line };
}

function isOrder(word: string): word is Order {
  return ORDERS.some((order) => order === word);
}
