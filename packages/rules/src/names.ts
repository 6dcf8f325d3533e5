/**
 * Names that lead out of plain data when used as a key. No formula variable, JSON key, record id or pack id may be one
 * of them, so that a game may index its own objects by names from content.
 */
export function isForbiddenName(name: string): boolean {
  return FORBIDDEN.has(name);
}

const FORBIDDEN: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);
