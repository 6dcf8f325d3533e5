import { didYouMean, nearestName } from '@tessera/rules';
import type { Issue } from '../sheet.ts';

/** A name in the character record that no content has. */
export function unknownReference(kind: string, id: string, path: string, known: Iterable<string>): Issue {
  const hint = didYouMean(nearestName(id, known));
  const message = `there is no ${kind} "${id}"`;
  return { severity: 'error', code: 'E_UNKNOWN_REFERENCE', path, message, ...(hint && { hint }) };
}

export function refusal(code: string, path: string, message: string, hint?: string): Issue {
  return { severity: code.startsWith('W_') ? 'warning' : 'error', code, path, message, ...(hint && { hint }) };
}
