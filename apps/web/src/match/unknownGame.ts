/**
 * Error for a match of a game that this client does not know, most likely because the client is older than the server.
 */
export class UnknownGame extends Error {
  readonly game: string;

  constructor(game: string) {
    super(`No table for ${game}`);
    this.name = 'UnknownGame';
    this.game = game;
  }
}
