import {
  type Ability,
  applyChoice,
  type ChoiceState,
  type DerivedState,
  evaluateCharacter,
  type Rulebook,
} from '@tessera/fifth-edition';
import type { AnswerWeights } from './settleWell.ts';

/** Rates a pick for a character; only the order of ratings matters. */
export function worthOf(pick: string, choice: ChoiceState, { sheet, rulebook, order, record }: AnswerWeights): number {
  const skill = rulebook.skills.get(pick);
  if (skill !== undefined) return usefulness(skill.ability, order) + (pick === WATCHFUL ? 1 : 0);
  const spell = rulebook.spells.get(pick)?.record;
  if (spell !== undefined) return spellWorth(spell, picksIn(choice).length, highestLevel(choice, sheet));
  if (record.inventory.some(({ item }) => item === pick)) return 10;
  if (isAbilityOf(order, pick)) return usefulness(pick, order);
  const feat = rulebook.feats.get(pick);
  if (feat === undefined) return 0;
  // Score increases suit every character.
  const raises = feat.features.some(({ choices }) => choices.some(({ choice: { type } }) => type === 'distribute'));
  if (raises) return 100;
  // Any other pick is tried on the character and rated by its combat numbers.
  const value = choice.type === 'multiselect' ? [...picksIn(choice), pick] : pick;
  return mightOf(evaluateCharacter(applyChoice(record, choice.key, value), rulebook)) - mightOf(sheet);
}

/** Combines armor class and attacks into one number. */
function mightOf({ ac, attacks }: DerivedState): number {
  const strikes = attacks.lines.map(({ attack, damage }) => attack.value + damage.bonus.value);
  return ac.value + Math.max(0, ...strikes);
}

/** The most frequently used skill. */
const WATCHFUL = 'Perception';

type Spell =
  Rulebook['spells'] extends ReadonlyMap<string, infer Source extends { readonly record: unknown }>
    ? Source['record']
    : never;

/** Rates a spell, for picks across all levels and a mix of damage, protection and utility. */
function spellWorth({ level, damage, attack, ritual, features, id }: Spell, picked: number, highest: number): number {
  const strikes = damage !== undefined || attack === true ? 3 : 0;
  const helps = features.length > 0 ? 2 : 0;
  const serves = ritual ? 1 : 0;
  // The wanted level cycles with each pick, so that all levels are covered.
  const wanted = level === 0 ? 0 : highest - (picked % Math.max(1, highest));
  // The length of the id breaks ties, so that not all characters know the same spells first.
  return strikes + helps + serves - Math.abs(level - wanted) * 4 - id.length / 1000;
}

function highestLevel({ key }: ChoiceState, { spellcasting }: AnswerWeights['sheet']): number {
  return spellcasting.entries.find(({ id }) => key.startsWith(`${id}-`))?.highestSpellLevel ?? 1;
}

function picksIn({ value }: ChoiceState): readonly string[] {
  return Array.isArray(value) ? value : [];
}

function usefulness(ability: Ability, order: readonly Ability[]): number {
  const rank = order.indexOf(ability);
  return rank < 0 ? 0 : order.length - rank;
}

function isAbilityOf(order: readonly Ability[], pick: string): pick is Ability {
  return order.some((ability) => ability === pick);
}
