import { type DerivedState, type Line, sheetLines } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { lessIsMore } from '../parts/lessIsMore.ts';
import { LINE_SECTIONS, type LineLook, type LineSection, lineLook } from './lineLook.ts';
import { valueText } from './lineValue.ts';

/** A hypothetical sheet: a column of the table. */
export interface Prospect {
  readonly sheet: DerivedState;
  /**
   * The same sheet with the current proficiency bonus. A number that does not change here changes because of the bonus.
   */
  readonly steady?: DerivedState | undefined;
}

/** Causes of a change. */
export const CAUSES = ['class', 'proficiency', 'none'] as const;
export type Cause = (typeof CAUSES)[number];

/** A value in one column. */
export interface Cell {
  readonly text: string;
  /** Direction of the change; `other` for values that are not numbers. */
  readonly way: 'up' | 'down' | 'other' | 'same';
}

/** A row of the table; names with equal numbers share a row. */
export interface Change {
  /** Path of the number on the sheet; the first of several. */
  readonly path: string;
  readonly names: readonly string[];
  readonly section: LineSection;
  readonly cause: Cause;
  readonly now: string;
  readonly cells: readonly Cell[];
  /** Whether it is one of the key numbers of the level. */
  readonly isHero: boolean;
}

/**
 * Returns the changed numbers of hypothetical sheets as rows, grouped by cause. With `all`, includes unchanged numbers.
 * Lists are covered by `gainsOf` and `obsolete`.
 */
export function changesOf(now: DerivedState, prospects: readonly Prospect[], t: TranslateFn, all = false): Change[] {
  const before = sheetLines(now);
  const columns = prospects.map(({ sheet, steady }) => ({
    sheet,
    lines: sheetLines(sheet),
    steady: steady && sheetLines(steady),
  }));
  const paths = new Set([before, ...columns.map(({ lines }) => lines)].flatMap((lines) => [...lines.keys()]));
  const changes = [...paths].flatMap((path) => {
    const owner = columns.find(({ lines }) => lines.has(path))?.sheet ?? now;
    const look = lineLook(path, owner, t);
    return look === undefined ? [] : (changeAt(path, look, { now, before }, columns, t) ?? []);
  });
  const dice = hitDiceChange(now, prospects, changes, t);
  const shown = [...changes.filter(({ path }) => !path.startsWith('hitDice.')), ...dice].filter(
    ({ cells }) => all || cells.some(({ way }) => way !== 'same'),
  );
  return ranked(together(withHeroes(shown)));
}

interface Column {
  readonly sheet: DerivedState;
  readonly lines: ReadonlyMap<string, Line>;
  readonly steady: ReadonlyMap<string, Line> | undefined;
}

interface Today {
  readonly now: DerivedState;
  readonly before: ReadonlyMap<string, Line>;
}

function changeAt(
  path: string,
  { name, section, signed }: LineLook,
  { now, before }: Today,
  columns: readonly Column[],
  t: TranslateFn,
): Change | undefined {
  const old = before.get(path);
  const anyone = old ?? columns.map(({ lines }) => lines.get(path)).find((line) => line !== undefined);
  if (anyone?.kind === 'list') return undefined;
  const cells = columns.map(({ sheet, lines }): Cell => {
    const line = lines.get(path);
    const way = wayOf(old, line);
    return {
      text: valueText(line, signed, path, sheet, t),
      way: way !== 'same' && lessIsMore(path) ? 'other' : way,
    };
  });
  return {
    path,
    names: [name],
    section,
    cause: causeOf(path, cells, before, columns),
    now: valueText(old, signed, path, now, t),
    cells,
    isHero: false,
  };
}

function wayOf(before: Line | undefined, after: Line | undefined): Cell['way'] {
  if (before?.value === after?.value) return 'same';
  const [old, next] = [before?.value ?? 0, after?.value ?? 0];
  if (typeof old !== 'number' || typeof next !== 'number') return 'other';
  return next > old ? 'up' : 'down';
}

