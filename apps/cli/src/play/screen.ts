import type { Match, Seat, Viewer } from '@tessera/kernel';
import type { Prompt, Terminal } from '@tessera/terminal';
import type { Teller } from '@tessera/text';
import { deedLines, setupLines } from '../chronicle.ts';
import { boardText } from '../words.ts';
import { nameOf, peopleAt } from './table.ts';

/** The one screen that the people at a terminal share: who may look at it, and what they have been told already. */
export class Screen {
  readonly #match: Match;
  readonly #teller: Teller;
  readonly #terminal: Terminal;
  readonly #isPrivate: boolean;
  /** How many deeds each reader has been told of; the setup counts as one. */
  readonly #told = new Map<Viewer, number>();
  #holder: Seat | undefined;

  constructor(match: Match, teller: Teller, terminal: Terminal) {
    const people = peopleAt(match);
    this.#match = match;
    this.#teller = teller;
    this.#terminal = terminal;
    this.#isPrivate = match.game.hidesSomething && people.length > 1;
    this.#holder = people.length === 1 ? people[0] : undefined;
  }

  /** Who has it now. */
  get holder(): Seat | undefined {
    return this.#holder;
  }

  /** Gives the screen to a person, out of sight of the others where there are secrets. False when nobody answers. */
  async handTo(seat: Seat, prompt: Prompt): Promise<boolean> {
    if (this.#isPrivate && this.#holder !== seat) {
      if (prompt.isTyped && this.#terminal.watched && this.#holder !== undefined) {
        await prompt.ask('Press Enter to hide the screen. ');
        this.#terminal.clear();
      }
      const answer = await prompt.ask(`Pass the screen to ${nameOf(this.#match, seat)}, then press Enter. `);
      if (answer === undefined) return false;
    }
    this.#holder = seat;
    return true;
  }

  /** What has happened since this reader last looked. */
  news(): void {
    const done = this.#match.seq + 1;
    const told = Math.min(this.#told.get(this.#reader) ?? 0, done);
    for (let i = told; i < done; i++) this.#tell(i);
    this.#told.set(this.#reader, done);
  }

  /** After a deed was taken back it may be told again. */
  forget(): void {
    for (const [reader, told] of this.#told) this.#told.set(reader, Math.min(told, this.#match.seq + 1));
  }

  /** Everything that has happened, as far as this reader may know. */
  log(): void {
    this.#told.delete(this.#reader);
    this.news();
  }

  board(): void {
    const viewer = this.#holder ?? 'spectator';
    const teller = this.#teller.for({ seat: this.#holder });
    this.#terminal.print(`\n${boardText(teller, this.#match.game, this.#match.view(viewer), viewer)}\n`);
  }

  /** People who share an open game read together; secrets are for one. */
  get #reader(): Viewer {
    const isShared = !this.#isPrivate && peopleAt(this.#match).length > 1;
    return isShared ? 'spectator' : (this.#holder ?? 'spectator');
  }

  #tell(deed: number): void {
    const lines =
      deed === 0
        ? setupLines(this.#match, this.#teller, this.#reader)
        : deedLines(this.#match, this.#teller, deed - 1, this.#reader);
    for (const line of lines) this.#terminal.print(this.#terminal.paint.dim(line));
  }
}
