import { type Fields, isFields } from '../pack/draft.ts';

/** A form node: the shape of a value. */
export type SchemaNode =
  | { readonly kind: 'text'; readonly suggestions: readonly string[]; readonly long: boolean }
  | {
      readonly kind: 'number';
      readonly whole: boolean;
      readonly min: number | undefined;
      readonly max: number | undefined;
    }
  /** A number or a formula. */
  | { readonly kind: 'formula' }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'list'; readonly item: Lazy }
  | { readonly kind: 'object'; readonly fields: readonly SchemaField[] }
  /** A map with free keys. */
  | { readonly kind: 'table'; readonly value: Lazy }
  /** One of several shapes, distinguished by a tag field. */
  | { readonly kind: 'variants'; readonly tag: string; readonly options: readonly Variant[] }
  /** One of several shapes without a tag. */
  | { readonly kind: 'either'; readonly options: readonly SchemaNode[] }
  /** Any JSON value. */
  | { readonly kind: 'any' };

/** Predicate schemas are recursive, so children are created when they are shown. */
type Lazy = () => SchemaNode;

export interface SchemaField {
  readonly name: string;
  readonly description: string | undefined;
  readonly required: boolean;
  readonly node: Lazy;
}

export interface Variant {
  readonly value: string;
  readonly fields: readonly SchemaField[];
}

/** Returns the form for records of a content file, from its JSON Schema. */
export function recordForm(schema: unknown): SchemaNode {
  const root = fieldsOf(schema);
  const records = fieldsOf(fieldsOf(root.properties).records);
  return nodeOf(records.items, root);
}

/** Returns the form of a complete schema. */
export function wholeForm(schema: unknown): SchemaNode {
  return nodeOf(schema, fieldsOf(schema));
}

/** Returns a new value of a shape: every required field with an empty value. */
export function emptyOf(node: SchemaNode): unknown {
  switch (node.kind) {
    case 'text':
      return '';
    case 'number':
      return Math.max(node.min ?? 0, 0);
    case 'formula':
      return 1;
    case 'flag':
      return true;
    case 'choice':
      return node.options[0] ?? '';
    case 'list':
      return [];
    case 'object':
      return emptyFields(node.fields);
    case 'table':
      return {};
    case 'variants': {
      const [first] = node.options;
      return first === undefined ? {} : emptyVariant(node.tag, first);
    }
    case 'either': {
      const [first] = node.options;
      return first === undefined ? '' : emptyOf(first);
    }
    case 'any':
      return '';
  }
}

/** Returns a new value of a variant. */
export function emptyVariant(tag: string, { value, fields }: Variant): Fields {
  return { [tag]: value, ...emptyFields(fields.filter(({ name }) => name !== tag)) };
}

function emptyFields(fields: readonly SchemaField[]): Fields {
  return Object.fromEntries(fields.filter(({ required }) => required).map(({ name, node }) => [name, emptyOf(node())]));
}

/** Returns the index of the shape that a value has. */
export function shapeOf(value: unknown, options: readonly SchemaNode[]): number {
  const found = options.findIndex((option) => fits(value, option));
  return Math.max(0, found);
}

function fits(value: unknown, { kind }: SchemaNode): boolean {
  switch (kind) {
    case 'text':
    case 'choice':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'formula':
      return typeof value === 'number' || typeof value === 'string';
    case 'flag':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value);
    case 'object':
    case 'table':
    case 'variants':
      return isFields(value);
    default:
      return true;
  }
}

function nodeOf(schema: unknown, root: Fields): SchemaNode {
  const found = resolved(schema, root);
  const branches = listOf(found.oneOf ?? found.anyOf).map((branch) => resolved(branch, root));
  if (branches.length > 0) return unionOf(branches, root);
  if (Array.isArray(found.enum)) return { kind: 'choice', options: found.enum.map(String) };
  if (typeof found.const === 'string') return { kind: 'choice', options: [found.const] };
  switch (found.type) {
    case 'string':
      return { kind: 'text', suggestions: [], long: Number(found.maxLength ?? 0) > LONG_TEXT };
    case 'number':
    case 'integer':
      return { kind: 'number', whole: found.type === 'integer', min: bound(found.minimum), max: bound(found.maximum) };
    case 'boolean':
      return { kind: 'flag' };
    case 'array':
      return { kind: 'list', item: () => nodeOf(found.items, root) };
    case 'object':
      if (found.properties === undefined)
        return { kind: 'table', value: () => nodeOf(found.additionalProperties, root) };
      return { kind: 'object', fields: fieldsIn(found, root) };
    default:
      return { kind: 'any' };
  }
}

/** Texts with a higher limit get several lines. */
const LONG_TEXT = 200;

function unionOf(branches: readonly Fields[], root: Fields): SchemaNode {
  const variants = variantsOf(branches, root);
  if (variants !== undefined) return variants;
  const nodes = branches.map((branch) => nodeOf(branch, root));
  const kinds = new Set(nodes.map(({ kind }) => kind));
  // A number or text is a formula; a text with fixed names or a placeholder is a text with suggestions.
  if (nodes.every(isFormulaPart))
    return kinds.has('number') || kinds.has('formula') ? { kind: 'formula' } : textOf(nodes);
  return { kind: 'either', options: nodes };
}

function isFormulaPart({ kind }: SchemaNode): boolean {
  return kind === 'number' || kind === 'text' || kind === 'choice' || kind === 'formula';
}

function textOf(nodes: readonly SchemaNode[]): SchemaNode {
  const options = nodes.flatMap((node) => (node.kind === 'choice' ? node.options : []));
  const isClosed = nodes.every(({ kind }) => kind === 'choice');
  return isClosed ? { kind: 'choice', options } : { kind: 'text', suggestions: options, long: false };
}

/** Returns the variants of a union tagged by `kind` or `type`. */
function variantsOf(branches: readonly Fields[], root: Fields): SchemaNode | undefined {
  for (const tag of ['kind', 'type']) {
    const options = branches.flatMap((branch): Variant[] => {
      const own = resolved(fieldsOf(branch.properties)[tag], root);
      const values = typeof own.const === 'string' ? [own.const] : listOf(own.enum).map(String);
      return values.map((value) => ({ value, fields: fieldsIn(branch, root) }));
    });
    if (options.length >= branches.length) return { kind: 'variants', tag, options };
  }
  return undefined;
}

function fieldsIn(schema: Fields, root: Fields): SchemaField[] {
  const required = listOf(schema.required);
  return Object.entries(fieldsOf(schema.properties)).map(([name, property]) => {
    const own = fieldsOf(property);
    const description = own.description ?? resolved(property, root).description;
    return {
      name,
      description: typeof description === 'string' ? description : undefined,
      required: required.includes(name),
      node: () => nodeOf(property, root),
    };
  });
}

/** Resolves `$ref`. */
function resolved(schema: unknown, root: Fields): Fields {
  let found = fieldsOf(schema);
  for (let hops = 0; typeof found.$ref === 'string' && hops < MAX_HOPS; hops++) {
    const name = found.$ref.slice(found.$ref.lastIndexOf('/') + 1);
    found = found.$ref === '#' ? root : fieldsOf(fieldsOf(root.$defs)[name]);
  }
  return found;
}

const MAX_HOPS = 16;

function bound(value: unknown): number | undefined {
  return typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;
}

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
