import {
  type Chance,
  cloneJson,
  fastChance,
  type Game,
  type GameEvent,
  type Message,
  type Refusal,
  refuse,
} from '@tessera/kernel';
import type { Choice } from '../../state/choice.ts';
import type { View } from '../../state/state.ts';

/** The rules that a plan is played with, in states that are determinized from the player's view. */
export type PlanRules = Pick<
  Game<object, Choice, object, View>,
  'determinize' | 'decisions' | 'legal' | 'check' | 'play' | 'prompt' | 'view'
>;

/** A position of a plan, as the player would see it. */
export interface PlanPosition {
  readonly view: View;
  readonly events: readonly GameEvent[];
}

/** The question of a plan at a position. */
export interface PlanQuestion {
  readonly kind: string;
  readonly prompt: Message | undefined;
  readonly legal: readonly Choice[];
}

/** Fixed seed: neither legal choices nor the planned numbers depend on hidden information. */
const DEAL = 'a planned turn';

/** Returns the question to a seat at a position; undefined when others decide. */
export function planQuestion(rules: PlanRules, view: View, seat: number): PlanQuestion | undefined {
  const state = rules.determinize(view, seat, fastChance(DEAL));
  const decision = rules.decisions(state).find((one) => one.seat === seat);
  if (!decision) return undefined;
  // A planned turn stays open: what follows its end depends on others.
  const legal = rules.legal(state, seat).filter(({ type }) => type !== 'end-turn');
  return { kind: decision.kind, prompt: rules.prompt?.(state, seat), legal };
}

/** Plays a choice with these cards on top of the modifier deck. Returns the position after it, or why it is refused. */
export function playPlanned(
  rules: PlanRules,
  view: View,
  seat: number,
  choice: Choice,
  top: readonly string[],
): PlanPosition | Refusal {
  const state = cloneJson(rules.determinize(view, seat, new StackedChance(top)));
  if (!rules.decisions(state).some((one) => one.seat === seat)) return refuse('plan-others');
  const refusal = rules.check(state, seat, choice);
  if (refusal) return refusal;
  const events: GameEvent[] = [];
  rules.play(state, seat, choice, { chance: fastChance(DEAL), log: (event) => events.push(event) });
  return { view: rules.view(state, seat), events };
}

export function isRefusal(result: PlanPosition | Refusal): result is Refusal {
  return 'code' in result;
}

/** Deals piles in a fixed order: those that hold all the wanted cards get them on top, the first to be drawn last. */
class StackedChance implements Chance {
  readonly #top: readonly string[];
  readonly #rest = fastChance(DEAL);

  constructor(top: readonly string[]) {
    this.#top = top;
  }

  get position(): number {
    return this.#rest.position;
  }

  d(sides: number): number {
    return this.#rest.d(sides);
  }

  roll(count: number, sides: number): number[] {
    return this.#rest.roll(count, sides);
  }

  pick<T>(items: readonly T[]): T {
    return this.#rest.pick(items);
  }

  draw<T>(items: T[]): T {
    return this.#rest.draw(items);
  }

  shuffle<T>(items: T[]): void {
    const wanted: T[] = [];
    const others = [...items];
    for (const card of this.#top) {
      const at = others.map(String).indexOf(card);
      if (at >= 0) wanted.push(...others.splice(at, 1));
    }
    items.splice(0, items.length, ...others, ...wanted.toReversed());
  }
}
