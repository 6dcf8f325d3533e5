import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EDITIONS, type Edition, editionFiles } from '@tessera/fifth-edition';
import { formatProblem, type Problem } from '@tessera/rules';
import { FindingError, UsageError, unknownName } from '@tessera/terminal';
import { type Blueprint, blueprintOf, effectFields, RECORD_TYPES } from './blueprint.ts';
import {
  type CharacterDraft,
  type CharacterRequest,
  draftOf,
  editionsOfPack,
  idOf,
  OWN_PACKS,
  type Place,
  placeOf,
  problemsWith,
} from './draft.ts';
import { type Examples, exampleKey, examplesIn } from './examples.ts';
import { type Interview, readPair } from './interview.ts';
import type { Field } from './schemaFields.ts';

/** Command line arguments. */
export interface GenerateFlags {
  readonly type?: string | undefined;
  readonly source?: string | undefined;
  readonly id?: string | undefined;
  readonly summary?: string | undefined;
  readonly edition?: string | undefined;
  readonly kind?: string | undefined;
  readonly out?: string | undefined;
  readonly override?: boolean | undefined;
  readonly force?: boolean | undefined;
  /** Fields such as `spell=charm-person`, `record.category=origin`, `feature.at=3`. */
  readonly pairs: readonly string[];
}

/** A draft that the loader accepts, with its warnings. */
export interface Composition {
  readonly draft: CharacterDraft;
  readonly wish: CharacterRequest;
  readonly warnings: readonly Problem[];
}

/** Values by field while they are collected. */
type Values = Record<string, unknown>;

/** Owner of a field, by the prefix of its name. */
type Part = 'record' | 'feature' | 'effect';

/**
 * Composes a record from arguments and, with an interview, from answers. Without an interview, throws an error that
 * lists the missing fields.
 */
export async function compose(
  said: GenerateFlags,
  interview: Interview | undefined,
  cwd: string,
): Promise<Composition> {
  const type = said.type ?? (await asked(interview, '--type', typeQuestion));
  const blueprint = blueprintOf(type);
  const name = said.source ?? (await asked(interview, '--source', { text: 'Name', read: named }));
  const id = said.id ?? idOf(name);
  const out = said.out ?? (await interview?.ask({ text: 'Folder of the pack', fallback: HOME, read: String })) ?? HOME;
  const { folder } = freePlace(out, { type, id }, said, cwd);
  const edition = await editionFor(said, folder, interview, cwd);
  const examples = interview && examplesIn(await editionFiles(edition));
  const summary = said.summary ?? (await interview?.ask({ text: 'In one line', read: named }));
  const values = await valuesFor(blueprint, said, interview, examples);
  const overrides = said.override ? `${OWN_PACKS[edition]}:${id}` : undefined;
  const wish: CharacterRequest = { type, id, name, summary, ...values, overrides };
  return settle(wish, { blueprint, edition, out, said, cwd, interview });
}

/** Returns the path of the file; refuses to overwrite an existing one without --force. */
function freePlace(
  out: string,
  wish: Pick<CharacterRequest, 'type' | 'id'>,
  { force }: GenerateFlags,
  cwd: string,
): Place {
  const place = placeOf(out, wish);
  const path = join(place.folder, place.file);
  if (place.file === 'pack.json') throw new UsageError('bad-option', `${path} is where the manifest of the pack goes.`);
  if (existsSync(resolve(cwd, path)) && !force)
    throw new UsageError('bad-option', `${path} is there already; --force writes over it.`);
  return place;
}

const HOME = 'homebrew';

const typeQuestion = {
  text: `Type of record (${RECORD_TYPES.join(', ')})`,
  read: (answer: string) => blueprintOf(answer).type,
};

