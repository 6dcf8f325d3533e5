import { KeyMapSheet } from '@tessera/ui';
import { useTranslation } from 'react-i18next';
import { usePageKeys } from './pageKeys.ts';

/** Every key, by where it works. What only one page has, that page brings. */
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
    [['1', '…', '9'], 'choices'],
    [['E'], 'end'],
    [['←', '↑', '→', '↓'], 'cursor'],
    [['Home', 'PageUp', 'End', 'PageDown'], 'diagonals'],
    [['Tab'], 'targets'],
    [['Enter'], 'commit'],
    [['+', '−', '0'], 'zoom'],
    [['Space'], 'peek'],
  ],
  replay: [
    [['←', '→'], 'step'],
    [['Home'], 'first'],
    [['End'], 'last'],
    [['Space'], 'run'],
  ],
  character: [
    [['J'], 'nextChoice'],
    [['K'], 'choiceBefore'],
    [['↑', '↓'], 'option'],
    [['Enter'], 'take'],
    [['U'], 'undo'],
    [['Shift', 'U'], 'redo'],
    [['R'], 'sum'],
    [['D'], 'debug'],
  ],
} as const;
const PLACES = ['everywhere', 'table', 'replay', 'character'] as const satisfies readonly (keyof typeof GROUPS)[];

/** Keys with a word on them, which differs from country to country. */
const WORDS = ['Ctrl', 'Shift', 'Space', 'Home', 'End', 'PageUp', 'PageDown'] as const;

/** The map of keys. */
export default function KeyMap({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const ofPage = usePageKeys(({ groups }) => groups);
  const ofShell = PLACES.map((place) => ({
    title: t(`keys.${place}`),
    keys: GROUPS[place].map(([keys, does]) => ({ keys, does: t(`keys.does.${does}`) })),
  }));
  const groups = [...ofPage, ...ofShell].map(({ title, keys }) => ({
    title,
    keys: keys.map((line) => ({
      ...line,
      keys: line.keys.map((key) => {
        const word = WORDS.find((known) => known === key);
        return word === undefined ? key : t(`keys.word.${word}`);
      }),
    })),
  }));
  return <KeyMapSheet open onClose={onClose} title={t('keys.title')} closeLabel={t('close')} groups={groups} />;
}
