/** Error for broken content or an unknown name. `place` is the name or the pack. */
export class ContentError extends Error {
  readonly code: 'bad-content' | 'unknown-record' | 'bad-pointer';
  readonly place: string;

  constructor(code: ContentError['code'], place: string, message: string) {
    super(`${message} (${code}: ${place})`);
    this.name = 'ContentError';
    this.code = code;
    this.place = place;
  }
}
