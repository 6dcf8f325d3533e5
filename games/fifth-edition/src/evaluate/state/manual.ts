import type { CharacterRecord } from '../../record/record.ts';
import type { DerivedState } from '../../sheet/sheet.ts';
import { sheetLines } from '../../sheet/sheetLines.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import { engineMessage } from '../../vocabulary/message.ts';
import { didYouMean, refusal } from './issues.ts';

type ManualValue = CharacterRecord['manual'][number];

/**
 * Returns the target of a manual value. Accepts the path on the sheet too: `skills.Stealth.bonus` is `skills.Stealth`.
 */
export function manualTarget(path: string): string {
  const target = LISTED.reduce((name, [listed, own]) => name.replace(listed, own), path);
  return target === 'hitPoints' ? 'hitPoints.max' : target;
}

const LISTED: readonly (readonly [listed: RegExp, own: string])[] = [
  [/^abilities\.(\w+)\.score$/, 'abilities.$1'],
  [/^((?:saves|checks|skills)\.\w+|initiative)\.bonus$/, '$1'],
  [/^spellcasting\.slots\.(\d)$/, 'slots.$1'],
  [/^spellcasting\.pact\.slots$/, 'slots.pact'],
  [/^resources\.(.+)\.max$/, 'resources.$1'],
  [/^hitPoints\.offeredTemp$/, 'hitPoints.temp'],
];

/** Whether a manual value is a valid number. `checkManual` reports the values that are ignored. */
export function isSettable(wish: ManualValue): wish is ManualValue & { readonly value: number } {
  const { target, value } = wish;
  const { least, most } = rangeOf(manualTarget(target));
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

interface Range {
  readonly least: number;
  readonly most: number;
}

/** Returns the plausible range of a target; values outside are treated as typing errors. */
function rangeOf(target: string): Range {
  if (target.startsWith('abilities.')) return { least: 1, most: 30 };
  if (target === 'hitPoints.max') return { least: 1, most: 9999 };
  if (/^(?:speed|base\.speed|senses|slots|resources|hitPoints)\./.test(target)) return { least: 0, most: 9999 };
  return { least: -999, most: 999 };
}

/** Returns the problems of manual values, checked against the numbers of the sheet. */
export function checkManual(manual: CharacterRecord['manual'], sheet: DerivedState): Issue[] {
  if (manual.length === 0) return [];
  const known = new Set<string>(BEFORE_OTHERS);
  for (const [path, line] of sheetLines(sheet))
    if (line.kind === 'number' && line.stat !== undefined) known.add(manualTarget(path));
  known.delete(NEVER_BY_HAND);
  const seen = new Set<string>();
  return manual.flatMap((wish, index) => {
    const target = manualTarget(wish.target);
    const isAgain = seen.has(target);
    seen.add(target);
    if (!known.has(target)) return [unknownTarget(wish, index, known)];
    if (isAgain)
      return [
        refusal('E_MANUAL_DUPLICATE', `manual[${index}].target`, engineMessage('set-already', { target: wish.target })),
      ];
    return isSettable(wish) ? [] : [unsettable(wish, index)];
  });
}

/** Targets that are the base of another number on the sheet. */
const BEFORE_OTHERS = ['base.ac', 'base.speed.walk', 'hitPoints.temp'] as const;
/** Attunements are accepted before any number is calculated. */
const NEVER_BY_HAND = 'attunement.max';

function unknownTarget({ target }: ManualValue, index: number, known: ReadonlySet<string>): Issue {
  const hint = didYouMean(target, known);
  return refusal('E_MANUAL_TARGET', `manual[${index}].target`, engineMessage('not-settable', { target }), hint);
}

function unsettable({ target, value }: ManualValue, index: number): Issue {
  const path = `manual[${index}].value`;
  if (typeof value === 'string') return refusal('E_MANUAL_TYPE', path, engineMessage('expected-number-got', { value }));
  const { least, most } = rangeOf(manualTarget(target));
  return refusal('E_MANUAL_RANGE', path, engineMessage('whole-number', { least, most, value }));
}
