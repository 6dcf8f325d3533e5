// `node scripts/spec-coverage.mjs --mutate`: breaks behaviours on purpose and reports whether the cited tests fail.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runMutations } from './mutate.mjs';
import { mutationsFile } from './mutations.mjs';

const USAGE = `node scripts/spec-coverage.mjs --mutate [options]
  --sheet <name>  only the mutations of docs/spec-coverage/mutations/<name>.json
  --only <text>   only mutations whose name or place contains this text (may be repeated)
  --new           only mutations without the outcome "killed"
  --sample <n>    a random sample of so many; records nothing
  --seed <n>      the seed of the sample (today's date)
  --json          one JSON object per mutation on stdout`;

/** Matches a list of strings in indented JSON; a string may contain brackets. */
const LIST_OF_TEXTS = /\[\n\s+("(?:[^"\\]|\\.)*"(?:,\n\s+"(?:[^"\\]|\\.)*")*)\n\s+\]/g;

/** Runs the chosen mutations, records their outcomes beside them and returns the exit code. */
export async function mutateCommand(root, sheets, argv) {
  const options = readOptions(argv);
  if (options.usage) {
    console.error(options.usage);
    return 2;
  }
  const plan = planOf(sheets, options);
  if (options.sample !== undefined) console.error(`${plan.length} mutations, seed ${options.seed}`);
  let done = 0;
  const outcomes = await runMutations(plan, {
    root,
    onOutcome(outcome) {
      done += 1;
      if (options.json) console.log(JSON.stringify(outcome));
      else if (outcome.outcome !== 'killed' || outcome.why !== undefined || process.stderr.isTTY)
        console.error(`[${done}/${plan.length}] ${lineOf(outcome)}`);
      if (options.sample === undefined && outcome.outcome !== 'skipped') record(root, outcome);
    },
  });
  const killed = outcomes.filter(({ outcome }) => outcome === 'killed').length;
  const skipped = outcomes.filter(({ outcome }) => outcome === 'skipped').length;
  console.error(`${killed} of ${outcomes.length} mutations killed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return killed + skipped === outcomes.length ? 0 : 1;
}

function readOptions(argv) {
  const { values } = parseArgs({
    args: argv,
    options: {
      mutate: { type: 'boolean' },
      sheet: { type: 'string' },
      only: { type: 'string', multiple: true },
      new: { type: 'boolean', default: false },
      sample: { type: 'string' },
      seed: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const sample = values.sample === undefined ? undefined : Number(values.sample);
  const seed = values.seed === undefined ? Math.floor(Date.now() / 86_400_000) : Number(values.seed);
  const isRight = Number.isInteger(seed) && (sample === undefined || (Number.isInteger(sample) && sample > 0));
  return values.help || !isRight ? { usage: USAGE } : { ...values, sample, seed };
}

/** Returns the mutations to run, grouped by file, so that each file is transformed once. */
function planOf(sheets, { sheet: wanted, only = [], new: isNew = false, sample, seed = 1 }) {
  const all = sheets
    .filter(({ name }) => wanted === undefined || name === wanted)
    .flatMap((sheet) => sheet.mutations.map((mutation) => ({ sheet, mutation })))
    .filter(({ mutation }) => !isNew || mutation.outcome !== 'killed')
    .filter(
      ({ mutation: { name, place } }) =>
        only.length === 0 || only.some((text) => name.includes(text) || place.includes(text)),
    );
  return sample === undefined ? all : drawn(all, sample, seed);
}

/** Draws a sample without replacement. A linear congruential generator is random enough for this. */
function drawn(all, count, seed) {
  const left = [...all];
  let state = seed >>> 0;
  return Array.from({ length: Math.min(count, all.length) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return left.splice(Math.floor((state / 2 ** 32) * left.length), 1)[0];
  });
}

function lineOf({ sheet, name, outcome, why }) {
  return `${outcome}: ${sheet}, ${name}${why === undefined ? '' : ` (${why})`}`;
}

function record(root, { sheet, name, outcome }) {
  const file = mutationsFile(root, sheet);
  const json = JSON.parse(readFileSync(file, 'utf8'));
  for (const mutation of json.mutations) if (mutation.name === name) mutation.outcome = outcome;
  // Short lists of rows stay on one line, as Biome formats them.
  const text = JSON.stringify(json, null, 2).replace(LIST_OF_TEXTS, (list, items, at, whole) => {
    const line = `[${items.replace(/\n\s+/g, ' ')}]`;
    return at - whole.lastIndexOf('\n', at) + line.length <= 120 ? line : list;
  });
  writeFileSync(file, `${text}\n`);
}
