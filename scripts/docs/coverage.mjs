// A page for each game: how much of what its specification asks for is there, what is not yet, and where it departs from it.
import { readdirSync, readFileSync } from 'node:fs';

const SHEETS = 'docs/spec-coverage/';
/** Under which headings the READMEs say what was decided, what differs and what is missing. */
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

/** The page of a sheet: figures, then what is not there, then what the README says of deviations. */
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

/** The sections of a README that say how the game differs. */
export function knownDeviations(text) {
  const sections = text.split(/^(?=## )/m).filter((section) => section.startsWith('## '));
  return sections.filter((section) => KNOWN.test(section.slice(3).split('\n')[0].trim()));
}
