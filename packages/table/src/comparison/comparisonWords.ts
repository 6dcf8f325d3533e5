import type { TranslateFn } from '@tessera/text';

/** Returns the words of the comparison of two options, which are the same at every table. */
export function comparisonWords(t: TranslateFn) {
  return {
    open: t('compare.open'),
    close: t('compare.close'),
    other: t('compare.other'),
    after: t('compare.after'),
    odds: t('compare.odds'),
    left: t('compare.left'),
    next: t('compare.next'),
    cost: t('compare.cost'),
    noOdds: t('compare.noOdds'),
    noNext: t('compare.noNext'),
    noCost: t('compare.noCost'),
    hidden: t('compare.hidden'),
    ask: t('compare.ask'),
  } as const;
}
