/** An icon: one path in a square box. Game icons are filled, interface glyphs are stroked. */
export interface IconArt {
  /** Side length of the box. */
  readonly box: number;
  readonly drawn: 'fill' | 'line';
  readonly d: string;
}
