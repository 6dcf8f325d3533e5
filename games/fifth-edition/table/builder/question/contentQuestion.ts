import type { ChoiceState, Rulebook } from '@tessera/fifth-edition';

type Sources = Rulebook['species'] | Rulebook['classes'] | Rulebook['feats'] | Rulebook['items'] | Rulebook['spells'];
type Feature =
  Rulebook['rules'] extends ReadonlyMap<string, infer Source extends { readonly features: unknown }>
    ? Source['features'] extends readonly (infer Each)[]
      ? Each
      : never
    : never;
type Question = Feature extends { readonly choices: readonly (infer Each)[] } ? Each : never;

/** Returns the feature and wording of a content question; undefined for questions of the record and about spells. */
export function contentQuestion(
  rulebook: Rulebook,
  { source, id }: Pick<ChoiceState, 'source' | 'id'>,
): { readonly feature: Feature; readonly question: Question } | undefined {
  const [kind = '', sourceId = ''] = source.split(':');
  for (const feature of sourcesOf(rulebook, kind)?.get(sourceId)?.features ?? [])
    for (const question of feature.choices) if (question.choice.id === id) return { feature, question };
  return undefined;
}

function sourcesOf(rulebook: Rulebook, kind: string): Sources | undefined {
  switch (kind) {
    case 'rule':
      return rulebook.rules;
    case 'species':
      return rulebook.species;
    case 'lineage':
      return rulebook.lineages;
    case 'background':
      return rulebook.backgrounds;
    case 'class':
      return rulebook.classes;
    case 'subclass':
      return rulebook.subclasses;
    case 'feat':
      return rulebook.feats;
    case 'item':
      return rulebook.items;
    case 'condition':
      return rulebook.conditions;
    case 'spell':
      return rulebook.spells;
    default:
      return undefined;
  }
}
