import type { DerivedState } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { numberText } from '../parts/numberText.ts';
import { type Sum, sumOf } from '../parts/sum/sum.ts';
import { stepName } from '../parts/sum/sumWords.ts';
import { pathName } from '../words/pathName.ts';
import type { PrintEntry } from './printSection.ts';

/** Returns the parts of the main numbers, one line each. */
export function sumEntries(sheet: DerivedState, t: TranslateFn): PrintEntry[] {
  return mainPaths(sheet).flatMap((path): PrintEntry[] => {
    const sum = sumOf(sheet, path);
    if (sum === undefined || typeof sum.value !== 'number' || sum.rows.length === 0) return [];
    const name = pathName(t, sheet, path);
    return [{ kind: 'text', title: `${name} ${numberText(sum.value, isSigned(path))}`, text: sumText(sum, t) }];
  });
}

/** Returns the paths of general interest. */
function mainPaths({ spellcasting, attacks, speed }: DerivedState): string[] {
  return [
    'ac',
    'hitPoints.max',
    'initiative.bonus',
    ...(speed.walk ? ['speed.walk'] : []),
    'passives.Perception',
    ...spellcasting.entries.flatMap(({ id }) => [`spellcasting.${id}.dc`, `spellcasting.${id}.attack`]),
    ...attacks.lines.map(({ id }) => `attacks.${id}.attack`),
  ];
}

function isSigned(path: string): boolean {
  return path.endsWith('.bonus') || path.endsWith('.attack');
}

/** Formats a sum: "Scale Mail 14, DEX 1, Shield 2." */
function sumText({ rows }: Sum, t: TranslateFn): string {
  const parts = rows.map((row) => {
    const { op, value } = row;
    const name = stepName(t, row);
    if (op === 'set' || op === 'add') return `${name} ${numberText(value)}`;
    return `${name} ${t(`sum.op.${op}`, { value })}`;
  });
  return `${parts.join(', ')}.`;
}