async function editionFor(
  { edition }: GenerateFlags,
  folder: string,
  interview: Interview | undefined,
  cwd: string,
): Promise<Edition> {
  const ofPack = editionsOfPack(folder, cwd);
  const read = (text: string) => readEdition(text, ofPack ?? EDITIONS);
  if (edition !== undefined) return read(edition);
  const newest = ofPack?.at(-1) ?? NEWEST;
  if (ofPack?.length === 1) return newest;
  return (await interview?.ask({ text: `Edition (${EDITIONS.join(', ')})`, fallback: newest, read })) ?? newest;
}

const NEWEST = EDITIONS[EDITIONS.length - 1] ?? EDITIONS[0];

async function valuesFor(
  blueprint: Blueprint,
  said: GenerateFlags,
  interview: Interview | undefined,
  examples: Examples | undefined,
): Promise<Record<Part, Values>> {
  const pairs = sorted(said.pairs);
  const record = readPairs(pairs.record, blueprint.fields);
  const feature = readPairs(pairs.feature, blueprint.featureFields);
  if (interview) await askMissing(record, blueprint.fields, blueprint.type, interview, examples);
  const kind = said.kind ?? (await askKind(blueprint, interview));
  const fields = effectFields(blueprint, kind);
  const effect: Values = { kind, ...readPairs(pairs.effect, fields) };
  if (interview) {
    await askMissing(effect, fields, kind, interview, examples);
    const more = fields.filter(({ name }) => name !== 'predicate');
    Object.assign(effect, await interview.askMore(more, (each) => each in effect));
    const predicate = fields.find(({ name }) => name === 'predicate');
    if (predicate && effect.predicate === undefined) await askPredicate(effect, predicate, interview);
  } else {
    refuseMissing([...missingIn(record, blueprint.fields, 'record.'), ...missingIn(effect, fields, '')]);
  }
  return { record, feature, effect };
}

function askKind(blueprint: Blueprint, interview: Interview | undefined): Promise<string> {
  interview?.show('Kinds of effect', [...blueprint.effects.keys()]);
  const read = (answer: string) => effectFields(blueprint, answer) && answer;
  return asked(interview, '--kind', { text: 'Kind of effect', read });
}

async function askPredicate(effect: Values, field: Field, interview: Interview): Promise<void> {
  const text = 'Only when, as JSON such as {"type":"levelAtLeast","value":5}';
  const read = (answer: string) => (answer === NO_PREDICATE ? undefined : field.read(answer));
  const predicate = await interview.ask({ text, fallback: NO_PREDICATE, read });
  if (predicate !== undefined) effect.predicate = predicate;
}

const NO_PREDICATE = 'always';

function missing(values: Values, fields: readonly Field[]): Field[] {
  return fields.filter(({ name, isRequired }) => isRequired && !(name in values));
}

async function askMissing(
  values: Values,
  fields: readonly Field[],
  owner: string,
  interview: Interview,
  examples: Examples | undefined,
): Promise<void> {
  for (const field of missing(values, fields))
    values[field.name] = await interview.askField(field, examples?.get(exampleKey(owner, field.name)));
}

function missingIn(values: Values, fields: readonly Field[], prefix: string): string[] {
  return missing(values, fields).map(({ name, form }) => `${prefix}${name}=<${form}>`);
}

function refuseMissing(forms: readonly string[]): void {
  if (forms.length > 0) throw new UsageError('bad-operands', `Still to be said: ${forms.join(' ')}`);
}

interface Circumstances {
  readonly blueprint: Blueprint;
  readonly edition: Edition;
  readonly out: string;
  readonly said: GenerateFlags;
  readonly cwd: string;
  readonly interview: Interview | undefined;
}

