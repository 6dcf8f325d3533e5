import { SwitchRow } from '@tessera/ui';
import { useCharacter } from '../character/characterContext.ts';
import { TakeBack } from './TakeBack.tsx';

interface DebugBarProps {
  readonly isOpen: boolean;
  onToggle(): void;
}

/** Status bar of the sheet with evaluation figures and the toggle of the debug drawer. */
export function DebugBar({ isOpen, onToggle }: DebugBarProps) {
  const { sheet, rulebook, record, t } = useCharacter();
  const count = (...wanted: readonly string[]) =>
    sheet.provenance.filter(({ status }) => wanted.includes(status)).length;
  const packs = rulebook.packs.map(({ id, version }) => `${id} ${version}`).join(', ');
  return (
    <footer className="fe-debug-bar flex flex-none items-center gap-6 min-h-6 px-4 overflow-hidden border-t border-t-hairline bg-table whitespace-nowrap text-note text-muted">
      <SwitchRow inline on={isOpen} onFlip={onToggle}>
        {t('sheet.debug.title')} <kbd>D</kbd>
      </SwitchRow>
      <span>{t('sheet.debug.applied', { n: count('applied', 'situational') })}</span>
      <span>{t('sheet.debug.rejected', { n: count('rejected', 'suppressed') })}</span>
      <span>{t('sheet.debug.inactive', { n: count('inactive', 'pending') })}</span>
      <span>{t('sheet.debug.errors', { n: count('error') })}</span>
      <span className="fe-debug-end ml-auto">
        <TakeBack />
      </span>
      <span>{t('sheet.debug.edition', { edition: record.edition })}</span>
      <span>{packs}</span>
      <span>
        {t('sheet.debug.hint')} <kbd>R</kbd>
      </span>
    </footer>
  );
}
