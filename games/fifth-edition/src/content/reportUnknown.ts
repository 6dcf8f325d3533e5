import { describeValue, didYouMean, type JsonPath, nearestName, type Review } from '@tessera/rules';
import type { ContentKinds } from './kinds.ts';

/** One record as it is held against the rest of the content. */
export type Look = Review<ContentKinds>;

/** Reports a name that the content gives to nothing, with the nearest that it does. */
export function reportUnknown(
  what: string,
  name: string,
  names: Iterable<string>,
  path: JsonPath,
  look: Look,
  code = 'E_UNKNOWN_REFERENCE',
): void {
  const hint = didYouMean(nearestName(name, names));
  const found = describeValue(name);
  const message = `no content has the ${what} ${found}.`;
  look.report({ code, path, message, expected: `the name of a ${what}`, found, ...(hint && { hint }) });
}
