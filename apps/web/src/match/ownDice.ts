import { type CommandResult, type OwnRoll, seatOf, type Table } from '@tessera/table';
import { nextRoll, type Rolled } from './nextRoll.ts';

/** An action that waits for dice from a real table. */
export interface Rolling {
  /** What has been entered so far, as it is called. */
  readonly dice: readonly (number | string)[];
  /** How many results there are for what is asked for next. */
  readonly sides: number;
  /** What the results are called, in order, where they are no plain numbers. */
  readonly names?: readonly string[];
  /** A result, counted from 1. */
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
 * its rules ask for them. `onRolling` is told what is asked for now, and nothing once that is settled. `namesOf` says what the
 * results are called; what is drawn is asked for only where it has names.
 */
export function withOwnDice(
  table: Table,
  onRolling: (rolling: Rolling | undefined) => void,
  namesOf: (roll: OwnRoll) => readonly string[] | undefined = () => undefined,
): Table {
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
      const ask = (entered: readonly Entered[]) => {
        const dice = entered.map(({ result }) => result);
        const next = nextRoll(table.game, { view, seat, action }, dice);
        const send = () => end(table.act(action, dice.length > 0 ? dice : undefined));
        if (next === undefined || next.kind === 'other') return send();
        const names = namesOf({ view, action, entered: dice.length, ...next });
        if (next.kind === 'draw' && !names) return send();
        const resultOf = (value: number): Rolled => (next.kind === 'draw' ? { draw: value - 1 } : value);
        onRolling({
          dice: entered.map(({ called }) => called),
          sides: next.kind === 'die' ? next.sides : next.items.length,
          ...(names && { names }),
          enter: (value) => ask([...entered, { result: resultOf(value), called: names?.[value - 1] ?? value }]),
          takeBack: () => ask(entered.slice(0, -1)),
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
    open: () => table.open(),
    fork: (at) => table.fork(at),
    order: (orders) => table.order(orders),
    seen: () => table.seen(),
    close: () => table.close(),
  };
}

/** A result, and what it is called. */
interface Entered {
  readonly result: Rolled;
  readonly called: number | string;
}

const NOT_ROLLED = { code: 'not-rolled', params: {} };
