import { editorSchemas } from '@tessera/fifth-edition';
import { expect, it } from 'vitest';
import { de } from '../../texts/de/index.ts';
import { en } from '../../texts/en/index.ts';
import { formOfKind, manifestForm } from './form/forms.ts';
import type { SchemaField, SchemaNode } from './form/schemaTree.ts';
import { MANIFEST_PATH } from './pack/draft.ts';

/** Depth limit for recursive schemas; deeper levels contain nothing new. */
const DEEPEST = 7;

interface Named {
  readonly field: Set<string>;
  readonly kind: Set<string>;
  readonly option: Set<string>;
}

/** Collects all names of a form. */
function collect(node: SchemaNode, named: Named, depth = 0): void {
  if (depth > DEEPEST) return;
  const within = (fields: readonly SchemaField[]) => {
    for (const field of fields) {
      named.field.add(field.name);
      collect(field.node(), named, depth + 1);
    }
  };
  switch (node.kind) {
    case 'object':
      within(node.fields);
      break;
    case 'variants':
      named.field.add(node.tag);
      for (const { value, fields } of node.options) {
        named.kind.add(value);
        within(fields.filter(({ name }) => name !== node.tag));
      }
      break;
    case 'list':
      collect(node.item(), named, depth + 1);
      break;
    case 'table':
      collect(node.value(), named, depth + 1);
      break;
    case 'either':
      for (const option of node.options) collect(option, named, depth + 1);
      break;
    case 'choice':
      for (const option of node.options) named.option.add(option);
  }
}

const named: Named = { field: new Set(), kind: new Set(), option: new Set() };
for (const file of Object.keys(editorSchemas())) {
  collect(file === MANIFEST_PATH ? manifestForm() : formOfKind(file.replace('.json', '')), named);
}

it.each([
  ['English', en],
  ['German', de],
] as const)('texts have a name for every field, kind and option of the forms in %s', (_, { studioForm }) => {
  expect(named.field.size).toBeGreaterThan(200);
  for (const part of ['field', 'kind', 'option'] as const) {
    const words: Readonly<Record<string, unknown>> = studioForm[part];
    expect([...named[part]].filter((name) => typeof words[name] !== 'string')).toEqual([]);
  }
});

it('texts have no name for a field, kind or option that does not exist', () => {
  for (const part of ['field', 'kind', 'option'] as const) {
    expect(Object.keys(en.studioForm[part]).filter((name) => !named[part].has(name))).toEqual([]);
  }
});
