import { type NestedMessage, nearestName } from '@tessera/rules';
import { otherEditionWith } from '../content/onlyIn.ts';
import { said } from '../message.ts';
import type { Issue } from '../sheet.ts';
import type { Edition } from '../vocabulary.ts';

/** A name in the character record that no content has. One that only the other edition has is said to be of that edition. */
export function unknownReference(
  edition: Edition,
  kind: string,
  id: string,
  path: string,
  known: Iterable<string>,
): Issue {
  const message = noSuch(edition, kind, id);
  if (otherEditionWith(kind, id, edition) !== undefined) return refusal('E_EDITION', path, message);
  return refusal('E_UNKNOWN_REFERENCE', path, message, didYouMean(id, known));
}

/** That there is no such thing, or only in the other edition. */
export function noSuch(edition: Edition, kind: string, id: string): NestedMessage {
  const other = otherEditionWith(kind, id, edition);
  return other === undefined ? said('no-such', { kind, id }) : said('no-such-here', { kind, id, edition, other });
}

/** The name that was meant, where one is near. */
export function didYouMean(name: string, known: Iterable<string>): NestedMessage | undefined {
  const near = nearestName(name, known);
  return near === undefined ? undefined : said('did-you-mean', { name: near });
}

/** A refusal, or a warning where its code says so. */
export function refusal(code: string, path: string, message: NestedMessage, hint?: NestedMessage): Issue {
  return { severity: SEVERITIES[code.slice(0, 2)] ?? 'error', code, path, message, ...(hint && { hint }) };
}

const SEVERITIES: Readonly<Record<string, Issue['severity']>> = { W_: 'warning', I_: 'info' };
