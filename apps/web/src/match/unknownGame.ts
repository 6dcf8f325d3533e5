/** The match is of a game that this client does not know: most likely the client is older than the server. */
export class UnknownGame extends Error {
  readonly code = 'unknown-game';

  constructor(game: string) {
    super(`This version of the site has no table for ${game}.`);
    this.name = 'UnknownGame';
  }
}
