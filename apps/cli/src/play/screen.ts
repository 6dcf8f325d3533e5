import type { Seat, Viewer } from '@tessera/kernel';
import type { Prompt, Terminal } from '@tessera/terminal';
import { deedLines, type Narration, setupLines } from '../chronicle.ts';
import { boardText } from '../language.ts';
import { nameOf, peopleAt } from './table.ts';

/** Screen that the humans at a terminal share: its current holder, and the deeds that each reader has seen. */
export class Screen {
  readonly #narration: Narration;
  readonly #terminal: Terminal;
  readonly #isPrivate: boolean;
  /** Number of deeds that each reader has seen; the setup counts as one. */
  readonly #heard = new Map<Viewer, number>();
  #holder: Seat | undefined;

  constructor(narration: Narration, terminal: Terminal) {
    const { match } = narration;
    const people = peopleAt(match);
    this.#narration = narration;
    this.#terminal = terminal;
    this.#isPrivate = match.game.hidesSomething && people.length > 1;
    this.#holder = people.length === 1 ? people[0] : undefined;
  }

  /** Seat that holds the screen now. */
  get holder(): Seat | undefined {
    return this.#holder;
  }

  /** Hands the screen to a player, hidden from the others in games with secrets. Returns false when the input ends. */
  async handTo(seat: Seat, prompt: Prompt): Promise<boolean> {
    const { match, t } = this.#narration;
    if (this.#isPrivate && this.#holder !== seat) {
      if (prompt.isTyped && this.#terminal.watched && this.#holder !== undefined) {
        await prompt.ask(`${t('hide')} `);
        this.#terminal.clear();
      }
      const answer = await prompt.ask(`${t('pass', { name: nameOf(match, seat) })} `);
      if (answer === undefined) return false;
    }
    this.#holder = seat;
    return true;
  }

  /** Prints the deeds since this reader last looked. */
  news(): void {
    const done = this.#narration.match.seq + 1;
    const heard = Math.min(this.#heard.get(this.#reader) ?? 0, done);
    for (let i = heard; i < done; i++) this.#printEvents(i);
    this.#heard.set(this.#reader, done);
  }

  /** Lets deeds after an undo be printed again. */
  forget(): void {
    for (const [reader, heard] of this.#heard) this.#heard.set(reader, Math.min(heard, this.#narration.match.seq + 1));
  }

  /** Prints all deeds, as far as this reader may see them. */
  log(): void {
    this.#heard.delete(this.#reader);
    this.news();
  }

  board(): void {
    const viewer = this.#holder ?? 'spectator';
    const { match, formatter } = this.#narration;
    const board = boardText(formatter.for({ seat: this.#holder }), match.game, match.view(viewer), viewer);
    this.#terminal.print(`\n${board}\n`);
  }

  /** Humans who share an open game read together as spectators; with secrets each reads alone. */
  get #reader(): Viewer {
    const isShared = !this.#isPrivate && peopleAt(this.#narration.match).length > 1;
    return isShared ? 'spectator' : (this.#holder ?? 'spectator');
  }

  #printEvents(deed: number): void {
    const lines =
      deed === 0 ? setupLines(this.#narration, this.#reader) : deedLines(this.#narration, deed - 1, this.#reader);
    for (const line of lines) this.#terminal.print(this.#terminal.paint.dim(line));
  }
}
