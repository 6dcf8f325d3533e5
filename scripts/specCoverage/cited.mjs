// The tests that rows cite, as Vitest knows them: a file and the titles that are meant.
import { splitPlace } from './mutations.mjs';

const PLACEHOLDER = /%[sdifjop#]|\$[\w.]+/g;

/**
 * Returns the test file that runs a cited test, and a pattern of the titles that are meant. A case or an expected sheet is run by the test file that
 * the sheet names for its data (`dataTests`); its title begins with the name of the case.
 */
export function citedTest(sheet, cited) {
  const { path, name } = splitPlace(sheet, cited);
  if (!path.endsWith('.json'))
    return { file: path, pattern: quotable(name.split(PLACEHOLDER).map(escaped).join('.+?')) };
  const found = (sheet.dataTests ?? []).find(({ data }) => isAt(splitPlace(sheet, data).path, path));
  if (found === undefined) throw new Error(`"dataTests" of ${sheet.name} names no test file that runs ${path}`);
  return { file: splitPlace(sheet, found.test).path, pattern: `${quotable(escaped(name))}(?:[ :].*)?` };
}

function isAt(place, path) {
  return path === place || path.startsWith(`${place}/`);
}

/** Vitest puts quotes around what it fills in for `$name`, wherever that begins and ends, and a backslash before quotes inside. */
function quotable(pattern) {
  return `'?${pattern.replaceAll("'", "\\\\?'").replaceAll(' ', "'? '?")}'?`;
}

function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
