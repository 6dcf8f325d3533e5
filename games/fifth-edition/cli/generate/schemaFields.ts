import type { JsonSchema } from '@tessera/rules';
import { UsageError } from '@tessera/terminal';

/** A field of a record or effect, from its schema. */
export interface Field {
  readonly name: string;
  readonly isRequired: boolean;
  /** Readable type: `number or formula`, `known | innate`. */
  readonly form: string;
  readonly about: string;
  /** Parses typed text: JSON, or a plainer form where the schema is unambiguous. */
  read(text: string): unknown;
}

type Schema = JsonSchema | boolean;

/** A location in a schema, with the document that its references resolve to. */
export class SchemaPlace {
  readonly #document: JsonSchema;
  readonly #schema: JsonSchema;

  constructor(document: JsonSchema, schema: Schema = document) {
    this.#document = document;
    this.#schema = followed(document, schema);
  }

  /** Returns the schema of a property. */
  property(name: string): SchemaPlace {
    return new SchemaPlace(this.#document, this.#schema.properties?.[name] ?? {});
  }

  /** Returns the schema of list items. */
  get items(): SchemaPlace {
    const { items } = this.#schema;
    return new SchemaPlace(this.#document, items === undefined || Array.isArray(items) ? {} : items);
  }

  /** Returns the variants of a union by the value of their tag. */
  branches(tag: string): ReadonlyMap<string, SchemaPlace> {
    const places = (this.#schema.oneOf ?? []).map((branch) => new SchemaPlace(this.#document, branch));
    return new Map(places.map((place) => [String(place.property(tag).#schema.const), place]));
  }

  /** Returns the fields of an object, required ones first. */
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

  /** Anything deeper than a list of plain values is JSON, because some schemas are recursive. */
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

  /** Parses a value; throws a UsageError with the expected type. */
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

  /** Parses a list of plain values without brackets: `a, b`. */
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

/** Resolves references completely; keeps a description found on the way. */
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
