import type { GameEvent, Match } from '@tessera/kernel';
import { mergeBundles } from '@tessera/manifest';
import type { DecisionPrompt, TableEntry } from '@tessera/table';
import { createGameFormatter, createTranslator, house } from '@tessera/text';
import { warOfTheRing } from '../src/game.ts';
import type { Action } from '../src/state/action.ts';
import type { State, View } from '../src/state/state.ts';
import { words } from '../src/text/messageFormat.ts';
import { en } from '../texts/en/index.ts';
import { table } from '../texts/en/table.ts';
import { matchWith, spoken } from './position.ts';

/** English texts of the table. */
export const formatter = createGameFormatter(words, createTranslator('en', mergeBundles(en, table), house.en));

/** Match with edits, and the log that a table would show. */
export class TableMatch {
  readonly log: TableEntry[] = [];
  readonly #match: Match<State, Action, View>;

  constructor(edits: Readonly<Record<string, unknown>>) {
    this.#match = matchWith(edits);
  }

  view(seat: number): View {
    return this.#match.view(seat);
  }

  /** Returns the question to a seat. */
  ask(seat: number): DecisionPrompt | undefined {
    const decision = this.#match.decisions.find((one) => one.seat === seat);
    const prompt = warOfTheRing.prompt?.(this.#match.state, seat);
    return decision && { kind: decision.kind, about: prompt?.params ?? {}, ...formatter.ask(decision.kind, prompt) };
  }

  legal(seat: number): readonly Action[] {
    return this.#match.legal(seat);
  }

  act(by: number, action: Readonly<Record<string, unknown>>, dice?: number[]): void {
    const done = this.#match.apply(by, spoken(action), dice);
    if (!done.ok) throw new Error(`${done.refusal.code} ${JSON.stringify(done.refusal.params)}`);
    this.enter(
      by,
      done.events.map(({ event }) => event),
    );
  }

  /** Adds an entry to the log. */
  enter(by: number, events: readonly GameEvent[], kind: TableEntry['kind'] = 'act'): void {
    this.log.push({ seq: this.log.length + 1, at: 0, kind, by, events });
  }
}

/** Position in which the Shadow may attack with an Army die; all hands are empty. */
export const AT_WAR = {
  phase: 'actions',
  'dice.0': '@dice event',
  'dice.1': '@dice army',
  flow: '@slot 1',
  'players.0.hand.0.cards': [],
  'players.0.hand.1.cards': [],
  'players.1.hand.0.cards': [],
  'players.1.hand.1.cards': [],
  '@box sauron': 4,
  '@active sauron': true,
} as const;
