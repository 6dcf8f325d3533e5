import {
  type Ability,
  applyChoice,
  type ChoiceState,
  type DerivedState,
  type Rulebook,
  reevaluate,
} from '@tessera/fifth-edition';
import type { Weighing } from './settleWell.ts';

/** How well a pick serves a character; only the order of the numbers counts. */
export function worthOf(pick: string, choice: ChoiceState, { sheet, rulebook, order, record }: Weighing): number {
  const skill = rulebook.skills.get(pick);
  if (skill !== undefined) return usefulness(skill.ability, order) + (pick === WATCHFUL ? 1 : 0);
  const spell = rulebook.spells.get(pick)?.record;
  if (spell !== undefined) return spellWorth(spell, picksIn(choice).length, highestLevel(choice, sheet));
  if (record.inventory.some(({ item }) => item === pick)) return 10;
  if (isAbilityOf(order, pick)) return usefulness(pick, order);
  const feat = rulebook.feats.get(pick);
  if (feat === undefined) return 0;
  // Raising scores serves everybody.
  const raises = feat.features.some(({ choices }) => choices.some(({ choice: { type } }) => type === 'distribute'));
  if (raises) return 100;
  // Anything else is tried on: what makes the numbers in a fight larger is worth having.
  const value = choice.type === 'multiselect' ? [...picksIn(choice), pick] : pick;
  return mightOf(reevaluate(sheet, applyChoice(record, choice.key, value), rulebook)) - mightOf(sheet);
}

/** Armor class and the attacks at hand, in one number. */
function mightOf({ ac, attacks }: DerivedState): number {
  const strikes = attacks.lines.map(({ attack, damage }) => attack.value + damage.bonus.value);
  return ac.value + Math.max(0, ...strikes);
}

/** Everybody is asked for it at every door. */
const WATCHFUL = 'Perception';

type Spell =
  Rulebook['spells'] extends ReadonlyMap<string, infer Source extends { readonly record: unknown }>
    ? Source['record']
    : never;

/** A pick for every level and a mix: something to strike with, something to protect with, something else. */
function spellWorth({ level, damage, attack, ritual, features, id }: Spell, picked: number, highest: number): number {
  const strikes = damage !== undefined || attack === true ? 3 : 0;
  const helps = features.length > 0 ? 2 : 0;
  const serves = ritual ? 1 : 0;
  // The wanted level goes up and down with each pick, so that all of them are served.
  const wanted = level === 0 ? 0 : highest - (picked % Math.max(1, highest));
  // Equal spells are told apart by their name, so that not all characters know the same ones first.
  return strikes + helps + serves - Math.abs(level - wanted) * 4 - id.length / 1000;
}

function highestLevel({ key }: ChoiceState, { spellcasting }: Weighing['sheet']): number {
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
