export type ContentErrorCode =
  | 'bad-content'
  | 'unknown-item'
  | 'unknown-action'
  | 'unknown-map'
  | 'bad-map'
  | 'missing-record';

/** Error for broken content, or for a name that is not in it. `place` is the name, or the file and path. */
export class ContentError extends Error {
  readonly code: ContentErrorCode;
  readonly place: string;

  constructor(code: ContentErrorCode, place: string, message: string) {
    super(`${message} (${code}: ${place})`);
    this.name = 'ContentError';
    this.code = code;
    this.place = place;
  }
}
