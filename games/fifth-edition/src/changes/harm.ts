import type { DerivedState } from '../sheet/sheet.ts';
import type { SourceTag } from '../vocabulary/issue.ts';

/** Damage of one type as it was entered; without a type nothing changes it. */
export interface DamagePart {
  readonly amount: number;
  readonly type?: string | undefined;
}

/** Ways in which a character's body changes damage. */
const DEFENSES = ['immunity', 'resistance', 'vulnerability'] as const;
type Defense = (typeof DEFENSES)[number];

/** A part of the damage, as dealt and as taken. */
export interface TakenPart extends DamagePart {
  readonly taken: number;
  readonly defenses: readonly { readonly mode: Defense; readonly by: SourceTag }[];
}

/**
 * Returns the damage that a character takes of each part: half for a successful save, then immunity, resistance and vulnerability,
 * each once. Halves are rounded down.
 */
export function takenParts(
  parts: readonly DamagePart[],
  { damage }: Pick<DerivedState, 'damage'>,
  isHalf = false,
): readonly TakenPart[] {
  return parts.map(({ amount, type }) => {
    const defenses = DEFENSES.flatMap((mode) => {
      const by = damage[mode].find(({ value }) => value === type)?.sources[0];
      return by === undefined ? [] : [{ mode, by }];
    });
    const has = (mode: Defense) => defenses.some((each) => each.mode === mode);
    const halved = isHalf ? Math.floor(amount / 2) : amount;
    const resisted = has('resistance') ? Math.floor(halved / 2) : halved;
    const taken = has('immunity') ? 0 : has('vulnerability') ? resisted * 2 : resisted;
    return { amount, ...(type !== undefined && { type }), taken, defenses };
  });
}

/**
 * Reads damage as it is spoken: "7 piercing 9 poison", "12", "7 pi, 9 po". `names` maps words in lower case to types. A
 * word counts when exactly one type begins with it. Returns undefined when a number or word is not understood.
 */
export function parseDamage(text: string, names: ReadonlyMap<string, string>): readonly DamagePart[] | undefined {
  const tokens = text.toLowerCase().match(/\d+|[\p{L}]+|[^\s,;+&.]/gu) ?? [];
  const parts: { amount: number; type?: string }[] = [];
  for (const token of tokens) {
    if (JOINING.has(token)) continue;
    if (/^\d+$/.test(token)) {
      parts.push({ amount: Number(token) });
      continue;
    }
    const last = parts.at(-1);
    const type = typeOf(token, names);
    if (last === undefined || last.type !== undefined || type === undefined) return undefined;
    last.type = type;
  }
  return parts.length > 0 &&
    parts.length <= MAX_PARTS &&
    parts.every(({ amount }) => amount > 0 && amount <= MAX_AMOUNT)
    ? parts
    : undefined;
}

/** Words between parts. */
const JOINING: ReadonlySet<string> = new Set(['and', 'und', 'plus', 'damage', 'schaden']);
export const MAX_PARTS = 8;
const MAX_AMOUNT = 9999;

function typeOf(word: string, names: ReadonlyMap<string, string>): string | undefined {
  const exact = names.get(word);
  if (exact !== undefined) return exact;
  const found = new Set([...names].filter(([name]) => name.startsWith(word)).map(([, type]) => type));
  return found.size === 1 ? [...found][0] : undefined;
}
