import { type NestedMessage, nearestName } from '@tessera/rules';
import { otherEditionWith } from '../../content/editions/onlyIn.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import { engineMessage } from '../../vocabulary/message.ts';
import type { Edition } from '../../vocabulary/vocabulary.ts';

/** Creates an issue for an id of the record that content does not have; names the other edition if only that has it. */
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

/** Creates the message that an id does not exist, or only in the other edition. */
export function noSuch(edition: Edition, kind: string, id: string): NestedMessage {
  const other = otherEditionWith(kind, id, edition);
  return other === undefined
    ? engineMessage('no-such', { kind, id })
    : engineMessage('no-such-here', { kind, id, edition, other });
}

/** Suggests the nearest known name, if one is near. */
export function didYouMean(name: string, known: Iterable<string>): NestedMessage | undefined {
  const near = nearestName(name, known);
  return near === undefined ? undefined : engineMessage('did-you-mean', { name: near });
}

/** Creates an issue. The prefix of its code decides the severity; an error by default. */
export function refusal(code: string, path: string, message: NestedMessage, hint?: NestedMessage): Issue {
  return { severity: SEVERITIES[code.slice(0, 2)] ?? 'error', code, path, message, ...(hint && { hint }) };
}

const SEVERITIES: Readonly<Record<string, Issue['severity']>> = { W_: 'warning', I_: 'info' };
