import type { CompiledFeature } from '../content/compile.ts';
import { dotted } from '../joined.ts';
import type { Difficulty } from '../sheet.ts';
import type { Evaluation } from './evaluation.ts';
import { difficultySteps } from './spellcasting.ts';
import { settleStat } from './stats.ts';

/** What others save against when a feature that is no spell is used on them: breath, a stunning blow. */
export function difficulties(evaluation: Evaluation): Difficulty[] {
  const found: Difficulty[] = [];
  for (const feature of evaluation.granted) {
    const { id, name, save, source } = feature;
    if (save === undefined || !isHeld(evaluation, feature)) continue;
    const { ability, against = [] } = save;
    const dc = settleStat(evaluation, dotted('difficulties', id), difficultySteps(evaluation, ability));
    found.push({ feature: id, name, source: source.key, saves: against, dc });
  }
  return found;
}

/** Whether the character has the feature and may use it; the rules of the edition are everybody's. */
function isHeld({ facts }: Evaluation, { id, source, gate }: CompiledFeature): boolean {
  return (source.kind === 'rule' || facts.features.has(id)) && gate?.test(facts) !== false;
}
