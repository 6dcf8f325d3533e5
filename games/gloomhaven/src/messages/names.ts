import { qOf, rOf } from '@tessera/space';
import type { FormatContext } from '@tessera/text';
import { printedId } from '../content/enhancedCard.ts';
import { recordOf } from '../content/lookup.ts';
import { summonedAt } from '../content/pointed.ts';
import { recordsOf } from '../content/recordMaps.ts';
import { scenarioPlan } from '../scenario/plan.ts';
import type { View } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';

const names = new Map<string, ReadonlyMap<number, string>>();

/**
 * Returns the name of a hex: a letter for its column and a number for its row, counted from the upper left of the map.
 */
export function cellName(scenario: string, cell: number): string {
  return cellNames(scenario).get(cell) ?? String(cell);
}

/** Returns the hex of a name, or undefined. */
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

/**
 * Returns the column and row of a hex in a text grid. Even rows use even columns only, so neighbours in a row are two
 * columns apart.
 */
export function columnAndRow(hex: number): readonly [number, number] {
  return [2 * qOf(hex) + rOf(hex), rOf(hex)];
}

function letters(n: number): string {
  const last = String.fromCharCode(97 + (n % 26));
  return n < 26 ? last : letters(Math.floor(n / 26) - 1) + last;
}

/** The translator that supplies names. */
type Names = Pick<FormatContext, 't' | 'has'>;

const NAMED = [
  'card',
  'item',
  'monster',
  'class',
  'battle-goal',
  'scenario',
  'location',
  'achievement',
  'personal-quest',
] as const;

/** Returns the name of a content record: a card, item, monster, class, goal, scenario or summon. */
export function nameOf(named: string, context: Names): string {
  const id = printedId(named);
  if (context.has(`called.${id}`)) return context.t(`called.${id}`);
  for (const kind of NAMED) {
    const record = recordsOf(kind).get(id);
    if (record?.name !== undefined) return record.name;
  }
  return id;
}

/** Returns the name of a figure without its number. */
export function kindName(
  { figures, scenario, heroes }: Pick<View, 'figures' | 'scenario'> & Partial<Pick<View, 'heroes'>>,
  id: FigureId,
  context: Names,
): string {
  const { kind, type, stats } = figures[id]!;
  const own = kind === 'hero' ? heroes?.[id]?.name : undefined;
  if (own !== undefined) return own;
  if (context.has(`called.${type}`)) return context.t(`called.${type}`);
  if (kind === 'summon') return summonedAt(stats).name;
  if (kind === 'objective') return recordOf('scenario', scenario).objects.find((one) => one.id === type)?.name ?? type;
  return nameOf(type, context);
}

/** Returns the name of the card, item, monster or scenario that a pointer leads into. */
export function sourceName(pointer: string, context: Names): string {
  const [kind, id = ''] = pointer.split('/');
  return kind === 'card' || kind === 'item' || kind === 'monster' || kind === 'scenario' ? nameOf(id, context) : '';
}
