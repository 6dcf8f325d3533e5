import type { JsonSchema } from '@tessera/rules';
import { UsageError } from '@tessera/terminal';

/** One thing a record or an effect may say, as its schema has it. */
export interface Field {
  readonly name: string;
  readonly isRequired: boolean;
  /** What may stand there, in words: `number or formula`, `known | innate`. */
  readonly form: string;
  readonly about: string;
  /** A value from what somebody typed: JSON, or plainer where the schema leaves no doubt. */
  read(text: string): unknown;
}

type Schema = JsonSchema | boolean;

/** A place in a schema, with the document that its references lead into. */
export class SchemaPlace {
  readonly #document: JsonSchema;
  readonly #schema: JsonSchema;

  constructor(document: JsonSchema, schema: Schema = document) {
    this.#document = document;
    this.#schema = followed(document, schema);
  }

  /** What stands under a key. */
  property(name: string): SchemaPlace {
    return new SchemaPlace(this.#document, this.#schema.properties?.[name] ?? {});
  }

  /** What a list holds. */
  get items(): SchemaPlace {
    const { items } = this.#schema;
    return new SchemaPlace(this.#document, items === undefined || Array.isArray(items) ? {} : items);
  }

  /** The alternatives of a union by the word that tells them apart. */
  branches(tag: string): ReadonlyMap<string, SchemaPlace> {
    const places = (this.#schema.oneOf ?? []).map((branch) => new SchemaPlace(this.#document, branch));
    return new Map(places.map((place) => [String(place.property(tag).#schema.const), place]));
  }

  /** What an object may say, what it must say first. */
  get fields(): readonly Field[] {
    const { properties = {}, required = [] } = this.#schema;
    const fields = Object.keys(properties).map((name): Field => {
      const place = this.property(name);
      const { form, about } = place;
      return { name, isRequired: required.includes(name), form, about, read: (text) => place.#read(text, name) };
    });
    return fields.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
  }

  get about(): string {
    return this.#schema.description ?? '';
  }

  get form(): string {
    return this.#formWithin(DEEPEST_FORM);
  }

  /** What nests deeper than a list of plain things is JSON; some of it has no end. */
  #formWithin(depth: number): string {
    const { enum: options, const: fixed, type, anyOf } = this.#schema;
    if (fixed !== undefined) return String(fixed);
    if (options) return options.join(' | ');
    if (depth === 0) return 'JSON';
    if (anyOf) {
      const forms = anyOf.map((each) => new SchemaPlace(this.#document, each).#formWithin(depth - 1));
      return [...new Set(forms)].join(' or ');
    }
    if (type === 'array') {
      const form = this.items.#formWithin(depth - 1);
      return form.includes('JSON') ? 'JSON' : `list of ${form}`;
    }
    return typeof type === 'string' ? (WORDS[type] ?? type) : 'JSON';
  }

  /** Throws a UsageError that says what was expected. */
  #read(text: string, name: string): unknown {
    const value = this.#value(text);
    if (value !== undefined) return value;
    throw new UsageError('bad-operands', `${name}: expected ${this.form}, found "${text}".`);
  }

  #value(text: string): unknown {
    const { enum: options, const: fixed, type, anyOf } = this.#schema;
    if (fixed !== undefined) return String(fixed) === text ? fixed : undefined;
    if (options) return options.find((option) => String(option) === text);
    if (anyOf) {
      const read = anyOf.map((each) => new SchemaPlace(this.#document, each).#value(text));
      return read.find((value) => value !== undefined);
    }
    if (type === 'string') return text;
    const json = jsonIn(text);
    if (type === 'array') return Array.isArray(json) ? json : this.#listed(text);
    if (type === 'number' || type === 'integer') return typeof json === 'number' ? json : undefined;
    if (type === 'boolean') return YES_NO.get(text.toLowerCase());
    return json;
  }

  /** `a, b`: a list of plain things without brackets. */
  #listed(text: string): unknown {
    if (this.items.form.includes('JSON')) return undefined;
    const values = text.split(',').map((part) => this.items.#value(part.trim()));
    return values.includes(undefined) ? undefined : values;
  }
}

const DEEPEST_FORM = 3;

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'yes | no',
  object: 'JSON',
};

const YES_NO: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
]);

/** References are followed to their end; a description on the way counts. */
function followed(document: JsonSchema, schema: Schema): JsonSchema {
  if (typeof schema === 'boolean') return {};
  const { $ref, ...rest } = schema;
  if ($ref === undefined) return schema;
  const name = $ref.replace('#/$defs/', '');
  return { ...followed(document, document.$defs?.[name] ?? {}), ...rest };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
