import type { Seat, Viewer } from '@tessera/kernel';
import type { Prompt, Terminal } from '@tessera/terminal';
import { deedLines, type Narration, setupLines } from '../chronicle.ts';
import { boardText } from '../words.ts';
import { nameOf, peopleAt } from './table.ts';

/** The one screen that the people at a terminal share: who may look at it, and what they have been told already. */
export class Screen {
  readonly #told: Narration;
  readonly #terminal: Terminal;
  readonly #isPrivate: boolean;
  /** How many deeds each reader has been told of; the setup counts as one. */
  readonly #heard = new Map<Viewer, number>();
  #holder: Seat | undefined;

  constructor(told: Narration, terminal: Terminal) {
    const { match } = told;
    const people = peopleAt(match);
    this.#told = told;
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
    const { match, say } = this.#told;
    if (this.#isPrivate && this.#holder !== seat) {
      if (prompt.isTyped && this.#terminal.watched && this.#holder !== undefined) {
        await prompt.ask(`${say('hide')} `);
        this.#terminal.clear();
      }
      const answer = await prompt.ask(`${say('pass', { name: nameOf(match, seat) })} `);
      if (answer === undefined) return false;
    }
    this.#holder = seat;
    return true;
  }

  /** What has happened since this reader last looked. */
  news(): void {
    const done = this.#told.match.seq + 1;
    const heard = Math.min(this.#heard.get(this.#reader) ?? 0, done);
    for (let i = heard; i < done; i++) this.#tell(i);
    this.#heard.set(this.#reader, done);
  }

  /** After a deed was taken back it may be told again. */
  forget(): void {
    for (const [reader, heard] of this.#heard) this.#heard.set(reader, Math.min(heard, this.#told.match.seq + 1));
  }

  /** Everything that has happened, as far as this reader may know. */
  log(): void {
    this.#heard.delete(this.#reader);
    this.news();
  }

  board(): void {
    const viewer = this.#holder ?? 'spectator';
    const { match, teller } = this.#told;
    const board = boardText(teller.for({ seat: this.#holder }), match.game, match.view(viewer), viewer);
    this.#terminal.print(`\n${board}\n`);
  }

  /** People who share an open game read together; secrets are for one. */
  get #reader(): Viewer {
    const isShared = !this.#isPrivate && peopleAt(this.#told.match).length > 1;
    return isShared ? 'spectator' : (this.#holder ?? 'spectator');
  }

  #tell(deed: number): void {
    const lines = deed === 0 ? setupLines(this.#told, this.#reader) : deedLines(this.#told, deed - 1, this.#reader);
    for (const line of lines) this.#terminal.print(this.#terminal.paint.dim(line));
  }
}