/** Checks the draft with the loader; with an interview, asks again for refused values. */
async function settle(wish: CharacterRequest, circumstances: Circumstances): Promise<Composition> {
  const { blueprint, edition, out, said, cwd, interview } = circumstances;
  const draft = draftOf(wish, edition, freePlace(out, wish, said, cwd), cwd);
  const problems = await problemsWith(draft, cwd);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return { draft, wish, warnings: problems };
  const changed = interview && (await corrected(wish, errors, blueprint, edition, interview));
  if (changed) return settle(changed, circumstances);
  const isTaken = errors.some(({ code }) => code === TAKEN);
  const way = isTaken ? ['--override takes the place of that record, --id gives this one another id.'] : [];
  throw new FindingError('bad-record', ['Nothing was written:', ...errors.map(formatProblem), ...way].join('\n'));
}

const TAKEN = 'E_DUPLICATE_ID';

/** Returns the wish with corrected answers; undefined when no answer would help. */
async function corrected(
  wish: CharacterRequest,
  errors: readonly Problem[],
  blueprint: Blueprint,
  edition: Edition,
  interview: Interview,
): Promise<CharacterRequest | undefined> {
  for (const error of errors) interview.notify(formatProblem(error));
  if (errors.some(({ code }) => code === TAKEN) && wish.overrides === undefined) {
    const id = await interview.ask({
      text: `Another id, or "override" to take the place of ${wish.id}`,
      read: (answer) => (answer === 'override' ? wish.id : idOf(answer)),
    });
    return { ...wish, id, overrides: id === wish.id ? `${OWN_PACKS[edition]}:${id}` : undefined };
  }
  const changed = { ...wish, record: { ...wish.record }, feature: { ...wish.feature }, effect: { ...wish.effect } };
  let isChanged = false;
  for (const path of new Set(errors.map((error) => error.path ?? ''))) {
    const [place, part] = PLACES.find(([each]) => each.test(path)) ?? [];
    const [, name] = place?.exec(path) ?? [];
    const field = part && fieldsOf(blueprint, wish, part).find((each) => each.name === name);
    if (!field) continue;
    changed[part][field.name] = await interview.askField(field);
    isChanged = true;
  }
  return isChanged ? changed : undefined;
}

const PLACES: readonly (readonly [RegExp, Part])[] = [
  [/^records\[0\]\.features\[0\]\.effects\[0\]\.(\w+)/, 'effect'],
  [/^records\[0\]\.features\[0\]\.(\w+)/, 'feature'],
  [/^records\[0\]\.(\w+)/, 'record'],
];

function fieldsOf(blueprint: Blueprint, { effect }: CharacterRequest, part: Part): readonly Field[] {
  if (part === 'effect') return effectFields(blueprint, String(effect.kind));
  return part === 'record' ? blueprint.fields : blueprint.featureFields;
}

function sorted(pairs: readonly string[]): Record<Part, string[]> {
  const found: Record<Part, string[]> = { record: [], feature: [], effect: [] };
  for (const pair of pairs) {
    const part = pair.startsWith('record.') ? 'record' : pair.startsWith('feature.') ? 'feature' : 'effect';
    found[part].push(part === 'effect' ? pair : pair.slice(part.length + 1));
  }
  return found;
}

function readPairs(pairs: readonly string[], fields: readonly Field[]): Values {
  return Object.assign({}, ...pairs.map((pair) => readPair(pair, fields)));
}

function readEdition(text: string, editions: readonly Edition[]): Edition {
  const edition = EDITIONS.find((each) => each === text);
  if (edition === undefined) throw unknownName('bad-option', 'edition', text, EDITIONS);
  if (!editions.includes(edition))
    throw new UsageError('bad-option', `The pack is for ${editions.join(' and ')}, not for ${edition}.`);
  return edition;
}

function named(text: string): string {
  if (text.trim() === '') throw new UsageError('bad-operands', 'A name is a word or more.');
  return text.trim();
}

function asked<T>(
  interview: Interview | undefined,
  flag: string,
  question: { readonly text: string; readonly read: (answer: string) => T },
): Promise<T> {
  if (interview === undefined) throw new UsageError('bad-option', `${flag} is missing.`);
  return interview.ask(question);
}
