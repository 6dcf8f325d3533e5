import type { Translator } from '@tessera/text';
import type { SchemaFormWords } from '@tessera/ui';
import type { Translate } from '../i18n/texts.ts';

/** Returns the texts of an options form: those of the client, and those of the game per option. */
export function formWords(t: Translate, { t: tGame, has }: Pick<Translator, 't' | 'has'>): SchemaFormWords {
  const textOf = (path: readonly string[], part: string, own: string | undefined) => {
    const key = `option.${path.join('.')}.${part}`;
    return has(key) ? tGame(key) : own;
  };
  return {
    less: t('form.less'),
    more: t('form.more'),
    search: t('form.find'),
    unsaid: t('form.unsaid'),
    yes: t('form.yes'),
    no: t('form.no'),
    problem: ({ code, params }) => t(`form.problem.${code}`, params),
    title: (path, own) => textOf(path, 'title', own) ?? own,
    description: (path, own) => textOf(path, 'description', own) ?? own,
    numberName: (path, number) => textOf(path, `options.${number}`, undefined),
    option: (path, option, own) => textOf(path, `options.${option}`, own) ?? option.replaceAll('-', ' '),
  };
}
