import { type Finding, findingsOf, formatPath, type Label, pointedOut } from '@tessera/rules';
import { items } from './index.ts';
import { formatIssue, problem } from './issueFormatter.ts';
import { HeistMap } from './map.ts';
import { mapFindings } from './mapCheck.ts';

/** Maximum length of an own map's JSON, in characters. */
export const LONGEST_MAP = 20_000;

/** A parsed map, or its faults. */
export type MapReading =
  | { readonly ok: true; readonly map: HeistMap }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/** Parses an own map: JSON of the same record as in the content, with the same checks. R 4 */
export function readMap(text: string): MapReading {
  const record = readRecord(text);
  if (!record.ok) return record;
  const findings = playableFindings(record.map);
  return findings.length === 0 ? record : { ok: false, findings };
}

/** Parses a map that may not be playable yet. */
export function readRecord(text: string): MapReading {
  const value = jsonIn(text);
  if (value === undefined)
    return {
      ok: false,
      findings: [{ code: 'E_MAP_JSON', path: [], ...formatIssue({ message: problem('not-json') }) }],
    };
  const parsed = HeistMap.safeParse(value);
  return parsed.success ? { ok: true, map: parsed.data } : { ok: false, findings: findingsOf(parsed.error, value) };
}

/** Returns findings in one line: the first with its place, and the number of others. */
export function lineOf([first, ...others]: readonly Finding[]): Label {
  if (!first) return '';
  const said = first.said?.message ?? first.message;
  const placed = first.path.length > 0 ? problem('at-place', { place: formatPath(first.path), message: said }) : said;
  return others.length > 0 ? problem('and-more', { first: placed, n: others.length }) : placed;
}

/** Returns why a map is unplayable, in English, for errors. */
export function unplayable(findings: readonly Finding[]): string {
  return formatIssue({ message: problem('map-unplayable', { why: lineOf(findings) }) }).message;
}

function playableFindings(map: HeistMap): Finding[] {
  const unknown = map.gear.flatMap(({ item }, i): Finding[] => {
    if (item === undefined || items.some(({ id }) => id === item)) return [];
    const message = problem('unknown-item', { found: pointedOut(item) });
    return [{ code: 'E_UNKNOWN_REFERENCE', path: ['gear', i, 'item'], ...formatIssue({ message }) }];
  });
  return [...unknown, ...tooMuchGear(map), ...mapFindings(map)];
}

/** Returns a fault if there are more gear markers without a named item than items that can lie under them. R 5.6 */
function tooMuchGear({ gear }: HeistMap): Finding[] {
  const isNamed = (id: string) => gear.some(({ item }) => item === id);
  const most = items.filter(({ id, source }) => source === 'shop' && !isNamed(id)).length;
  const unnamed = [...gear.entries()].filter(([, { item }]) => item === undefined);
  const [first] = unnamed[most] ?? [];
  if (first === undefined) return [];
  const message = problem('too-much-gear', { n: unnamed.length, most });
  return [{ code: 'E_MAP_GEAR', path: ['gear', first], ...formatIssue({ message }) }];
}

/** Returns the parsed JSON, or undefined for invalid JSON: a map is never `undefined`. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
