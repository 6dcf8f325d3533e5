// Generates a page per game: the covered items of its specification, the missing ones, and the deviations.
import { readdirSync, readFileSync } from 'node:fs';

const SHEETS = 'docs/spec-coverage/';
/** Headings of README sections about rulings, deviations and missing parts. */
const KNOWN = /^(?:rulings|readings|where it departs|departures|deviations|left$|what is left)/i;

export function coveragePages(root) {
  return readdirSync(root + SHEETS)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const sheet = JSON.parse(readFileSync(root + SHEETS + name, 'utf8'));
      const readme = `${sheet.root}/README.md`;
      return { source: `${SHEETS}${name}`, text: pageOf(sheet, readme, readFileSync(root + readme, 'utf8')) };
    });
}

/** Returns the page of a sheet: figures, missing items, and the deviations of the README. */
export function pageOf({ title, specification, sections }, readme, text) {
  const entries = sections.flatMap((section) => section.entries);
  const missing = entries.filter(({ later }) => later !== undefined);
  const replaced = entries.filter(({ file, later }) => file === undefined && later === undefined);
  const there = entries.length - missing.length - replaced.length;
  return [
    `# ${title}: rules covered`,
    specification,
    `${entries.length} things are asked for: ${there} are there with a test each, ${replaced.length} were replaced by a ruling, ${missing.length} are still to come.`,
    '| section | asked | there | replaced | to come |\n| --- | --- | --- | --- | --- |\n' +
      sections.map(rowOf).join('\n'),
    '## Not there yet',
    missing.length === 0
      ? 'Nothing.'
      : missing.map(({ item, later, note = '' }) => `- **${item}** (${later}): ${note}`).join('\n'),
    '## Replaced by a ruling',
    replaced.length === 0
      ? 'Nothing.'
      : replaced.map(({ item, ruling, note = '' }) => `- **${item}** (ruling ${ruling}): ${note}`).join('\n'),
    `From here on [the README of the game](../../${readme}) speaks.`,
    ...knownDeviations(text),
  ].join('\n\n');
}

function rowOf({ title, entries }) {
  const missing = entries.filter(({ later }) => later !== undefined).length;
  const replaced = entries.filter(({ file, later }) => file === undefined && later === undefined).length;
  return `| ${title.replaceAll('|', '\\|')} | ${entries.length} | ${entries.length - missing - replaced} | ${replaced} | ${missing} |`;
}

/** Returns the README sections about deviations. */
export function knownDeviations(text) {
  const sections = text.split(/^(?=## )/m).filter((section) => section.startsWith('## '));
  return sections.filter((section) => KNOWN.test(section.slice(3).split('\n')[0].trim()));
}
