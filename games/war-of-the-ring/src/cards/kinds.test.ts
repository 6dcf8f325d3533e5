import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardTable, TABLE } from '../../scripts/cardTable.mjs';
import { type Condition, conditionKinds } from '../deck/condition.ts';
import { allCards } from '../deck/deck.ts';
import { lastingKinds } from '../deck/lastingEffect.ts';
import { STANDING_EFFECTS } from './cardRulesTypes.ts';
import { type CombatEffect, combatEffectKinds } from './combatEffect.ts';
import { type Effect, effectKinds } from './effect.ts';
import { loadPack } from './pack.ts';
import { type Situation, situationKinds } from './situation.ts';

const halves = [...loadPack().content['combat-card'].values()];

function inside(effects: readonly Effect[]): readonly Effect[] {
  return effects.flatMap((effect) => {
    if (effect.type === 'when') return [effect, ...inside(effect.effects), ...inside(effect.otherwise ?? [])];
    return effect.type === 'choose' ? [effect, ...effect.from.flatMap(inside)] : [effect];
  });
}

const effects = allCards().flatMap(({ event }) => inside(event.effects));
const conditions: readonly Condition[] = [
  ...allCards().flatMap(({ event: { needs, table } }) => [
    ...needs,
    ...(table?.while ?? []),
    ...(table?.removal.flatMap((removal) => removal.if) ?? []),
  ]),
  ...effects.flatMap((effect) => (effect.type === 'when' ? effect.if : [])),
];

describe('Kinds in use', () => {
  const typesOf = (list: readonly { readonly type: string }[]) => [...new Set(list.map(({ type }) => type))].toSorted();

  test('every kind of effect and condition is used by a card', () => {
    expect(typesOf(effects)).toEqual(Object.keys(effectKinds).toSorted());
    expect(typesOf(conditions)).toEqual(Object.keys(conditionKinds).toSorted());
  });

  test('every kind of combat effect and situation is used by a combat half', () => {
    const all: readonly CombatEffect[] = halves.flatMap((half) => half.effects);
    const situations: readonly Situation[] = halves.flatMap(({ needs }) => needs);
    expect(typesOf(all)).toEqual(Object.keys(combatEffectKinds).toSorted());
    expect(typesOf(situations)).toEqual(Object.keys(situationKinds).toSorted());
  });

  test('the kinds of lasting effects equal those that the rules ask for', () => {
    const does = allCards().flatMap(({ event }) => event.table?.does ?? []);
    expect(typesOf(does)).toEqual(Object.keys(lastingKinds).toSorted());
    expect(Object.keys(lastingKinds).toSorted()).toEqual(Object.keys(STANDING_EFFECTS).toSorted());
  });
});

test('docs/war-of-the-ring-cards.md is up to date (scripts/cardTable.mjs writes it)', () => {
  expect(readFileSync(TABLE, 'utf8')).toBe(cardTable());
});
