import { scoresProblem } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import type { Draft, RailEntry, RailState } from '../rail.ts';
import { methodOf } from './scores.ts';

/** Builder steps besides questions. The tilde distinguishes them from question keys. */
export const STEPS = ['~scores', '~gear', '~levels', '~details'] as const;
export type BuilderStep = (typeof STEPS)[number];

export function isStep(key: string): key is BuilderStep {
  return STEPS.some((step) => step === key);
}

/** Returns the rail entry of a step. */
export function stepEntry(t: TranslateFn, step: BuilderStep, draft: Draft): RailEntry {
  const { state, value, why = [] } = progressOf[step](t, draft);
  return { key: step, name: t(`builder.step.${step.slice(1)}`), state, value, why };
}

type Progress = (t: TranslateFn, draft: Draft) => { state: RailState; value: string; why?: readonly string[] };

const progressOf: Readonly<Record<BuilderStep, Progress>> = {
  '~scores': (t, { record }) => {
    const method = methodOf(record);
    if (method === undefined) return { state: 'open', value: '' };
    const problem = scoresProblem(method, record.baseAbilities);
    const value = t(`builder.method.${method}`);
    if (problem === undefined) return { state: 'done', value };
    if (problem.code === 'pointsLeft') return { state: 'open', value: t('builder.scores.pointsLeft', problem.params) };
    return { state: 'conflict', value, why: [t(`builder.scores.${problem.code}`, problem.params)] };
  },
  '~gear': (t, { sheet }) => {
    const worn = sheet.inventory.filter(({ equipped }) => equipped);
    const shown = (worn.length > 0 ? worn : sheet.inventory).slice(0, 2).map(({ name }) => name);
    const refused = sheet.inventory.flatMap(({ name, equipped, refused: why }) =>
      equipped && why !== undefined ? [`${name}: ${why}`] : [],
    );
    if (refused.length > 0) return { state: 'conflict', value: shown.join(', '), why: refused };
    return { state: shown.length > 0 ? 'done' : 'open', value: shown.join(', ') || t('builder.gear.none') };
  },
  '~levels': (t, { record }) => {
    const rolled = record.levels.filter(({ hp }) => hp !== 'fixed').length;
    return {
      state: 'done',
      value: rolled === 0 ? t('builder.hp.fixed') : t('builder.hp.someRolled', { n: rolled }),
    };
  },
  '~details': (_say, { record }) => ({ state: record.name === '' ? 'open' : 'done', value: record.name }),
};
