// `node scripts/write-content-guide.mjs [--check]`: writes the worked examples of docs/guides/write-content.md, one per kind
// of effect, from games/fifth-edition/examples/effects.json, which a test runs with the engine. Text outside of the
// markers is handwritten. With --check it writes nothing, and exits with 1 if the page is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PAGE = 'docs/guides/write-content.md';
const EXAMPLES = 'games/fifth-edition/examples/effects.json';
const BEGIN = '<!-- examples -->';
const END = '<!-- /examples -->';

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exit(main(fileURLToPath(new URL('..', import.meta.url)), process.argv.includes('--check')));
}

/** Writes or checks the page; returns the exit code. */
export function main(root, isCheck) {
  const file = join(root, PAGE);
  const { examples } = JSON.parse(readFileSync(join(root, EXAMPLES), 'utf8'));
  const page = readFileSync(file, 'utf8');
  const wanted = pageWith(page, examples);
  if (isCheck && wanted !== page) {
    console.error(`${PAGE} is stale: run node scripts/write-content-guide.mjs`);
    return 1;
  }
  if (!isCheck) writeFileSync(file, wanted);
  console.log(`${PAGE}: ${examples.length} kinds of effect, each with a worked example`);
  return 0;
}

/** Returns the page with the examples between its markers. */
export function pageWith(page, examples) {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`${PAGE} has no ${BEGIN} before ${END}`);
  const body = examples.map(exampleText).join('\n\n');
  return `${page.slice(0, begin)}${BEGIN}\n\n${body}\n\n${page.slice(end)}`;
}

function exampleText({ kind, what, given, effect, path, before, after }) {
  const place = path.startsWith('sheet.') ? path.slice('sheet.'.length) : path;
  const dressed = given === undefined ? '' : ` With ${given.items.map((item) => `\`${item}\``).join(', ')} on,`;
  const lead = dressed === '' ? 'On the sheet' : `${dressed.trim()} on the sheet`;
  return [
    `### ${kind}`,
    what,
    `\`\`\`json\n${jsonText(effect)}\n\`\`\``,
    `${lead}: ${changeText(place, before, after)}`,
  ].join('\n\n');
}

function changeText(place, before, after) {
  if (!Array.isArray(after)) return `\`${place}\` was ${valueText(before)} and is ${valueText(after)}.`;
  const added = after.map((each) => `\`${each}\``).join(', ');
  const removed = before.map((each) => `\`${each}\``).join(', ');
  return [`\`${place}\` has ${added} besides`, removed && `no longer has ${removed}`]
    .filter(Boolean)
    .join(' and ')
    .concat('.');
}

function valueText(value) {
  return value === null ? 'not there' : `\`${value}\``;
}

/** Formats JSON on one line if it fits. */
function jsonText(value) {
  const line = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  return line.length <= 110 ? line : JSON.stringify(value, null, 2);
}
