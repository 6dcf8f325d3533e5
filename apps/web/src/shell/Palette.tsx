import { CommandPalette } from '@tessera/ui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { gameName, matchGames } from '../games/manifests.ts';
import { LANGUAGES, languageName } from '../i18n/languages.ts';
import { useTexts } from '../i18n/texts.ts';
import { useBookOf } from '../rulebook/books.ts';
import { changeSettings, THEMES } from '../settings/settings.ts';
import { type PageCommand, usePageCommands } from './commands.ts';
import { PLACES } from './places.ts';

/** Command palette: a searchable list of all pages and commands. */
export default function Palette({ onClose, onKeys }: { readonly onClose: () => void; readonly onKeys: () => void }) {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const own = usePageCommands(({ commands }) => commands);
  const found = useFound();
  const go = (to: string) => () => void navigate(to);

  const commands = [
    ...own,
    ...found,
    ...PLACES.map(({ to, name }) => ({
      id: `go ${to}`,
      label: name(t, language),
      group: t('palette.go'),
      run: go(to),
    })),
    ...matchGames.map(({ id }) => ({
      id: `new ${id}`,
      label: t('palette.new', { game: gameName(id) }),
      group: t('palette.play'),
      run: go(`/new?game=${id}`),
    })),
    ...THEMES.map((theme) => ({
      id: `theme ${theme}`,
      label: t(`settings.theme.${theme}`),
      group: t('settings.theme.label'),
      run: () => changeSettings({ theme }),
    })),
    ...LANGUAGES.map((other) => ({
      id: `language ${other}`,
      label: languageName(other),
      group: t('settings.language'),
      run: () => changeSettings({ language: other }),
    })),
    { id: 'keys', label: t('keys.title'), group: t('palette.help'), keys: '?', run: onKeys },
  ];

  return (
    <CommandPalette
      open
      onClose={onClose}
      label={t('palette.label')}
      placeholder={t('palette.placeholder')}
      empty={t('palette.empty')}
      commands={commands}
    />
  );
}

/** Returns the places, cards and rules that match a name, as commands that appear once something is typed. */
function useFound(): readonly PageCommand[] {
  const { t, language } = useTexts();
  const finds = usePageCommands((entries) => entries.finds);
  const book = useBookOf(finds?.game, language);
  return useMemo(() => {
    const parts = book?.chapters.flatMap((chapter) => [chapter, ...chapter.sections]) ?? [];
    const rules = parts.flatMap(({ number, title }) =>
      number === undefined
        ? []
        : [
            {
              id: `rule ${number}`,
              label: `${number} ${title}`,
              group: t('palette.rule'),
              isFoundOnly: true,
              run: () => finds?.openRule(number),
            },
          ],
    );
    return [...(finds?.list() ?? []), ...rules];
  }, [finds, book, t]);
}
