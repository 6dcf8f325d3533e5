/** One option of a decision and what is known about the time after it, in words. It is computed from the view alone. */
export interface OptionFuture {
  /** The option as a sentence, also on its button. */
  readonly name: string;
  /** What happens directly after it: "you are asked again before each round". */
  readonly note?: string;
  /** What the picture of the position shows, and how certain it is. */
  readonly position: string;
  /** Absent for an option that no roll decides and that has no measure in common with others. */
  readonly odds?: FutureOdds;
  /** Numbers after it: units, hit points, cards, points. */
  readonly left: readonly FutureFact[];
  /** What others can do next, as far as the viewer can see. */
  readonly next: readonly FutureReply[];
  /** What it loses for good; such an option is never the default. */
  readonly cost?: string;
}

/** The probabilities of an option. */
export interface FutureOdds {
  /** What is measured. Two options are compared by their odds only if this is equal. */
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
