import type { SCOPES } from '@tessera/protocol';
import type { Person } from './person.ts';

/** Permission of an API token. */
export type Scope = (typeof SCOPES)[number];

/** An authenticated person, and their credential. */
export interface Caller extends Person {
  readonly via: Pass;
}

/** Credential of a caller: a browser session allows everything, a token only its scopes. */
type Pass =
  | { readonly kind: 'session'; readonly id: string }
  | { readonly kind: 'token'; readonly id: string; readonly scopes: readonly Scope[] };

/** Whether a caller has a scope. The scopes `play` and `host` include `read`. */
export function may(caller: Caller, scope: Scope): boolean {
  if (caller.via.kind === 'session') return true;
  return scope === 'read' ? caller.via.scopes.length > 0 : caller.via.scopes.includes(scope);
}
