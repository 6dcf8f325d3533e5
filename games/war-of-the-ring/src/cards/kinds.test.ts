import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardTable, TABLE } from '../../scripts/cardTable.mjs';
import { type Condition, conditionKinds } from '../deck/condition.ts';
import { lastingKinds } from '../deck/lastingEffect.ts';
import { type CombatEffect, combatEffectKinds } from './combatEffect.ts';
import { type Effect, effectKindOf, effectKinds } from './effect.ts';
import { loadPack } from './pack.ts';
import { type Situation, situationKinds } from './situation.ts';

const cards = [...loadPack().content.card.values()];
const halves = [...loadPack().content['combat-card'].values()];

function inside(effects: readonly Effect[]): readonly Effect[] {
  return effects.flatMap((effect) => [
    effect,
    ...(effectKindOf(effect).branches?.(effect) ?? []).flatMap((branch) => inside(branch.effects)),
  ]);
}

const effects = cards.flatMap(({ event }) => inside(event.effects));
const conditions: readonly Condition[] = [
  ...cards.flatMap(({ event: { needs, table } }) => [
    ...needs,
    ...(table?.while ?? []),
    ...(table?.removal.flatMap((removal) => removal.if) ?? []),
  ]),
  ...effects.flatMap((effect) => effectKindOf(effect).conditions?.(effect) ?? []),
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

  test('every kind of lasting effect is used by a card', () => {
    const does = cards.flatMap(({ event }) => event.table?.does ?? []);
    expect(typesOf(does)).toEqual(Object.keys(lastingKinds).toSorted());
  });
});

test('docs/war-of-the-ring-cards.md is up to date (scripts/cardTable.mjs writes it)', () => {
  expect(readFileSync(TABLE, 'utf8')).toBe(cardTable());
});
