import { type JsonPath, type Label, nearestName, pointedOut, type Review, suggestion } from '@tessera/rules';
import { formatIssue, problem } from '../../vocabulary/contentMessage.ts';
import type { ContentKinds } from '../records/kinds.ts';

/** The check of one record against the rest of the content. */
export type Look = Review<ContentKinds>;

/** Reports a name that content does not define, and suggests the nearest defined name. */
export function reportUnknown(
  what: Label,
  name: string,
  names: Iterable<string>,
  path: JsonPath,
  look: Look,
  code = 'E_UNKNOWN_REFERENCE',
): void {
  const found = pointedOut(name);
  const message = problem('unknown-name', { what, found });
  const hint = suggestion(nearestName(name, names));
  look.report({ code, path, ...formatIssue({ message, expected: problem('name-of', { what }), found, hint }) });
}
