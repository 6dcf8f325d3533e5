import type { Ability } from '@tessera/fifth-edition';
import type { Degree } from '../parts/marks.tsx';

/** When something comes back, as far as a mark says it. */
export type RestSign = 'short' | 'long' | undefined;

/** A spell in a list. */
export interface PrintedSpell {
  readonly name: string;
  /** Prepared whatever happens, or prepared today in a spellbook. */
  readonly isMarked: boolean;
  readonly concentration: boolean;
  readonly ritual: boolean;
  /** The dice of a cantrip. */
  readonly dice: string | undefined;
}

/** The numbers of a way to cast. */
export interface PrintedCaster {
  readonly name: string;
  readonly note: string;
  readonly dc: number;
  readonly attack: number;
  readonly ability: Ability;
}

/** One piece of a section. It is never split. */
export type PrintEntry =
  | {
      readonly kind: 'ability';
      readonly ability: Ability;
      readonly score: number;
      readonly modifier: number;
      readonly save: number;
      readonly isTrained: boolean;
    }
  | {
      readonly kind: 'skill';
      readonly name: string;
      readonly ability: Ability;
      readonly degree: Degree;
      readonly bonus: number;
      readonly rolling: 'plain' | 'advantage' | 'disadvantage';
    }
  | {
      readonly kind: 'text';
      readonly title?: string;
      readonly from?: string;
      readonly text: string;
      /** Whether the text is content, which is in English whatever the page speaks. */
      readonly isEnglish?: true;
    }
  | {
      readonly kind: 'attack';
      readonly name: string;
      readonly toHit: string;
      readonly damage: string;
      readonly note: string;
    }
  | { readonly kind: 'slots'; readonly slots: readonly { readonly label: string; readonly count: number }[] }
  | { readonly kind: 'casters'; readonly casters: readonly PrintedCaster[] }
  /** The spells of a level, a list for each way to cast. */
  | { readonly kind: 'spells'; readonly level: number; readonly lists: readonly (readonly PrintedSpell[])[] }
  | {
      readonly kind: 'resource';
      readonly name: string;
      readonly note: string;
      /** How many boxes to tick, in groups; none where there are too many for that. */
      readonly boxes: readonly number[];
      readonly isSquare: boolean;
      readonly rest: RestSign;
    }
  | { readonly kind: 'table' }
  /** Empty lines to write on. */
  | { readonly kind: 'lines'; readonly count: number };

/** A part of the sheet under a heading. Between its entries it may go on in the next column or on the next page. */
export interface PrintSection {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly entries: readonly PrintEntry[];
  /** Whether it stays in one piece where it can. */
  readonly isKept?: boolean;
  /** Whether it says how much of it stands where, when it is split. */
  readonly isCounted: boolean;
}

/** The row of large numbers. */
export interface PrintStrip {
  readonly ac: number;
  readonly hitPoints: number;
  readonly initiative: number;
  readonly speed: number;
  readonly proficiencyBonus: number;
  readonly perception: number;
}

/** A card for one spell, or for a part of one whose text is long. */
export interface SpellCard {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  readonly paragraphs: readonly string[];
  readonly from: string;
}

/** A whole sheet, ready to be laid out on pages. */
export interface PrintDocument {
  readonly name: string;
  readonly line: string;
  readonly level: number;
  readonly rules: string;
  /** The packs it is made from, with their licences. */
  readonly sources: string;
  readonly player: string;
  readonly strip: PrintStrip;
  /** What stands in the narrow column of the first page. */
  readonly side: readonly PrintSection[];
  /** What is needed at the table, in the order in which it flows over the pages. */
  readonly flow: readonly PrintSection[];
  /** What can wait for the last pages. */
  readonly back: readonly PrintSection[];
  readonly cards: readonly SpellCard[];
}
