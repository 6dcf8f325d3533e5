import { type Line, sheetLines } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { LINE_SECTIONS, type LineSection, lineLook } from '../levelup/lineLook.ts';
import { NO_VALUE, namesOf, valueText } from '../levelup/lineValue.ts';
import { lessIsMore } from '../parts/lessIsMore.ts';
import type { Build } from './builds.ts';

/** The value of one build. */
export interface Side {
  readonly text: string;
  /** Path on the build's sheet; undefined when the build lacks it. */
  readonly path: string | undefined;
  /** Whether no other build is better and at least one is worse. */
  readonly isBest: boolean;
}

/** A line with the values of all builds. */
interface Row {
  readonly key: string;
  readonly name: string;
  readonly sides: readonly Side[];
}

export interface RowGroup {
  readonly section: LineSection;
  readonly rows: readonly Row[];
}

/**
 * Returns every line in which builds differ, by section of the sheet. Lines are matched by display name, so that equal
 * weapons share a line. Lists show only entries that not all builds have.
 */
export function sideBySide(builds: readonly Build[], t: TranslateFn): RowGroup[] {
  const found = new Map<string, Found>();
  builds.forEach((build, index) => {
    for (const [path, line] of sheetLines(build.sheet)) {
      const look = lineLook(path, build.sheet, t);
      if (look === undefined) continue;
      const key = `${look.section} ${look.name}`;
      const known = found.get(key) ?? { ...look, key, lines: builds.map(() => undefined) };
      // Two weapons with the same name share a line; the first one counts.
      known.lines[index] ??= { path, line };
      found.set(key, known);
    }
  });
  const rows = [...found.values()].flatMap((each) => {
    const row = rowOf(each, builds, t);
    return row.sides.every(({ text }) => text === row.sides[0]?.text) ? [] : [{ section: each.section, row }];
  });
  return LINE_SECTIONS.map((section) => ({
    section,
    rows: rows.filter((each) => each.section === section).map(({ row }) => row),
  })).filter((group) => group.rows.length > 0);
}

interface Found {
  readonly key: string;
  readonly name: string;
  readonly section: LineSection;
  readonly signed: boolean;
  readonly lines: ({ readonly path: string; readonly line: Line } | undefined)[];
}

function rowOf({ key, name, signed, lines }: Found, builds: readonly Build[], t: TranslateFn): Row {
  const numbers = lines.map((found) => (found?.line.kind === 'number' ? found.line.value : undefined));
  const known = numbers.filter((value) => value !== undefined);
  const isFewest = lines.some((found) => found !== undefined && lessIsMore(found.path));
  const best = isFewest ? Math.min(...known) : Math.max(...known);
  const shared = sharedEntries(lines);
  const sides = lines.map((found, index): Side => {
    const { sheet } = builds[index]!;
    if (found === undefined) return { text: NO_VALUE, path: undefined, isBest: false };
    const { path, line } = found;
    const isBest = numbers[index] === best && numbers.some((value) => value !== best);
    if (line.kind !== 'list') return { text: valueText(line, signed, path, sheet, t), path, isBest };
    const own = line.value.filter((value) => !shared.has(value));
    return { text: namesOf(own, path, sheet, t).join(', ') || NO_VALUE, path, isBest: false };
  });
  return { key, name, sides };
}

/** Returns the entries that all lists have. */
function sharedEntries(lines: Found['lines']): ReadonlySet<string> {
  const lists = lines.map((found) => (found?.line.kind === 'list' ? found.line.value : []));
  return new Set((lists[0] ?? []).filter((value) => lists.every((list) => list.includes(value))));
}
