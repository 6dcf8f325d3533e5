import { editorSchemas } from '@tessera/fifth-edition';
import { MANIFEST_PATH } from './draft.ts';
import { recordForm, type SchemaNode, wholeForm } from './schemaTree.ts';

/** The form of the records of a kind. */
export function formOfKind(kind: string): SchemaNode {
  return kept(kind, () => recordForm(schemas()[`${kind}.json`]));
}

/** The form of what a pack says of itself. */
export function manifestForm(): SchemaNode {
  return kept(MANIFEST_PATH, () => wholeForm(schemas()[MANIFEST_PATH]));
}

/** The schemas are large and never change: they are made once, when the first form is drawn. */
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
