import { type JsonPath, type Label, nearestName, pointedOut, type Review, suggestion } from '@tessera/rules';
import type { ContentKinds } from './kinds.ts';
import { problem, saying } from './speech.ts';

/** One record as it is held against the rest of the content. */
export type Look = Review<ContentKinds>;

/** Reports a name that the content gives to nothing, with the nearest that it does. */
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
  look.report({ code, path, ...saying({ message, expected: problem('name-of', { what }), found, hint }) });
}
