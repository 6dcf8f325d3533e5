import type { GateState } from './deed.ts';

/** Tags of conditions and effects that prevent actions of a character. */
export type GateTag = 'no-actions' | 'no-speech' | 'unaware';

/**
 * Returns the name of the condition or effect that imposes a tag, if any. Of a condition that another one brings about, the
 * outer one is named: a paralyzed character is incapacitated, and "Paralyzed" is what the player entered.
 */
export function tagCause(tag: GateTag, { sheet, record, rulebook }: Pick<GateState, 'sheet' | 'record' | 'rulebook'>) {
  const found = sheet.conditions.find(
    ({ id, suppressedBy }) =>
      suppressedBy === undefined && rulebook.conditions.get(id)?.facts.tags.includes(tag) === true,
  );
  if (found !== undefined) return outermost(found, sheet.conditions, rulebook).name;
  const shelf = { spell: rulebook.spells, feat: rulebook.feats, item: rulebook.items };
  for (const { ref, on } of record.active) {
    const [kind = '', id = ''] = ref.split(':');
    const source = kind === 'spell' || kind === 'feat' || kind === 'item' ? shelf[kind].get(id) : undefined;
    if (on === undefined && source?.facts.tags.includes(tag) === true) return source.facts.name;
  }
  return undefined;
}

type Condition = GateState['sheet']['conditions'][number];

/** Returns the condition whose effects bring about the given one, or that condition itself. */
function outermost(inner: Condition, all: readonly Condition[], rulebook: GateState['rulebook']): Condition {
  const outer = all.find(
    ({ id }) =>
      id !== inner.id &&
      rulebook.conditions
        .get(id)
        ?.record.features.some(({ effects = [] }) =>
          effects.some((effect) => effect.kind === 'condition' && effect.condition === inner.id),
        ) === true,
  );
  return outer ?? inner;
}
