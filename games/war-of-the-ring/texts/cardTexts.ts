import type { CombatEffect } from '../src/cards/combatEffect.ts';
import type { Effect } from '../src/cards/effect.ts';
import type { Situation } from '../src/cards/situation.ts';
import type { Condition } from '../src/deck/condition.ts';
import type { LastingEffect } from '../src/deck/lastingEffect.ts';

/** One text per registered kind, and further parts that their descriptions use. */
type ByKind<Kind extends { readonly type: string }> = Readonly<
  Record<Kind['type'], string | Readonly<Record<string, string>>>
> &
  Readonly<Record<string, unknown>>;

/** Texts of the kinds on cards: a registered kind without its text in a language does not compile. */
export interface CardTexts extends Readonly<Record<string, unknown>> {
  readonly condition: ByKind<Condition>;
  readonly effect: ByKind<Effect>;
  readonly lasting: ByKind<LastingEffect>;
  readonly situation: ByKind<Situation>;
  readonly combat: ByKind<CombatEffect>;
}
