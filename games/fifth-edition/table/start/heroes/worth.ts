import {
  type Ability,
  applyChoice,
  type ChoiceState,
  type DerivedState,
  evaluateCharacter,
  type Rulebook,
} from '@tessera/fifth-edition';
import type { AnswerWeights } from './settleWell.ts';

/** Ratings that outweigh each other: equipment at hand, score increases, recommended answers. */
const CARRIED = 2_000;
const RECOMMENDED = 1_000;
const RAISES = 1_200;
const NEVER = -1_000;
/** A recommended spell outweighs a distance of four spell levels. */
const RECOMMENDED_SPELL = 18;

/** Rates a pick for a character; only the order of ratings matters. */
export function worthOf(pick: string, choice: ChoiceState, weights: AnswerWeights): number {
  const { sheet, rulebook, order, record, picks } = weights;
  const rank = picks.indexOf(pick);
  const spell = rulebook.spells.get(pick)?.record;
  if (spell !== undefined) {
    const isThere = sheet.spellcasting.spells.some((each) => each.spell === pick && each.mode !== 'spellbook');
    if (isThere && choice.key.endsWith('-spellbook')) return NEVER;
    const { length } = picksIn(choice);
    const away = distance(spell.level, length, highestLevel(choice, sheet)) * LEVEL_WEIGHT;
    return (rank < 0 ? usefulSpell(spell) : RECOMMENDED_SPELL - rank / 100) - away;
  }
  const weapon = rulebook.items.get(pick)?.record.weapon;
  const carried = weapon && record.inventory.find(({ item }) => item === pick);
  if (weapon && carried) return CARRIED + (carried.equipped ? 2 : weapon.range === 'ranged' ? 1 : 0);
  const feat = rulebook.feats.get(pick);
  // Score increases suit every character.
  const raises =
    feat?.features.some(({ choices }) => choices.some(({ choice: { type } }) => type === 'distribute')) === true;
  if (rank >= 0 || raises) return (raises ? RAISES : 0) + (rank >= 0 ? RECOMMENDED - rank : 0);
  const skill = rulebook.skills.get(pick);
  if (skill !== undefined) return usefulness(skill.ability, order);
  if (isAbilityOf(order, pick)) return usefulness(pick, order);
  if (feat === undefined) return 0;
  // Any other pick is tried on the character and rated by its combat numbers.
  const value = choice.type === 'multiselect' ? [...picksIn(choice), pick] : pick;
  return mightOf(evaluateCharacter(applyChoice(record, choice.key, value), rulebook)) - mightOf(sheet);
}

/** Combines armor class and attacks into one number. */
function mightOf({ ac, attacks }: DerivedState): number {
  const strikes = attacks.lines.map(({ attack, damage }) => attack.value + damage.bonus.value);
  return ac.value + Math.max(0, ...strikes);
}

type Spell =
  Rulebook['spells'] extends ReadonlyMap<string, infer Source extends { readonly record: unknown }>
    ? Source['record']
    : never;

/** Rates a spell without advice, for a mix of damage, protection and utility. */
function usefulSpell({ damage, attack, ritual, features, id }: Spell): number {
  const strikes = damage !== undefined || attack === true ? 3 : 0;
  const helps = features.length > 0 ? 2 : 0;
  const serves = ritual ? 1 : 0;
  // The length of the id breaks ties, so that not all characters know the same spells first.
  return strikes + helps + serves - id.length / 1000;
}

const LEVEL_WEIGHT = 4;

/** Returns how far a spell is from the wanted level, which cycles with each pick, so that all levels are covered. */
function distance(level: number, picked: number, highest: number): number {
  return level === 0 ? 0 : Math.abs(level - (highest - (picked % Math.max(1, highest))));
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
