import { type CommandResult, type OwnRoll, seatOf, type Table } from '@tessera/table';
import { nextRoll, type RollOutcome } from './nextRoll.ts';

/** Pending action that waits for physical dice. */
export interface PendingRoll {
  /** Results entered so far, by name or number. */
  readonly dice: readonly (number | string)[];
  /** Number of possible results of the next roll. */
  readonly sides: number;
  /** Names of the results in order; absent for plain numbers. */
  readonly names?: readonly string[];
  /** Enters a result, counted from 1. */
  enter(value: number): void;
  /** Removes the last result. */
  takeBack(): void;
  /** Lets the table roll the remaining dice. */
  leaveRest(): void;
  /** Cancels the action. */
  giveUp(): void;
}

/**
 * Wraps a table in companion mode so that it asks for dice. An action that rolls waits until they are entered, in the
 * order of the rules. `onRolling` receives the current request, and undefined once it is settled. `namesOf` names the
 * results; draws without names are left to the table.
 */
export function withOwnDice(
  table: Table,
  onRolling: (rolling: PendingRoll | undefined) => void,
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
        const resultOf = (value: number): RollOutcome => (next.kind === 'draw' ? { draw: value - 1 } : value);
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
    consent: (agree, proposal) => table.consent(agree, proposal),
    redo: () => table.redo(),
    edit: (patches) => table.edit(patches),
    sendChat: (text, to) => table.sendChat(text, to),
    look: (seat) => table.look(seat),
    open: () => table.open(),
    fork: (at) => table.fork(at),
    order: (orders) => table.order(orders),
    seen: () => table.seen(),
    close: () => table.close(),
  };
}

/** Entered result with its name. */
interface Entered {
  readonly result: RollOutcome;
  readonly called: number | string;
}

const NOT_ROLLED = { code: 'not-rolled', params: {} };
