import type { Ability } from '@tessera/fifth-edition';
import type { Degree } from '../parts/marks.tsx';

/** Rest that refreshes a resource, if it has an icon. */
export type RestSign = 'short' | 'long' | undefined;

/** A spell in a list. */
export interface PrintedSpell {
  readonly name: string;
  /** Whether it is always prepared, or prepared today in a spellbook. */
  readonly isMarked: boolean;
  readonly concentration: boolean;
  readonly ritual: boolean;
  /** Dice of a cantrip. */
  readonly dice: string | undefined;
}

/** Numbers of a casting entry. */
export interface PrintedCaster {
  readonly name: string;
  readonly note: string;
  readonly dc: number;
  readonly attack: number;
  readonly ability: Ability;
}

/** One entry of a section. It is never split. */
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
      /** Whether the text is from content, which is English in every language. */
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
  /** Spells of a level, one list per casting entry. */
  | { readonly kind: 'spells'; readonly level: number; readonly lists: readonly (readonly PrintedSpell[])[] }
  | {
      readonly kind: 'resource';
      readonly name: string;
      readonly note: string;
      /** Numbers of boxes to tick, in groups; empty when there are too many. */
      readonly boxes: readonly number[];
      readonly isSquare: boolean;
      readonly rest: RestSign;
    }
  | { readonly kind: 'table' }
  /** Empty lines to write on. */
  | { readonly kind: 'lines'; readonly count: number };

/** A part of the sheet with a heading. It may continue in the next column or page between entries. */
export interface PrintSection {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly entries: readonly PrintEntry[];
  /** Whether it stays together where possible. */
  readonly isKept?: boolean;
  /** Whether its note gives the counts when it is split. */
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

/** A card for one spell, or for a part of a long text. */
export interface SpellCard {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  readonly paragraphs: readonly string[];
  readonly from: string;
}

/** A complete sheet before layout. */
export interface PrintDocument {
  readonly name: string;
  readonly line: string;
  readonly level: number;
  readonly rules: string;
  /** Packs with their licences. */
  readonly sources: string;
  readonly player: string;
  readonly strip: PrintStrip;
  /** Sections of the narrow column of the first page. */
  readonly side: readonly PrintSection[];
  /** Sections needed in play, in the order they flow over the pages. */
  readonly flow: readonly PrintSection[];
  /** Sections for the last pages. */
  readonly back: readonly PrintSection[];
  readonly cards: readonly SpellCard[];
}
