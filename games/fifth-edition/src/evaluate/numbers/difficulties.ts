import type { CompiledFeature } from '../../content/compile.ts';
import type { Difficulty } from '../../sheet/sheet.ts';
import { dottedTarget } from '../../vocabulary/joinCache.ts';
import type { Evaluation } from '../state/evaluation.ts';
import { settleStat } from '../state/stats.ts';
import { difficultySteps } from './spellcasting.ts';

/** Calculates the save DCs of features that are not spells, such as a breath weapon. */
export function difficulties(evaluation: Evaluation): Difficulty[] {
  const found: Difficulty[] = [];
  for (const feature of evaluation.granted) {
    const { id, name, save, source } = feature;
    if (save === undefined || !isHeld(evaluation, feature)) continue;
    const { ability, against = [] } = save;
    const dc = settleStat(evaluation, dottedTarget('difficulties', id), difficultySteps(evaluation, ability));
    found.push({ feature: id, name, source: source.key, saves: against, dc });
  }
  return found;
}

/** Whether the character has the feature and may use it. Rules of the edition apply to every character. */
function isHeld({ facts }: Evaluation, { id, source, gate }: CompiledFeature): boolean {
  return (source.kind === 'rule' || facts.features.has(id)) && gate?.test(facts) !== false;
}
