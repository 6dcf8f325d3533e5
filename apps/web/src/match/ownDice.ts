import { type CommandResult, seatOf, type Table } from '@tessera/table';
import { nextRoll } from './nextRoll.ts';

/** An action that waits for dice from a real table. */
export interface Rolling {
  /** What has been entered so far. */
  readonly dice: readonly number[];
  /** The die that is asked for next. */
  readonly sides: number;
  enter(value: number): void;
  /** Takes the last die back. */
  takeBack(): void;
  /** Leaves all that has not been entered to the table's own dice. */
  leaveRest(): void;
  /** Does not do it after all. */
  giveUp(): void;
}

/**
 * A table in companion mode that asks for dice: an action that rolls waits until they are entered, one after another, as
 * its rules ask for them. `onRolling` is told what is asked for now, and nothing once that is settled.
 */
export function withOwnDice(table: Table, onRolling: (rolling: Rolling | undefined) => void): Table {
  let giveUpLast = () => {};
  const act = (action: object): Promise<CommandResult> => {
    giveUpLast();
    const { view, viewer } = table.getState();
    const seat = seatOf(viewer);
    if (view === undefined || seat === undefined) return table.act(action);
    return new Promise((settle) => {
      const end = (result: CommandResult | Promise<CommandResult>) => {
        giveUpLast = () => {};
        onRolling(undefined);
        settle(result);
      };
      const giveUp = () => end({ ok: false, refusal: NOT_ROLLED });
      giveUpLast = giveUp;
      const ask = (dice: readonly number[]) => {
        const next = nextRoll(table.game, { view, seat, action }, dice);
        const send = () => end(table.act(action, dice.length > 0 ? dice : undefined));
        if (next?.kind !== 'die') return send();
        onRolling({
          dice,
          sides: next.sides,
          enter: (value) => ask([...dice, value]),
          takeBack: () => ask(dice.slice(0, -1)),
          leaveRest: send,
          giveUp,
        });
      };
      ask([]);
    });
  };
  return {
    game: table.game,
    getState: () => table.getState(),
    subscribe: (listener) => table.subscribe(listener),
    act: (action, dice) => (dice ? table.act(action, dice) : act(action)),
    legal: () => table.legal(),
    prompt: () => table.prompt(),
    price: () => table.price(),
    undo: () => table.undo(),
    consent: (agree) => table.consent(agree),
    redo: () => table.redo(),
    edit: (patches) => table.edit(patches),
    say: (text, to) => table.say(text, to),
    look: (seat) => table.look(seat),
    fork: (at) => table.fork(at),
    order: (orders) => table.order(orders),
    seen: () => table.seen(),
    close: () => table.close(),
  };
}

const NOT_ROLLED = { code: 'not-rolled', params: {} };
