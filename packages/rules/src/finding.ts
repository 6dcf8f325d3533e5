import type * as z from 'zod';
import { didYouMean, nearestName } from './suggest.ts';

/** A place inside a JSON value: keys and indexes from the top. */
export type JsonPath = readonly (string | number)[];

/** One thing that is wrong with a value, and where in it. */
export interface Finding {
  readonly code: string;
  readonly path: JsonPath;
  readonly message: string;
  readonly expected?: string;
  readonly found?: string;
  readonly hint?: string;
  /** The offending text with a caret under it, where the value is a small language of its own. */
  readonly excerpt?: string;
}

type Issue = z.core.$ZodIssue;
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>;

/**
 * The errors of a schema, said for the author of the content. A message of the form `E_SOME_CODE: text` sets the code, and
 * the text unless it is empty; that is how a refinement in a game's schema names its own. All others are `E_SCHEMA`: what
 * a schema refuses is lost, so it is never a mere warning.
 */
export function findingsOf(error: z.core.$ZodError, input: unknown): Finding[] {
  return settleUnions(error.issues, []).flatMap((issue, _, all) => findings(issue, input, all));
}

/** `effects[0].value`; a key that is no plain word is quoted. */
export function formatPath(path: JsonPath): string {
  let text = '';
  for (const step of path) {
    if (typeof step === 'number') text += `[${step}]`;
    else if (/^[\w$-]+$/.test(step)) text += text === '' ? step : `.${step}`;
    else text += `[${JSON.stringify(step)}]`;
  }
  return text;
}

/** A value as an author would point at it. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 39)}…` : value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** For the `error` of a discriminated union: an unknown tag gets this code instead of `E_SCHEMA`. */
export function unknownTag(code: string): z.core.$ZodErrorMap<z.core.$ZodIssueInvalidUnion> {
  return (issue) => (issue.code === 'invalid_union' && issue.discriminator ? `${code}:` : undefined);
}

/** A union fails with the errors of every branch; the author wants those of the branch that was meant. */
function settleUnions(issues: readonly Issue[], prefix: readonly PropertyKey[]): Issue[] {
  return issues.flatMap((issue) => {
    const placed = { ...issue, path: [...prefix, ...issue.path] };
    if (placed.code !== 'invalid_union' || placed.errors.length === 0) return [placed];
    const branches = placed.errors.map((branch) => settleUnions(branch, placed.path));
    const meant = branches.filter((branch) => !branch.some((each) => isMismatch(each, placed.path.length)));
    if (meant.length === 0) return [placed];
    return meant.reduce((best, branch) => (closeness(branch) > closeness(best) ? branch : best));
  });
}

/** Whether the branch wants another type altogether. */
function isMismatch(issue: Issue, depth: number): boolean {
  return issue.code === 'invalid_type' && issue.path.length === depth;
}

function closeness(branch: readonly Issue[]): number {
  return Math.max(...branch.map((issue) => issue.path.length)) - branch.length / 1000;
}

function findings(issue: Issue, input: unknown, all: readonly Issue[]): Finding[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(issue, key, input, all));
  const path = jsonPath(issue.path);
  const value = valueAt(input, path);
  const [, code = 'E_SCHEMA', text = ''] = /^(E_[A-Z_]+):\s*(.*)$/s.exec(issue.message) ?? [];
  const expected = expectation(issue);
  const found = describeValue(value);
  if (expected === undefined) return [{ code, path, message: text || issue.message, found, ...detailsOf(issue) }];
  if (text !== '') return [{ code, path, message: text, expected, found }];
  const hint = typeof value === 'string' ? didYouMean(nearestName(value, optionsOf(issue))) : undefined;
  return [{ code, path, message: `expected ${expected}, found ${found}.`, expected, found, ...(hint && { hint }) }];
}

function unknownKey(issue: Issue, key: string, input: unknown, all: readonly Issue[]): Finding {
  const path = jsonPath([...issue.path, key]);
  const missing = all.filter((other) => other.path.length === path.length && isMissing(other, input));
  const hint = didYouMean(
    nearestName(
      key,
      missing.map((other) => String(other.path.at(-1))),
    ),
  );
  const found = `"${key}"`;
  return { code: 'E_SCHEMA', path, message: `${found} is not a field here.`, found, ...(hint && { hint }) };
}

function isMissing(issue: Issue, input: unknown): boolean {
  return valueAt(input, jsonPath(issue.path)) === undefined;
}

function expectation(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES.get(issue.expected) ?? issue.expected;
    case 'invalid_value':
    case 'invalid_union':
      return anyOfThese(issue);
    case 'too_small':
      return `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${unitOf(issue)}`;
    case 'too_big':
      return `${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}${unitOf(issue)}`;
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return issue.pattern === undefined ? issue.format : `text that matches ${issue.pattern}`;
    default:
      return undefined;
  }
}

function anyOfThese(issue: IssueOf<'invalid_value' | 'invalid_union'>): string {
  const options = optionsOf(issue).map((option) => `"${option}"`);
  if (options.length > LONGEST_LIST) return `one of ${options.length} names such as ${options.slice(0, 3).join(', ')}`;
  if (options.length > 0) return `${options.length > 1 ? 'one of ' : ''}${options.join(', ')}`;
  if (issue.code === 'invalid_value') return issue.values.map(String).join(' or ');
  const types = issue.errors.flat().map((inner) => expectation(inner) ?? inner.message);
  return [...new Set(types)].join(' or ');
}

/** A longer list of options helps nobody. */
const LONGEST_LIST = 12;

function optionsOf(issue: Issue): string[] {
  const options = issue.code === 'invalid_value' ? issue.values : 'options' in issue ? (issue.options ?? []) : [];
  return options.filter((option) => typeof option === 'string');
}

function unitOf(issue: IssueOf<'too_small' | 'too_big'>): string {
  if (issue.origin === 'string') return ' characters';
  return issue.origin === 'array' || issue.origin === 'set' ? ' items' : '';
}

const TYPES: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'an object'],
  ['record', 'an object'],
]);

/** What a field of this package adds to its message: see `formulaField`. */
function detailsOf(issue: Issue): Pick<Finding, 'expected' | 'hint' | 'excerpt'> {
  const { expected, hint, excerpt }: Record<string, unknown> = (issue.code === 'custom' && issue.params) || {};
  return {
    ...(typeof expected === 'string' && { expected }),
    ...(typeof hint === 'string' && { hint }),
    ...(typeof excerpt === 'string' && { excerpt }),
  };
}

function jsonPath(path: readonly PropertyKey[]): JsonPath {
  return path.map((step) => (typeof step === 'number' ? step : String(step)));
}

function valueAt(input: unknown, path: JsonPath): unknown {
  let value = input;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = Object.getOwnPropertyDescriptor(value, step)?.value;
  }
  return value;
}
