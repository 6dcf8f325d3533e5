/** The papers that can be printed on. */
export const PAPERS = ['a4', 'letter'] as const;
type Paper = (typeof PAPERS)[number];

/** How much is said about features and items: all that they do, a sentence, or their names. */
export const TEXTS = ['full', 'short', 'compact'] as const;

/** How a sheet is printed. */
export interface PrintOptions {
  readonly paper: Paper;
  readonly text: (typeof TEXTS)[number];
  /** Everything larger by a third; it takes more pages. */
  readonly isLarge: boolean;
  /** A card for every spell after the sheet. */
  readonly hasCards: boolean;
}

export const USUAL_OPTIONS: PrintOptions = { paper: 'a4', text: 'full', isLarge: false, hasCards: false };
