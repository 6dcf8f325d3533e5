import { gloomhaven } from '@tessera/gloomhaven';
import { gloomhavenBots } from '@tessera/gloomhaven/bot';
import { type Choice, recordOf, type View } from '@tessera/gloomhaven/selectors';
import { fastChance } from '@tessera/kernel';
import type { MatchInfo } from '@tessera/protocol';
import { openRemoteTable, type Table } from '@tessera/table';
import { cellsOf } from '../../../../../games/gloomhaven/table/model/cells.ts';
import { centreOf } from '../../../../../packages/ui/src/board/hexGeometry.ts';
import type { Guest } from '../../../../server/test/support/guest.ts';
import type { GloomPlayer } from './gloomPlayer.ts';

/** Actions of the button that continues. */
const PASSES: ReadonlySet<Choice['type']> = new Set(['skip', 'go-on', 'end-turn', 'no-rest']);

type Line = Awaited<ReturnType<Guest['connect']>>;

/**
 * Player that presses the choices of the instinct bot on the screen. The bot reads the player's view over a separate
 * connection; all actions happen in the browser.
 */
export class GloomGuide {
  readonly player: GloomPlayer;
  readonly #seat: number;
  readonly #table: Table<View, Choice>;
  readonly #socket: Line;
  readonly #chance = fastChance('a guide');
  #last = 'nothing';

  private constructor(player: GloomPlayer, seat: number, table: Table<View, Choice>, socket: Line) {
    this.player = player;
    this.#seat = seat;
    this.#table = table;
    this.#socket = socket;
  }

  static async at(info: MatchInfo, guest: Guest, seat: number, player: GloomPlayer): Promise<GloomGuide> {
    const socket = await guest.connect();
    return new GloomGuide(player, seat, openRemoteTable({ socket, info, game: gloomhaven }), socket);
  }

  close(): void {
    this.#table.close();
    this.#socket.close();
  }

  /** Whether the match is over in the guide's view. */
  get isOver(): boolean {
    return this.#table.getState().info.ending !== undefined;
  }

  get seq(): number {
    return this.#table.getState().seq;
  }

  /** Round and last decision, for the message of a match without progress. */
  get progress(): string {
    const round = this.#table.getState().view?.round ?? 0;
    return `round ${round}, entry ${this.seq}, last ${this.#last}`;
  }

  /** Makes one decision if the screen asks this player. */
  async step(): Promise<void> {
    const { view } = this.#table.getState();
    const legal = this.#table.legal();
    if (!view || legal.length === 0 || !(await this.player.isAsked())) return;
    const choice = this.#choose(view, legal);
    const isThere = await this.#press(view, choice);
    this.#last = `${choice.type}${isThere ? '' : ' (not found on the screen)'}`;
    if (!isThere) await this.player.decide();
  }

  #choose(view: View, legal: readonly Choice[]): Choice {
    const bot = gloomhavenBots.bots?.instinct;
    if (!bot) throw new Error('There is no bot that plays by instinct');
    return bot.choose({ view, seat: this.#seat, legal, budget: { iterations: 1 }, chance: this.#chance });
  }

  /** Presses a choice on the screen. Returns whether it was found. */
  async #press(view: View, choice: Choice): Promise<boolean> {
    const { player } = this;
    if (PASSES.has(choice.type)) return player.passes();
    switch (choice.type) {
      case 'pick':
        for (const card of choice.cards) if (!(await player.takesCard(recordOf('card', card).name))) return false;
        return player.commits();
      case 'play':
        if (!(await player.takesHalf(recordOf('card', choice.card).name, choice.half, choice.basic))) return false;
        return player.commits();
      case 'start':
      case 'hex':
        return this.#pressCell(view, choice.cell);
      case 'move':
      case 'force':
        return this.#pressCell(view, choice.path.at(-1) ?? -1);
      case 'target':
        return this.#pressCell(view, view.figures[choice.figure]?.cell ?? -1);
      case 'area':
        // Placed over its target. The rotation is left to the table, which offers the best one first.
        return this.#pressCell(view, choice.cells.find((cell) => isFoeAt(view, cell)) ?? choice.cells[0] ?? -1);
      default:
        return false;
    }
  }

  async #pressCell(view: View, cell: number): Promise<boolean> {
    const at = cellsOf(view).byId.get(cell);
    if (!at || !(await this.player.pressesAt(centreOf(at)))) return false;
    return this.player.commits();
  }
}

function isFoeAt({ figures }: View, cell: number): boolean {
  return figures.some((figure) => figure.cell === cell && figure.side !== 'party');
}
