import type * as z from 'zod';
import {
  type FormattedIssue,
  formatIssue,
  type IssueText,
  problem,
  problemText,
  readSchemaError,
} from './issueText.ts';
import type { Label, NestedMessage } from './message.ts';
import { nearestName } from './nearestName.ts';
import { suggestion } from './suggest.ts';

/** A path inside a JSON value: keys and indices from the top. */
export type JsonPath = readonly (string | number)[];

/** A problem with a value, and its path. */
export interface Finding {
  readonly code: string;
  readonly path: JsonPath;
  /** In English. */
  readonly message: string;
  readonly expected?: string;
  readonly found?: string;
  readonly hint?: string;
  /** The untranslated message, for other languages. */
  readonly said?: IssueText;
  /** The invalid text with a caret under it, for values in an embedded language such as formulas. */
  readonly excerpt?: string;
}

type Issue = z.core.$ZodIssue;
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>;

/**
 * Converts the errors of a schema to findings for the author of the content. A message by `schemaError` contains the
 * finding; one of the form `E_SOME_CODE:` sets its code, so that a game can define codes. All others are `E_SCHEMA`. A
 * rejected value is lost, so a finding is never a mere warning.
 */
export function findingsOf(error: z.core.$ZodError, input: unknown): Finding[] {
  return settleUnions(error.issues, []).flatMap((issue, _, all) => findings(issue, input, all));
}

/** Formats a path: `effects[0].value`; a key that is not a plain word is quoted. */
export function formatPath(path: JsonPath): string {
  let text = '';
  for (const step of path) {
    if (typeof step === 'number') text += `[${step}]`;
    else if (/^[\w$-]+$/.test(step)) text += text === '' ? step : `.${step}`;
    else text += `[${JSON.stringify(step)}]`;
  }
  return text;
}

/** Formats a value for an error message. */
export function pointedOut(value: unknown): Label {
  if (value === undefined) return problem('nothing');
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 39)}…` : value);
  if (Array.isArray(value)) return problem('list-of', { count: value.length });
  return typeof value === 'object' && value !== null ? problem('object') : String(value);
}

/** For the `error` of a discriminated union: an unknown tag gets this code instead of `E_SCHEMA`. */
export function unknownTag(code: string): z.core.$ZodErrorMap<z.core.$ZodIssueInvalidUnion> {
  return (issue) => (issue.code === 'invalid_union' && issue.discriminator ? `${code}:` : undefined);
}

/** A union fails with the errors of every branch; keeps those of the branch that the author meant. */
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

/** Whether the branch expects a different type altogether. */
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
  const found = pointedOut(value);
  const own = readSchemaError(issue.message);
  if (own !== undefined) return [{ code: own.code, path, ...withFound(own.issue, found) }];
  const [, code = 'E_SCHEMA', text = ''] = /^(E_[A-Z_]+):\s*(.*)$/s.exec(issue.message) ?? [];
  const expected = expectation(issue);
  if (expected === undefined) return [{ code, path, ...custom(issue, text || issue.message, found) }];
  const hint = typeof value === 'string' ? suggestion(nearestName(value, optionsOf(issue))) : undefined;
  const message = problem('expected-found', { expected, found });
  return [{ code, path, ...formatIssue({ message, expected, found, hint }) }];
}

function withFound(issue: FormattedIssue, found: Label): FormattedIssue {
  return { ...issue, found: problemText(found), said: { ...issue.said, found } };
}

function unknownKey(issue: Issue, key: string, input: unknown, all: readonly Issue[]): Finding {
  const path = jsonPath([...issue.path, key]);
  const missing = all.filter((other) => other.path.length === path.length && isMissing(other, input));
  const hint = suggestion(
    nearestName(
      key,
      missing.map((other) => String(other.path.at(-1))),
    ),
  );
  const found = `"${key}"`;
  return { code: 'E_SCHEMA', path, ...formatIssue({ message: problem('not-a-field', { found }), found, hint }) };
}

function isMissing(issue: Issue, input: unknown): boolean {
  return valueAt(input, jsonPath(issue.path)) === undefined;
}

function expectation(issue: Issue): Label | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES.get(issue.expected) ?? issue.expected;
    case 'invalid_value':
    case 'invalid_union':
      return anyOfThese(issue);
    case 'too_small':
      return problem(issue.inclusive ? 'at-least' : 'more-than', { n: String(issue.minimum), unit: unitOf(issue) });
    case 'too_big':
      return problem(issue.inclusive ? 'at-most' : 'less-than', { n: String(issue.maximum), unit: unitOf(issue) });
    case 'not_multiple_of':
      return problem('multiple-of', { n: issue.divisor });
    case 'invalid_format':
      return issue.pattern === undefined ? issue.format : problem('text-matching', { pattern: issue.pattern });
    default:
      return undefined;
  }
}

function anyOfThese(issue: IssueOf<'invalid_value' | 'invalid_union'>): Label {
  const options = optionsOf(issue).map((option) => `"${option}"`);
  if (options.length > LONGEST_LIST)
    return problem('one-of-many', { count: options.length, options: options.slice(0, 3) });
  if (options.length > 1) return problem('one-of', { options });
  if (options[0] !== undefined) return options[0];
  if (issue.code === 'invalid_value') return eitherOf(issue.values.map(String));
  const types = issue.errors.flat().map((inner) => expectation(inner) ?? inner.message);
  // Removes duplicates.
  return eitherOf([...new Map(types.map((type) => [problemText(type), type])).values()]);
}

function eitherOf([first = '', ...rest]: readonly Label[]): Label {
  return rest.length === 0 ? first : problem('or', { first, rest: eitherOf(rest) });
}

/** A longer list of options is not helpful. */
const LONGEST_LIST = 12;

function optionsOf(issue: Issue): string[] {
  const options = issue.code === 'invalid_value' ? issue.values : 'options' in issue ? (issue.options ?? []) : [];
  return options.filter((option) => typeof option === 'string');
}

function unitOf(issue: IssueOf<'too_small' | 'too_big'>): Label {
  if (issue.origin === 'string') return problem('characters');
  return issue.origin === 'array' || issue.origin === 'set' ? problem('items') : '';
}

const TYPES: ReadonlyMap<string, NestedMessage> = new Map([
  ['string', problem('text')],
  ['number', problem('number')],
  ['int', problem('whole-number')],
  ['boolean', problem('boolean')],
  ['array', problem('list')],
  ['object', problem('object')],
  ['record', problem('object')],
]);

/** Parameters that a custom check may add to its issue: the untranslated message and the expected value. */
interface CustomParams {
  readonly expected?: unknown;
  readonly said?: Pick<IssueText, 'message' | 'hint'>;
  readonly excerpt?: unknown;
}

/** Returns the finding of a custom check, with the additions of this package's fields; see `formulaField`. */
function custom(issue: Issue, message: string, found: Label): Omit<Finding, 'code' | 'path'> {
  const { expected, said, excerpt }: CustomParams = (issue.code === 'custom' && issue.params) || {};
  const wanted =
    expected === 'formula-for-number' || expected === 'formula-for-condition' ? problem(expected) : undefined;
  return {
    ...formatIssue({ message: said?.message ?? message, expected: wanted, found, hint: said?.hint }),
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
