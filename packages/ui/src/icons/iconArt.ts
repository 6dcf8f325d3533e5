/** A picture of one path in a square box: game icons are filled, the glyphs of the interface are drawn with a line. */
export interface IconArt {
  /** Side of the box the path is drawn in. */
  readonly box: number;
  readonly drawn: 'fill' | 'line';
  readonly d: string;
}
