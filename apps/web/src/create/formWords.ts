import type { SchemaFormWords } from '@tessera/ui';
import type { useTranslation } from 'react-i18next';
import type { OptionTexts } from '../games/optionTexts.ts';

/** The texts of an options form: the shell's own, and the game's where it has any in the language spoken. */
export function formWords(t: ReturnType<typeof useTranslation>['t'], texts: OptionTexts = {}): SchemaFormWords {
  const textOf = (path: readonly string[]) => texts[path.join('.')];
  return {
    less: t('form.less'),
    more: t('form.more'),
    search: t('form.find'),
    problem: ({ code, params }) => t(`form.problem.${code}`, params),
    title: (path, own) => textOf(path)?.title ?? own,
    description: (path, own) => textOf(path)?.description ?? own,
    option: (path, option, own) => textOf(path)?.options?.[option] ?? own ?? option.replaceAll('-', ' '),
  };
}
