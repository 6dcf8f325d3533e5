/**
 * Whether a name is a member of Object.prototype. No formula variable, JSON key, record id or pack id may be one, so
 * that games can index plain objects by names from content.
 */
export function isForbiddenName(name: string): boolean {
  return FORBIDDEN.has(name);
}

const FORBIDDEN: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);
