/** An option of a decision and its consequences, as texts. Computed from the view alone. */
export interface OptionFuture {
  /** The option as a sentence, also on its button. */
  readonly name: string;
  /** The direct consequence: "you are asked again before each round". */
  readonly note?: string;
  /** Caption of the position after it, with its certainty. */
  readonly position: string;
  /** Absent for an option that no roll decides and that has no measure in common with others. */
  readonly odds?: FutureOdds;
  /** Numbers after it: units, hit points, cards, points. */
  readonly left: readonly FutureFact[];
  /** Possible replies of other seats, from the view alone. */
  readonly next: readonly FutureReply[];
  /** Permanent loss; an option with one is never the default. */
  readonly cost?: string;
}

/** The probabilities of an option. */
export interface FutureOdds {
  /** The measured quantity. Two options are compared by their odds only if this is equal. */
  readonly measure: string;
  /** Probabilities that add up to 1, as long as no rounding is involved. */
  readonly good: number;
  readonly even?: number;
  readonly bad: number;
  readonly goodText: string;
  readonly badText: string;
  readonly note?: string;
}

/** A number after an option. */
export interface FutureFact {
  readonly label: string;
  readonly value: string;
}

/** Something that others can do next. */
export interface FutureReply {
  readonly name: string;
  readonly detail?: string;
  readonly value?: string;
}
