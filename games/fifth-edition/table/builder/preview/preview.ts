import type { DerivedState, Difference } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { numberText } from '../../parts/numberText.ts';
import { pathName } from '../../words/pathName.ts';
import { isSigned, rankOf } from '../question/comparedPaths.ts';
import { type ListChange, listChanges } from './listChanges.ts';
import { sameAsBefore } from './sameAsBefore.ts';

/** A number that a choice changes. */
export interface NumberChange {
  readonly path: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly direction: 'up' | 'down' | 'new' | 'gone';
}

/** Effects of a choice before it is saved. */
export interface Preview {
  /** The three most compared numbers. */
  readonly big: readonly NumberChange[];
  readonly rows: readonly NumberChange[];
  readonly lists: readonly ListChange[];
  /** Sentences about values that players ask about and that stay the same. */
  readonly same: readonly string[];
}

const MAX_SIZE = 3;

export function previewOf(
  t: TranslateFn,
  before: DerivedState,
  after: DerivedState,
  differences: readonly Difference[],
): Preview {
  const numbers = differences.filter(isShown).map((difference) => numberChange(t, before, after, difference));
  const ranked = numbers
    .map((change) => ({ change, rank: rankOf(change.path, after) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ change }) => change);
  const big = ranked.filter(isLarge).slice(0, MAX_SIZE);
  return {
    big,
    rows: ranked.filter((change) => !big.includes(change)),
    lists: listChanges(t, before, after, differences),
    same: sameAsBefore(t, before, after, new Set(differences.map(({ path }) => path))),
  };
}

/** Texts, and scores with their modifier, are too long for the large display. */
function isLarge({ direction, path }: NumberChange): boolean {
  return direction !== 'gone' && !isScore(path) && !/\.(?:rolling|dice|die)$|^size$/.test(path);
}

/** Whether a difference is shown: derived numbers and counters are not. */
function isShown({ path, before, after }: Difference): boolean {
  if (typeof (after ?? before) === 'object') return false;
  // A plain roll is not worth showing.
  if (path.endsWith('.rolling') && (before ?? 'plain') === (after ?? 'plain')) return false;
  return !HIDDEN.some((pattern) => pattern.test(path));
}

const HIDDEN: readonly RegExp[] = [
  /^abilities\.\w+\.(?:modifier|cap)$/,
  /^checks\./,
  /^passives\./,
  /^hitPoints\.(?:current|temp)$/,
  /^hitDice\.\w+\.used$/,
  /^resources\..*\.left$/,
  /^spellcasting\.(?:cantripTier|pact\.level)$/,
  /^spellcasting\.[\w-]+\.highestSpellLevel$/,
  /\.critOn$/,
  /^masteries\.count$/,
  /^attunement\.used$/,
];

function numberChange(
  t: TranslateFn,
  before: DerivedState,
  after: DerivedState,
  { path, before: old, after: now }: Difference,
): NumberChange {
  const text = (sheet: DerivedState, value: Difference['before']) => valueText(t, sheet, path, value);
  const direction = old === undefined ? 'new' : now === undefined ? 'gone' : Number(now) < Number(old) ? 'down' : 'up';
  return {
    path,
    label: pathName(t, now === undefined ? before : after, path),
    before: text(before, old),
    after: text(after, now),
    direction,
  };
}

/** Formats scores with their modifier and bonuses with their sign. */
function valueText(t: TranslateFn, sheet: DerivedState, path: string, value: Difference['before']): string {
  if (value === undefined || typeof value === 'object') return '';
  if (typeof value === 'string') return path.endsWith('.rolling') ? t(`words.roll.${value}`) : value;
  const [, ability = ''] = path.split('.');
  const found = isScore(path) ? Object.entries(sheet.abilities).find(([id]) => id === ability) : undefined;
  if (found !== undefined) return `${value} (${numberText(found[1].modifier, true)})`;
  return numberText(value, isSigned(path));
}

function isScore(path: string): boolean {
  return path.startsWith('abilities.');
}
