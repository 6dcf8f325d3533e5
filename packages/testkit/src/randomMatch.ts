import {
  begin,
  canonical,
  cloneJson,
  fastChance,
  Match,
  recorder,
  type StreamChance,
  type SubMatchResult,
  sameJson,
  silent,
  subMatchReturn,
} from '@tessera/kernel';
import { thrownReason } from './errors.ts';
import type { MatchSetup, Move, Position } from './law.ts';
import type { LawRun } from './lawRun.ts';
import { anotherSetup } from './laws/purity.ts';
import { playOpened } from './subMatches.ts';

/** How a random match ended: by the rules, stopped at the limit, or aborted because the rules failed. */
export interface TrialEnd {
  readonly actions: number;
  readonly end: 'over' | 'cut' | 'broken';
}

/** The length of a match and how often it is checked. */
export interface Care {
  /** The match is stopped after this many actions. */
  readonly limit: number;
  /** One position in this many is checked. */
  readonly every: number;
  /** Whether the whole match is reviewed afterwards. */
  readonly review: boolean;
}

/** Number of states kept per option set, as a source of values for edits. */
const OTHERS = 40;

/** One sub-match in this many is not played; the seats do something else instead. */
const CALLED_OFF = 4;

/** Plays one random match in both modes side by side and checks the laws. */
export function playTrial(setting: MatchSetup, runs: Hearings, care: Care): TrialEnd {
  let trial: Trial;
  try {
    trial = new Trial(setting, runs, care);
  } catch (error) {
    runs.named('play').fail({ ...setting, seq: 0 }, `setup ${thrownReason(error)}`);
    return { actions: 0, end: 'broken' };
  }
  try {
    return trial.run();
  } catch (error) {
    runs.named('play').fail({ ...setting, seq: trial.seq }, thrownReason(error));
    return { actions: trial.seq, end: 'broken' };
  }
}

/** All laws of a run. */
export interface Hearings extends Iterable<LawRun> {
  named(law: 'play' | 'legal' | 'modes' | 'purity'): LawRun;
}

class Trial {
  readonly #setting: MatchSetup;
  readonly #runs: Hearings;
  readonly #care: Care;
  readonly #dice: StreamChance;
  readonly #chance: StreamChance;
  readonly #fast: object;
  readonly #match: Match;
  readonly #past: Move[] = [];
  readonly #met = new Map<number, string>();

  constructor(setting: MatchSetup, runs: Hearings, care: Care) {
    const { game, options, seats, seed } = setting;
    this.#setting = setting;
    this.#runs = runs;
    this.#care = care;
    this.#dice = fastChance(`${seed} choices`);
    this.#chance = fastChance(seed);
    // A copy: rules that modify their options must not affect the other mode.
    this.#fast = begin(game, cloneJson(options), seats, { chance: this.#chance, log: silent });
    this.#match = Match.create(game, { options, seats, seed, dice: 'fast' });
  }

  get seq(): number {
    return this.#past.length;
  }

  run(): TrialEnd {
    const { game } = this.#setting;
    if (!this.#isSetUpAlike()) return { actions: 0, end: 'broken' };
    for (;;) {
      const decisions = game.decisions(this.#fast);
      const over = decisions.length === 0;
      const looked = over || this.#dice.d(this.#care.every) === 1;
      if (looked) this.#look();
      if (over || this.seq >= this.#care.limit) return this.#finish(over ? 'over' : 'cut');
      const seat = game.opens?.(this.#fast) ? decisions[0]?.seat : undefined;
      if (!this.#act(seat ?? this.#dice.pick(decisions).seat, looked)) return { actions: this.seq, end: 'broken' };
    }
  }

  /** Whether both modes start from the same state; otherwise the checks would be meaningless. */
  #isSetUpAlike(): boolean {
    // Not `canonical`, which throws for a state that is not plain JSON: the law `state` reports that in more detail.
    const first = JSON.stringify(this.#fast);
    const second = JSON.stringify(this.#match.state);
    if (sameJson(JSON.parse(first), JSON.parse(second))) return true;
    this.#runs.named('purity').fail({ ...this.#setting, seq: 0 }, anotherSetup(first, second));
    return false;
  }

  #look(): void {
    const position = this.#position();
    for (const run of this.#runs) run.position(position);
    const { others } = this.#setting;
    if (others.length < OTHERS) others.push(position.state);
    else others[this.#dice.d(OTHERS) - 1] = position.state;
  }

  /** Plays one random action of this seat; returns whether the match can continue. */
  #act(seat: number, looked: boolean): boolean {
    const { game } = this.#setting;
    const before = this.#position();
    const legal = game.legal(this.#fast, seat);
    if (legal.length === 0) {
      this.#runs.named('legal').fail(before, `seat ${seat} must decide but has no legal action`);
      return false;
    }
    const finished = this.#playOpened();
    const action = finished ? subMatchReturn(finished) : this.#dice.pick(legal);
    const textBefore = looked || this.seq === 0 ? canonical(before.state) : '';
    if (textBefore) this.#met.set(this.seq, textBefore);

    const { log, events } = recorder();
    const text = canonical(action);
    try {
      game.play(this.#fast, seat, action, { chance: this.#chance, log });
    } catch (error) {
      this.#runs.named('play').fail(before, `${text} by seat ${seat} ${thrownReason(error)}`);
      return false;
    }
    const move = { seat, action, text };
    this.#past.push(move);
    const tracked = this.#actTracked(
      before,
      finished ? () => this.#match.takeIn(finished) : () => this.#match.apply(seat, action),
    );
    if (!tracked) return false;
    if (looked) {
      const fast = { state: this.#fast, events };
      const step = { ...move, before, textBefore, match: this.#match, fast, events: tracked };
      for (const run of this.#runs) run.step(step);
    }
    return true;
  }

  /** Returns the result of the requested sub-match; undefined if there is none or it is called off. */
  #playOpened(): SubMatchResult | undefined {
    const { game, opened } = this.#setting;
    const opening = game.opens?.(this.#fast);
    if (!opening || this.#dice.d(CALLED_OFF) === 1) return undefined;
    return playOpened(opening, opened(opening.game), this.#dice);
  }

  #actTracked(before: Position, act: () => ReturnType<Match['apply']>) {
    const modes = this.#runs.named('modes');
    try {
      const result = act();
      if (result.ok) return result.events;
      modes.fail(before, `tracked mode refuses what fast mode has done: ${result.refusal.code}`);
    } catch (error) {
      modes.fail(before, `tracked mode ${thrownReason(error)}`);
    }
    return undefined;
  }

  #finish(end: 'over' | 'cut'): TrialEnd {
    if (this.#care.review) {
      const finish = { last: this.#position(), match: this.#match, fast: this.#fast, met: this.#met };
      for (const run of this.#runs) run.finish(finish);
    }
    return { actions: this.seq, end };
  }

  #position(): Position {
    const chance = this.#chance.clone();
    return {
      ...this.#setting,
      seq: this.seq,
      state: this.#match.state,
      past: this.#past,
      dice: this.#dice,
      chance: () => chance.clone(),
    };
  }
}
