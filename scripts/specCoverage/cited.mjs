// Maps cited tests to Vitest: a file and a pattern of titles.
import { splitPlace } from './mutations.mjs';

const PLACEHOLDER = /%[sdifjop#]|\$[\w.]+/g;

/**
 * Returns the test file that runs a cited test, and a pattern of its titles. The sheet names the test file that runs cases and
 * expected sheets (`dataTests`); their titles start with the name of the case.
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

/** Vitest quotes the values of `$name` placeholders, and escapes quotes inside of them. */
function quotable(pattern) {
  return `'?${pattern.replaceAll("'", "\\\\?'").replaceAll(' ', "'? '?")}'?`;
}

function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
