import { type DerivedState, diff } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { previewOf } from '../preview/preview.ts';

/** One effect of an option. */
export interface CardLine {
  readonly label: string;
  readonly text: string;
}

const MAX_LINES = 4;

/** Returns the effects of an option in a few lines, for cards side by side. */
export function cardLines(t: TranslateFn, without: DerivedState, withIt: DerivedState): readonly CardLine[] {
  const { big, rows, lists } = previewOf(t, without, withIt, diff(without, withIt));
  const brought = lists
    .filter(({ path, added }) => path !== 'features' && added.length > 0)
    .map(({ label, added }) => ({ label, text: added.join(', ') }));
  const numbers = [...big, ...rows]
    .filter(({ direction }) => direction !== 'gone')
    .map(({ label, before, after, direction }) => ({
      label,
      text: direction === 'new' ? after : `${before} → ${after}`,
    }));
  return [...brought, ...numbers].slice(0, MAX_LINES);
}
