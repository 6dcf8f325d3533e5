import { qOf, rOf } from '@tessera/space';
import { recordOf, recordsOf } from './content/lookup.ts';
import { summonedAt } from './pointer.ts';
import type { FigureId } from './records.ts';
import { scenarioPlan } from './scenario/plan.ts';
import type { View } from './state.ts';

const names = new Map<string, ReadonlyMap<number, string>>();

/** What a hex is called: a letter for its column, a number for its row, counted from the upper left of the map. */
export function cellName(scenario: string, cell: number): string {
  return cellNames(scenario).get(cell) ?? String(cell);
}

/** The hex of a name, or nothing. */
export function cellNamed(scenario: string, name: string): number | undefined {
  for (const [cell, called] of cellNames(scenario)) if (called === name) return cell;
  return undefined;
}

function cellNames(scenario: string): ReadonlyMap<number, string> {
  let known = names.get(scenario);
  if (known === undefined) {
    const { board } = scenarioPlan(scenario).plan;
    const places = Array.from({ length: board.size }, (_, cell) => columnAndRow(board.hexOf(cell)));
    const left = Math.min(...places.map(([column]) => column));
    const top = Math.min(...places.map(([, row]) => row));
    known = new Map(places.map(([column, row], cell) => [cell, `${letters(column - left)}${row - top + 1}`]));
    names.set(scenario, known);
  }
  return known;
}

/** Where a hex is in a picture of rows: even columns only in even rows, so that neighbours in a row are two apart. */
export function columnAndRow(hex: number): readonly [number, number] {
  return [2 * qOf(hex) + rOf(hex), rOf(hex)];
}

function letters(n: number): string {
  const last = String.fromCharCode(97 + (n % 26));
  return n < 26 ? last : letters(Math.floor(n / 26) - 1) + last;
}

/** The proper name of a record, the same in all languages. */
export function nameOf(id: string): string {
  for (const kind of ['card', 'item', 'monster', 'class', 'battle-goal'] as const) {
    const record = recordsOf(kind).get(id);
    if (record !== undefined) return record.name;
  }
  return id;
}

/** What a figure is called, without its number. */
export function kindName({ figures, scenario }: Pick<View, 'figures' | 'scenario'>, id: FigureId): string {
  const { kind, type, stats } = figures[id]!;
  if (kind === 'hero') return recordOf('class', type).name;
  if (kind === 'summon') return summonedAt(stats).name;
  if (kind === 'objective') return recordOf('scenario', scenario).objects.find((one) => one.id === type)?.name ?? type;
  return recordOf('monster', type).name;
}

/** The card, item or monster that a pointer leads into. */
export function sourceName(pointer: string): string {
  const [kind, id = ''] = pointer.split('/');
  if (kind === 'card' || kind === 'item' || kind === 'monster') return nameOf(id);
  return kind === 'scenario' ? recordOf('scenario', id).name : '';
}
