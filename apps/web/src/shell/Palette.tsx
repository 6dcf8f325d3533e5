import { CommandPalette } from '@tessera/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { MATCH_GAMES } from '../games/shelf.ts';
import { changeSettings, LANGUAGES, THEMES } from '../settings/settings.ts';
import { usePageCommands } from './commands.ts';
import { PLACES } from './places.ts';

/** Everything there is to do, found by typing. */
export default function Palette({ onClose, onKeys }: { readonly onClose: () => void; readonly onKeys: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const own = usePageCommands(({ commands }) => commands);
  const go = (to: string) => () => void navigate(to);

  const commands = [
    ...own,
    ...PLACES.map(({ to, name }) => ({ id: `go ${to}`, label: t(`nav.${name}`), group: t('palette.go'), run: go(to) })),
    ...MATCH_GAMES.map((game) => ({
      id: `new ${game}`,
      label: t('palette.new', { game: t(`game.${game}.name`) }),
      group: t('palette.play'),
      run: go(`/new?game=${game}`),
    })),
    ...THEMES.map((theme) => ({
      id: `theme ${theme}`,
      label: t(`settings.theme.${theme}`),
      group: t('settings.theme.label'),
      run: () => changeSettings({ theme }),
    })),
    ...LANGUAGES.map((language) => ({
      id: `language ${language}`,
      label: t(`settings.language.${language}`),
      group: t('settings.language.label'),
      run: () => changeSettings({ language }),
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
