import type { Json } from '@tessera/kernel';

/** A field of a form, as described by a JSON Schema. */
export type FormField =
  | (Named & { readonly kind: 'choice'; readonly options: readonly FormOption[]; readonly initial: string })
  | (Named & {
      readonly kind: 'choices';
      readonly options: readonly FormOption[];
      readonly initial: readonly string[];
    } & Count)
  | (Named & { readonly kind: 'number'; readonly whole: boolean; readonly initial: number } & Range)
  | (Named & { readonly kind: 'flag'; readonly initial: boolean })
  /** An optional value, initially unset, which differs from all its values. */
  | (Named & { readonly kind: 'maybe'; readonly values: readonly (number | boolean)[] })
  | (Named & { readonly kind: 'text'; readonly initial: string } & Length)
  | (Named & { readonly kind: 'group'; readonly fields: readonly FormField[] })
  /** A property that a form cannot edit; it keeps its default. */
  | (Named & { readonly kind: 'fixed'; readonly initial: Json | undefined });

/** An option, and its label in the schema under `labels`. */
export interface FormOption {
  readonly value: string;
  readonly label?: string;
}

interface Named {
  readonly name: string;
  readonly title: string;
  readonly description?: string;
}
interface Range {
  readonly min?: number;
  readonly max?: number;
}
interface Count {
  readonly least: number;
  readonly most?: number;
}
interface Length {
  readonly least: number;
  readonly most?: number;
  readonly pattern?: string;
}

/** The values of a form by field name. */
export type FormValue = Readonly<Record<string, Json>>;

/** A problem of a field: a message code and its numbers. */
export interface FormProblem {
  /** Names from the outermost group to the field. */
  readonly path: readonly string[];
  readonly code: ProblemCode;
  readonly params: Readonly<Record<string, number>>;
}

export const PROBLEM_CODES = [
  'not-an-option',
  'not-a-number',
  'not-whole',
  'too-low',
  'too-high',
  'too-few',
  'too-many',
  'too-short',
  'too-long',
  'wrong-form',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Builds the form of a JSON Schema: one field per property of the object. */
export function formOf(schema: unknown): readonly FormField[] {
  const { properties, required } = recordOf(schema);
  return Object.entries(recordOf(properties)).map(([name, property]) => {
    const values = Array.isArray(required) && required.includes(name) ? undefined : unsaidValues(recordOf(property));
    return values ? { ...namedOf(name, recordOf(property)), kind: 'maybe', values } : fieldOf(name, property);
  });
}

/** Returns the initial values of a form. */
export function defaultsOf(form: readonly FormField[]): FormValue {
  const entries = form.flatMap((field): (readonly [string, Json])[] => {
    if (field.kind === 'maybe') return [];
    if (field.kind === 'group') return [[field.name, { ...defaultsOf(field.fields) }]];
    return field.initial === undefined ? [] : [[field.name, copyOf(field.initial)]];
  });
  return Object.fromEntries(entries);
}

/** A longer list of values is not offered as a choice. */
const LONGEST_LIST = 12;

/** Returns the values of an optional property without a default, if they are few enough to be listed. */
function unsaidValues(schema: Fields): readonly (number | boolean)[] | undefined {
  if (schema.default !== undefined) return undefined;
  if (schema.type === 'boolean') return [true, false];
  const [min, max] = [numberOf(schema.minimum), numberOf(schema.maximum)];
  if (schema.type !== 'integer' || !isBound(min) || !isBound(max) || max - min >= LONGEST_LIST) return undefined;
  return Array.from({ length: max - min + 1 }, (_, n) => min + n);
}

function fieldOf(name: string, property: unknown): FormField {
  const schema = recordOf(property);
  const named = namedOf(name, schema);
  // The only value that a property may have is no choice.
  if (schema.const !== undefined) return { ...named, kind: 'fixed', initial: jsonOf(schema.default) };
  const options = optionsOf(schema);
  if (options) return { ...named, kind: 'choice', options, initial: textOf(schema.default) ?? options[0]?.value ?? '' };
  if (schema.type === 'boolean') return { ...named, kind: 'flag', initial: schema.default === true };
  if (schema.type === 'integer' || schema.type === 'number') return numberField(named, schema);
  if (schema.type === 'string') {
    return { ...named, kind: 'text', initial: textOf(schema.default) ?? '', ...lengthOf(schema) };
  }
  if (schema.type === 'object' && schema.properties !== undefined) {
    return { ...named, kind: 'group', fields: formOf(schema) };
  }
  const choices = schema.type === 'array' ? optionsOf(recordOf(schema.items)) : undefined;
  if (choices) {
    const initial = Array.isArray(schema.default) ? schema.default.filter((value) => typeof value === 'string') : [];
    return { ...named, kind: 'choices', options: choices, initial, ...countOf(schema) };
  }
  return { ...named, kind: 'fixed', initial: jsonOf(schema.default) };
}

function namedOf(name: string, schema: Fields): Named {
  const description = textOf(schema.description);
  return { name, title: textOf(schema.title) ?? titleOf(name), ...(description !== undefined && { description }) };
}

/** Converts `alertModifier` to "Alert modifier". */
function titleOf(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function numberField(named: Named, schema: Fields): FormField {
  const [min, max] = [numberOf(schema.minimum), numberOf(schema.maximum)];
  const initial = numberOf(schema.default) ?? Math.max(min ?? 0, Math.min(max ?? 0, 0));
  // An integer schema has technical bounds even if the author set none; those do not help a user.
  const range = { ...(isBound(min) && { min }), ...(isBound(max) && { max }) };
  return { ...named, kind: 'number', whole: schema.type === 'integer', initial, ...range };
}

function isBound(value: number | undefined): value is number {
  return value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;
}

/** Returns the options of an enumeration, in any of its notations. */
function optionsOf(schema: Fields): readonly FormOption[] | undefined {
  const branches = schema.oneOf ?? schema.anyOf;
  const values = Array.isArray(branches) ? branches.map((branch) => recordOf(branch).const) : schema.enum;
  if (!Array.isArray(values) || !values.every(isText)) return undefined;
  const labels = recordOf(schema.labels);
  return values.map((value) => {
    const label = textOf(labels[value]);
    return label === undefined ? { value } : { value, label };
  });
}

function countOf(schema: Fields): Count {
  const most = numberOf(schema.maxItems);
  return { least: numberOf(schema.minItems) ?? 0, ...(most !== undefined && { most }) };
}

function lengthOf(schema: Fields): Length {
  const [most, pattern] = [numberOf(schema.maxLength), textOf(schema.pattern)];
  return {
    least: numberOf(schema.minLength) ?? 0,
    ...(most !== undefined && { most }),
    ...(pattern !== undefined && { pattern }),
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** Schemas are external input: anything but an object has no fields. */
function recordOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}
function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isText(value: unknown): value is string {
  return typeof value === 'string';
}
function textOf(value: unknown): string | undefined {
  return isText(value) ? value : undefined;
}
function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** Returns a value if it is plain JSON. */
function jsonOf(value: unknown): Json | undefined {
  if (value === null || typeof value === 'boolean' || typeof value === 'number' || isText(value)) return value;
  if (Array.isArray(value)) return value.flatMap((item) => jsonOf(item) ?? []);
  if (!isFields(value)) return undefined;
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const json = jsonOf(item);
    return json === undefined ? [] : [[key, json] as const];
  });
  return Object.fromEntries(entries);
}

function copyOf(value: Json | readonly string[]): Json {
  return Array.isArray(value) ? [...value] : structuredClone(value);
}