/** A change is caused by the proficiency bonus if the number stays the same without the higher bonus. */
function causeOf(
  path: string,
  cells: readonly Cell[],
  before: ReadonlyMap<string, Line>,
  columns: readonly Column[],
): Cause {
  const first = cells.findIndex(({ way }) => way !== 'same');
  const column = columns[first];
  if (column === undefined) return 'none';
  if (path === 'proficiencyBonus') return 'proficiency';
  const { steady } = column;
  return steady !== undefined && wayOf(before.get(path), steady.get(path)) === 'same' ? 'proficiency' : 'class';
}

/** Merges hit dice of several sizes into one row: "10 d8, 2 d10". */
function hitDiceChange(
  now: DerivedState,
  prospects: readonly Prospect[],
  changes: readonly Change[],
  t: TranslateFn,
): Change[] {
  const first = changes.find(({ path }) => path.startsWith('hitDice.'));
  if (first === undefined) return [];
  const text = ({ hitDice }: DerivedState) => hitDice.map(({ die, total }) => `${total} d${die}`).join(', ');
  const count = ({ hitDice }: DerivedState) => hitDice.reduce((sum, { total }) => sum + total, 0);
  const cells = prospects.map(({ sheet }): Cell => {
    const more = count(sheet) - count(now);
    const way = more === 0 ? (text(sheet) === text(now) ? 'same' : 'other') : more > 0 ? 'up' : 'down';
    return { text: text(sheet), way };
  });
  const cause = cells.some(({ way }) => way !== 'same') ? 'class' : 'none';
  return [{ ...first, names: [t('levelup.hitDice')], cause, now: text(now), cells }];
}

/** Key numbers: hit points, and the best gains of a class. */
const HEROES: readonly RegExp[] = [
  /^spellcasting\.slots\./,
  /^spellcasting\.pact\.level/,
  /^attacks\.perAction/,
  /^spellcasting\.pact\.slots/,
  /^resources\..*\.max/,
];

function withHeroes(changes: readonly Change[]): Change[] {
  const isMoving = ({ cells }: Change) => cells[0] !== undefined && cells[0].way !== 'same';
  const moving = changes.filter(isMoving);
  const best = HEROES.flatMap((pattern) => moving.findLast(({ path }) => pattern.test(path)) ?? [])[0];
  return changes.map((change) => ({
    ...change,
    isHero: isMoving(change) && (change.path === 'hitPoints.max' || change === best),
  }));
}

/** Merges rows with equal values: "Arcana, History". */
function together(changes: readonly Change[]): Change[] {
  const rows = new Map<string, Change>();
  for (const change of changes) {
    const { path, section, cause, now, cells } = change;
    const isAlone = change.isHero || !MERGED.some((pattern) => pattern.test(path));
    const kind = isAlone ? path : `${section} ${cause} ${now} ${cells.map(({ text }) => text).join(' ')}`;
    const known = rows.get(kind);
    rows.set(kind, known === undefined ? change : { ...known, names: [...known.names, ...change.names] });
  }
  return [...rows.values()];
}

const MERGED: readonly RegExp[] = [
  /^skills\..*bonus$/,
  /^attacks\..*attack$/,
  /^attacks\..*damage$/,
  /^saves\..*bonus$/,
];

function ranked(changes: readonly Change[]): Change[] {
  const rank = ({ isHero, path, section, cause }: Change) => [
    CAUSES.indexOf(cause),
    isHero ? 0 : 1,
    path === 'hitPoints.max' || path === 'proficiencyBonus' ? 0 : 1,
    SECTION_ORDER.indexOf(section),
  ];
  return changes.toSorted((a, b) => {
    const [left, right] = [rank(a), rank(b)];
    const at = left.findIndex((value, index) => value !== right[index]);
    return at < 0 ? 0 : left[at]! - right[at]!;
  });
}

const SECTION_ORDER: readonly LineSection[] = [
  'magic',
  ...LINE_SECTIONS.filter((section) => section !== 'magic' && section !== 'skills'),
  'skills',
];
