import type { SchemaFormWords } from '@tessera/ui';
import type { useTranslation } from 'react-i18next';

/** The options of our games by field; one that is not here keeps the words of its schema. */
const FIELDS = [
  'map',
  'budget',
  'alertModifier',
  'variants',
  'columns',
  'rows',
  'inARow',
  'dice',
  'wildOnes',
  'heroHp',
  'monsterHp',
  'rounds',
] as const;

/** The texts of an options form in the language spoken. */
export function formWords(t: ReturnType<typeof useTranslation>['t']): SchemaFormWords {
  const known = (path: readonly string[]) => FIELDS.find((field) => path.length === 1 && field === path[0]);
  return {
    less: t('form.less'),
    more: t('form.more'),
    search: t('form.find'),
    problem: ({ code, params }) => t(`form.problem.${code}`, params),
    title: (path, own) => {
      const field = known(path);
      return field ? t(`form.field.${field}`) : own;
    },
    // A field whose name is ours needs no second sentence in another language.
    description: (path, own) => (known(path) ? undefined : own),
    option: (_path, option, own) => own ?? option.replaceAll('-', ' '),
  };
}
