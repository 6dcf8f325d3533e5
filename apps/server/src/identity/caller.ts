import type { SCOPES } from '@tessera/protocol';
import type { Person } from './person.ts';

/** What a token may be allowed to do. */
export type Scope = (typeof SCOPES)[number];

/** A person who asks for something, and what they showed to prove who they are. */
export interface Caller extends Person {
  readonly via: Pass;
}

/** A browser's session may do everything; a token only what its scopes say. */
type Pass =
  | { readonly kind: 'session'; readonly id: string }
  | { readonly kind: 'token'; readonly id: string; readonly scopes: readonly Scope[] };

/** Whether a caller may do what needs this scope. To play or to host one must be able to look: both include `read`. */
export function may(caller: Caller, scope: Scope): boolean {
  if (caller.via.kind === 'session') return true;
  return scope === 'read' ? caller.via.scopes.length > 0 : caller.via.scopes.includes(scope);
}
