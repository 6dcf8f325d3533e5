import {
  admit,
  begin,
  type Chance,
  type Decision,
  fastChance,
  type Json,
  type Result,
  type Seat,
  type SubMatchRequest,
  silent,
} from '@tessera/kernel';
import { budgetOf } from './budget.ts';
import { BotsError } from './errors.ts';
import type { Seating } from './seating.ts';
import type { Entrant, Lineup } from './series.ts';

/** The result of one match of a series. */
export interface MatchRecord {
  /** Index of the match in the series, from 0. */
  readonly match: number;
  readonly seating: Seating;
  /** One per seat. */
  readonly results: readonly Result[];
  readonly actions: number;
  readonly metrics: Readonly<Record<string, number>>;
}

const ENDLESS = 100_000;

/**
 * Plays one match of a series in fast mode. Its dice and those of each bot derive from the seed of the series and the
 * number of the match. So the order and the thread do not matter. Throws a BotsError that names match and seed.
 */
export function playMatch(lineup: Lineup, match: number, now: () => number): MatchRecord {
  const seed = `${lineup.seed} ${match}`;
  try {
    const seating = lineup.seatings[match] as Seating;
    const { results, actions, metrics } = new LiveMatch(lineup, seating, seed, now).play();
    return { match, seating, results, actions, metrics };
  } catch (cause) {
    throw matchFailed(`match ${match}, seed ${JSON.stringify(seed)}`, cause);
  }
}

/** Creates the error for a match that could not be played to its end. */
export function matchFailed(place: string, cause: unknown): BotsError {
  return new BotsError('match-failed', place, cause instanceof Error ? cause.message : String(cause), { cause });
}

/** The parts of a series that a match needs. */
type Sides = Pick<Lineup, 'game' | 'options' | 'entrants' | 'budget' | 'subMatchLineup'>;

class LiveMatch {
  readonly #lineup: Sides;
  readonly #seed: string;
  readonly #seating: Seating;
  readonly #now: () => number;
  readonly #ctx: { readonly chance: Chance; readonly log: typeof silent };
  readonly #generators: readonly Chance[];
  readonly #state: object;

  constructor(lineup: Sides, seating: Seating, seed: string, now: () => number) {
    this.#lineup = lineup;
    this.#seed = seed;
    this.#seating = seating;
    this.#now = now;
    this.#ctx = { chance: fastChance(seed), log: silent };
    this.#generators = this.#seating.map((_, seat) => fastChance(`${seed} seat ${seat}`));
    this.#state = begin(lineup.game, lineup.options, this.#seating.length, this.#ctx);
  }

  play(): Omit<MatchRecord, 'match' | 'seating'> & { readonly report: Json } {
    const { game } = this.#lineup;
    let actions = 0;
    for (;;) {
      const decisions = game.decisions(this.#state);
      if (decisions.length === 0) break;
      const opening = game.opens?.(this.#state);
      actions += opening ? this.#playOpened(opening, (decisions[0] as Decision).seat, actions) : this.#round(decisions);
      if (actions > ENDLESS) throw new BotsError('endless-match', game.id, `Not over after ${ENDLESS} actions`);
    }
    const outcome = game.outcome(this.#state);
    if (!outcome) throw new BotsError('endless-match', game.id, 'No seat has a decision, yet the match is not over');
    const metrics = game.metrics(this.#state);
    const report = game.report?.(this.#state) ?? { ...outcome };
    return { results: outcome.results, actions, metrics, report };
  }

  /** Plays the requested sub-match and collects its result, without a hash chain. */
  #playOpened({ game, options, seats }: SubMatchRequest, seat: Seat, at: number): number {
    const { budget, subMatchLineup } = this.#lineup;
    const seating = seats.map((each) => this.#seating[each] as number);
    const lineup = { budget, subMatchLineup, ...subMatchLineup(game, options) };
    const { actions, report } = new LiveMatch(lineup, seating, `${this.#seed} opened ${at}`, this.#now).play();
    const action = this.#lineup.game.action.parse({ type: 'returned', match: null, report });
    this.#lineup.game.play(this.#state, seat, action, this.#ctx);
    return actions + 1;
  }

  /** Asks all deciding seats before any answer is played, as in a simultaneous reveal. */
  #round(decisions: readonly Decision[]): number {
    const { game } = this.#lineup;
    const answers = decisions.map(({ seat }) => ({ seat, action: this.#ask(seat) }));
    let played = 0;
    for (const { seat, action } of answers) {
      if (played > 0 && !this.#allows(seat, action)) continue;
      game.play(this.#state, seat, action, this.#ctx);
      played++;
    }
    return played;
  }

  #ask(seat: Seat): object {
    const { game, budget, entrants } = this.#lineup;
    const { name, bot } = entrants[this.#seating[seat] as number] as Entrant;
    const legal = game.legal(this.#state, seat);
    const action = bot.choose({
      view: game.view(this.#state, seat),
      seat,
      legal,
      budget: budgetOf(budget, this.#now),
      chance: this.#generators[seat] as Chance,
    });
    if (!legal.includes(action) && !this.#allows(seat, action)) {
      throw new BotsError('illegal-choice', `${name} in seat ${seat}`, `Chose ${JSON.stringify(action)}`);
    }
    return action;
  }

  #allows(seat: Seat, action: object): boolean {
    return admit(this.#lineup.game, this.#state, this.#seating.length, seat, action).ok;
  }
}
