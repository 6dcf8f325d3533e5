import { KeyMapSheet } from '@tessera/ui';
import { useTranslation } from 'react-i18next';

/** Every key, by where it works. */
const GROUPS = {
  everywhere: [
    [['?'], 'keys'],
    [['/'], 'palette'],
    [['Ctrl', 'K'], 'palette'],
    [['Esc'], 'close'],
  ],
  table: [
    [['U'], 'undo'],
    [['Shift', 'U'], 'redo'],
    [['C'], 'chat'],
    [['L'], 'log'],
    [['R'], 'rules'],
    [['←', '↑', '→', '↓'], 'cursor'],
    [['Tab'], 'targets'],
    [['Enter'], 'commit'],
    [['Space'], 'peek'],
  ],
  replay: [
    [['←', '→'], 'step'],
    [['Home'], 'first'],
    [['End'], 'last'],
    [['Space'], 'run'],
  ],
} as const;

/** The map of keys. */
export default function KeyMap({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const groups = [
    {
      title: t('keys.everywhere'),
      keys: GROUPS.everywhere.map(([keys, does]) => ({ keys, does: t(`keys.does.${does}`) })),
    },
    { title: t('keys.table'), keys: GROUPS.table.map(([keys, does]) => ({ keys, does: t(`keys.does.${does}`) })) },
    { title: t('keys.replay'), keys: GROUPS.replay.map(([keys, does]) => ({ keys, does: t(`keys.does.${does}`) })) },
  ];
  return <KeyMapSheet open onClose={onClose} title={t('keys.title')} closeLabel={t('close')} groups={groups} />;
}
