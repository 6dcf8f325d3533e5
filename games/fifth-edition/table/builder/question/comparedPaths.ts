import type { DerivedState } from '@tessera/fifth-edition';

/** Whether a number is a bonus and shows its sign. */
export function isSigned(path: string): boolean {
  return /\.(?:bonus|attack|damage|modifier)$|^proficiencyBonus$/.test(path);
}

/**
 * Returns the rank of a number by how much players compare it, lowest first. Spell numbers come first for casters, body
 * numbers for others.
 */
export function rankOf(path: string, sheet: DerivedState): number {
  const [first] = sheet.identity.classes;
  const isCaster = sheet.spellcasting.entries.some((entry) => entry.class === first?.class);
  const order = isCaster ? [...MAGIC, ...BODY, ...REST] : [...BODY, ...MAGIC, ...REST];
  const rank = order.findIndex((pattern) => pattern.test(path));
  return rank < 0 ? order.length : rank;
}

const MAGIC = [
  /^spellcasting\.[\w-]+\.dc$/,
  /^spellcasting\.[\w-]+\.attack$/,
  /^spellcasting\.[\w-]+\.(?:prepared|known|cantrips)$/,
  /^spellcasting\.(?:slots|pact)\./,
] as const;
const BODY = [
  /^ac$/,
  /^hitPoints\.max$/,
  /^attacks\.perAction$/,
  /^attacks\..*\.attack$/,
  /^attacks\..*\.damage$/,
] as const;
const REST = [
  /^resources\.(?!free\.)/,
  /^abilities\.\w+\.score$/,
  /^proficiencyBonus$/,
  /^initiative/,
  /^speed\./,
  /^senses\./,
  /^skills\./,
  /^saves\./,
] as const;
