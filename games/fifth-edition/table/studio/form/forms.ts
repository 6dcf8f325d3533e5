import { editorSchemas } from '@tessera/fifth-edition';
import { MANIFEST_PATH } from '../pack/draft.ts';
import { recordForm, type SchemaNode, wholeForm } from './schemaTree.ts';

/** Returns the form for records of a kind. */
export function formOfKind(kind: string): SchemaNode {
  return kept(kind, () => recordForm(schemas()[`${kind}.json`]));
}

/** Returns the form for a manifest. */
export function manifestForm(): SchemaNode {
  return kept(MANIFEST_PATH, () => wholeForm(schemas()[MANIFEST_PATH]));
}

/** Cache: the schemas are large and constant, so they are created when the first form is rendered. */
let made: ReturnType<typeof editorSchemas> | undefined;

function schemas(): ReturnType<typeof editorSchemas> {
  made ??= editorSchemas();
  return made;
}

const forms = new Map<string, SchemaNode>();

function kept(name: string, make: () => SchemaNode): SchemaNode {
  const known = forms.get(name) ?? make();
  forms.set(name, known);
  return known;
}
