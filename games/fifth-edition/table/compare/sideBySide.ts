import { type Line, listing } from '@tessera/fifth-edition';
import type { Say } from '@tessera/text';
import { LINE_SECTIONS, type LineSection, lineLook } from '../levelup/lineLook.ts';
import { NOTHING, namesOf, valueText } from '../levelup/lineValue.ts';
import { lessIsMore } from '../parts/lessIsMore.ts';
import type { Build } from './builds.ts';

/** A number of one build. */
export interface Side {
  readonly text: string;
  /** Where it stands on that build's sheet; nothing where it does not. */
  readonly path: string | undefined;
  /** Whether none of the others is better, and one of them is worse. */
  readonly isBest: boolean;
}

/** One line, for each build. */
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
 * Builds side by side: every line on which they differ, by the parts of the sheet. Lines are matched by what people call them,
 * so that one's longsword stands beside the other's. Of lists only what not all of them have is said.
 */
export function sideBySide(builds: readonly Build[], say: Say): RowGroup[] {
  const found = new Map<string, Found>();
  builds.forEach((build, index) => {
    for (const [path, line] of listing(build.sheet)) {
      const look = lineLook(path, build.sheet, say);
      if (look === undefined) continue;
      const key = `${look.section} ${look.name}`;
      const known = found.get(key) ?? { ...look, key, lines: builds.map(() => undefined) };
      // Two weapons of one name are one line: the first stands for both.
      known.lines[index] ??= { path, line };
      found.set(key, known);
    }
  });
  const rows = [...found.values()].flatMap((each) => {
    const row = rowOf(each, builds, say);
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

function rowOf({ key, name, signed, lines }: Found, builds: readonly Build[], say: Say): Row {
  const numbers = lines.map((found) => (found?.line.kind === 'number' ? found.line.value : undefined));
  const known = numbers.filter((value) => value !== undefined);
  const isFewest = lines.some((found) => found !== undefined && lessIsMore(found.path));
  const best = isFewest ? Math.min(...known) : Math.max(...known);
  const shared = sharedEntries(lines);
  const sides = lines.map((found, index): Side => {
    const { sheet } = builds[index]!;
    if (found === undefined) return { text: NOTHING, path: undefined, isBest: false };
    const { path, line } = found;
    const isBest = numbers[index] === best && numbers.some((value) => value !== best);
    if (line.kind !== 'list') return { text: valueText(line, signed, path, sheet, say), path, isBest };
    const own = line.value.filter((value) => !shared.has(value));
    return { text: namesOf(own, path, sheet, say).join(', ') || NOTHING, path, isBest: false };
  });
  return { key, name, sides };
}

/** What every one of several lists has. */
function sharedEntries(lines: Found['lines']): ReadonlySet<string> {
  const lists = lines.map((found) => (found?.line.kind === 'list' ? found.line.value : []));
  return new Set((lists[0] ?? []).filter((value) => lists.every((list) => list.includes(value))));
}
