/** A mark in a box of 16: a path (holes by the even-odd rule) and its fill colour. */
export interface MarkArt {
  readonly d: string;
  readonly colour: string;
}
