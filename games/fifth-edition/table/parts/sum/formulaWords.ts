import type { TranslateFn } from '@tessera/text';
import { abilityShort, wordOr } from '../../words/pathName.ts';
import { numberText } from '../numberText.ts';
import type { Formula } from './sum.ts';

const VARIABLE = /@([A-Za-z][\w.:-]*)/g;
/** A limited variable: `min(2, @abilities.DEX.modifier)`. */
const LIMITED = /\b(min|max)\((\d+), (@[\w.:-]+)\)/g;
/** Operators and functions that only authors of content read. */
const CODE = /[*/?=(){}<>]/;

/**
 * Formats a formula for players: a sum with the names and values of its variables ("14 + DEX +3 (at most 2)"). Of any
 * other formula only the variables are named, because the amount is shown beside it: "exhaustion 2".
 */
export function formulaWords({ text, values }: Formula, t: TranslateFn): string {
  const wordsOf = (variable: string) => {
    const value = Object.hasOwn(values, variable) ? values[variable] : values[`@${variable}`];
    return variableWords(variable, typeof value === 'number' ? value : String(value ?? ''), t);
  };
  if (CODE.test(text.replaceAll(LIMITED, ''))) {
    const names = new Set([...text.matchAll(VARIABLE)].map(([, variable = '']) => variable));
    return [...names].map(wordsOf).join(', ');
  }
  return text
    .replaceAll(LIMITED, (_, limit: string, points: string, variable: string) =>
      t(`sum.variable.${limit === 'min' ? 'atMost' : 'atLeast'}`, { what: variable, points }),
    )
    .replaceAll(VARIABLE, (_, variable: string) => wordsOf(variable));
}

function variableWords(variable: string, value: number | string, t: TranslateFn): string {
  const [area = '', name = '', part] = variable.split('.');
  const spaced = (name || area).replaceAll('-', ' ');
  if (area === 'level') return t('sum.variable.level', { value });
  if (area === 'classLevel') return t('sum.variable.classLevel', { name: spaced, value });
  if (area === 'abilities')
    return t('sum.variable.ability', {
      name: abilityShort(t, name),
      value: numberText(value, part === 'modifier'),
    });
  if (area === 'proficiencyBonus')
    return t('sum.variable.other', { name: t('sum.step.proficiency'), value: numberText(value, true) });
  if (area === 'hitPoints')
    return t('sum.variable.other', { name: t('words.path.hitPointsMax'), value: numberText(value) });
  const known = area === 'condition' ? wordOr(t, `condition.${name}`, spaced) : spaced;
  return t('sum.variable.other', { name: known, value: numberText(value) });
}
