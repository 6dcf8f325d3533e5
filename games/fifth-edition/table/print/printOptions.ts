/** Paper sizes. */
export const PAPERS = ['a4', 'letter'] as const;
type Paper = (typeof PAPERS)[number];

/** Level of detail for features and items: full texts, a sentence, or names. */
export const TEXTS = ['full', 'short', 'compact'] as const;

export interface PrintOptions {
  readonly paper: Paper;
  readonly text: (typeof TEXTS)[number];
  /** Whether the text is a third larger; needs more pages. */
  readonly isLarge: boolean;
  /** Whether to print a card per spell after the sheet. */
  readonly hasCards: boolean;
}

export const DEFAULT_OPTIONS: PrintOptions = { paper: 'a4', text: 'full', isLarge: false, hasCards: false };

/** Returns whether the printed document contains descriptions, which are loaded separately. */
export function needsDescriptions({ text, hasCards }: PrintOptions): boolean {
  return text === 'full' || hasCards;
}
