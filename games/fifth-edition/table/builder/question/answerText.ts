import type { ChoiceState, Rulebook } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { abilityShort, wordOr } from '../../words/pathName.ts';
import { contentQuestion } from './contentQuestion.ts';

/** More picks than this are shown as a count. */
const MAX_NAMED = 2;

/** Formats an answer for the rail: names, points, or a count such as "8 of 34". */
export function answerText(t: TranslateFn, rulebook: Rulebook, choice: ChoiceState): string {
  const { value, max, state } = choice;
  if (value === undefined) return choice.missing > 1 ? t('builder.of', { n: 0, max: choice.missing }) : '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string')
    return choice.type === 'text' && state !== 'orphaned' ? value : pickName(t, rulebook, choice, value);
  if (!Array.isArray(value)) return pointsText(t, value);
  if (state !== 'made' || value.length > MAX_NAMED)
    return t('builder.of', { n: value.length, max: max ?? value.length });
  return value.map((pick) => pickName(t, rulebook, choice, pick)).join(', ');
}

/** Formats points: "DEX +2, CON +1". */
function pointsText(t: TranslateFn, points: Readonly<Record<string, number>>): string {
  const placed = Object.entries(points).filter(([, count]) => count > 0);
  return placed.map(([id, count]) => `${abilityShort(t, id)} +${count}`).join(', ');
}

/** Returns the name of a pick from the question that offers it, or from the record of the rulebook. */
export function pickName(
  t: TranslateFn,
  rulebook: Rulebook,
  choice: Pick<ChoiceState, 'source' | 'id'>,
  pick: string,
): string {
  const option = contentQuestion(rulebook, choice)?.question.options.get(pick);
  if (option !== undefined) return option.label;
  const skill = rulebook.skills.get(pick);
  if (skill !== undefined) return wordOr(t, `words.skill.${pick}`, skill.name);
  const named = shelves.map((shelf) => rulebook[shelf].get(pick)?.record.name).find((name) => name !== undefined);
  return named ?? rulebook.languages.get(pick)?.name ?? wordOr(t, `words.ability.${pick}`, pick);
}

const shelves = ['species', 'lineages', 'backgrounds', 'classes', 'subclasses', 'feats', 'spells', 'items'] as const;
