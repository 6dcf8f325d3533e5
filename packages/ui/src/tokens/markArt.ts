/** A mark in a box of 16: a path (holes by the even-odd rule) and the colour that fills it. */
export interface MarkArt {
  readonly d: string;
  readonly colour: string;
}
