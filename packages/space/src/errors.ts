/** The error codes of invalid hexes, boards and graphs. */
export type SpaceErrorCode =
  | 'hex-out-of-bounds'
  | 'bad-direction'
  | 'bad-size'
  | 'duplicate-hex'
  | 'board-too-wide'
  | 'not-on-board'
  | 'not-adjacent'
  | 'foreign-board'
  | 'bad-link'
  | 'bad-cost'
  | 'empty-pattern'
  | 'duplicate-region'
  | 'unknown-region'
  | 'asymmetric-adjacency'
  | 'bad-weight';

/** A mistake in content or in calling code. `place` names the hex, cell or region. */
export class SpaceError extends Error {
  readonly code: SpaceErrorCode;
  readonly place: string;

  constructor(code: SpaceErrorCode, place: string, message: string) {
    super(`${message} (${code} at ${place})`);
    this.name = 'SpaceError';
    this.code = code;
    this.place = place;
  }
}
