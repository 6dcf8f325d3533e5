import type { Json } from '@tessera/kernel';
import { actions, roles, scores, stances } from '../content/index.ts';
import { cellName, itemName, unitName } from '../names.ts';
import { siteOf } from '../site.ts';
import type { View } from '../state.ts';

/** Fills a template: `{unit}` with a name, `{slots:slot|slots}` with a number and the fitting word. */
export function fill(template: string, params: Readonly<Record<string, Json>>, view: View): string {
  return template.replace(/\{(\w+)(?::([^|}]+)\|([^}]+))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    if (one !== undefined && many !== undefined) return `${value} ${value === 1 ? one : many}`;
    return (WORDS[name] ?? plain)(value, view);
  });
}

type Wording = (value: Json, view: View) => string;

const unit: Wording = (value, view) => unitName(Number(value), view);
const item: Wording = (value) => itemName(String(value));
const cell: Wording = (value, view) => cellName(siteOf(view.map), Number(value));
const amount: Wording = (value) => Number(value).toFixed(1);

/** How a param is written, by what its name says it is. */
const WORDS: Readonly<Record<string, Wording | undefined>> = {
  unit,
  target: unit,
  by: unit,
  item,
  weapon: item,
  cell,
  to: cell,
  wounds: amount,
  before: amount,
  more: amount,
  chance: (value) => `${Math.round(100 * Number(value))} %`,
  action: (value) => ACTIONS.get(String(value)) ?? String(value),
  stance: (value) => nameIn(stances, value),
  role: (value) => nameIn(roles, value),
  event: (value) => nameIn(scores, value),
};

/** Names of actions by their ids. */
const ACTIONS: ReadonlyMap<string, string> = new Map(actions.map(({ id, name }) => [id, name]));

function plain(value: Json): string {
  return typeof value === 'string' ? value : Array.isArray(value) ? value.join(', ') : JSON.stringify(value);
}

/** The name of a record by its id; whatever else it is, as it stands. */
function nameIn(records: Readonly<Record<string, { readonly name: string }>>, value: Json): string {
  const id = String(value);
  return records[id]?.name ?? id;
}
