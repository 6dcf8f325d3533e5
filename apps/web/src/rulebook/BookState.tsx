import type { Loadable } from '@tessera/manifest';
import { Button } from '@tessera/ui';
import { useTexts } from '../i18n/texts.ts';

interface BookStateProps {
  readonly phase: Loadable<unknown>['phase'];
  onAgain(): void;
}

/** Shown in place of a rulebook that is loading or could not be loaded. */
export function BookState({ phase, onAgain }: BookStateProps) {
  const { t } = useTexts();
  if (phase !== 'failed') return <p className="m-0 text-muted">{t('rulebook.loading')}</p>;
  return (
    <>
      <p className="m-0 mb-2">{t('rulebook.failed')}</p>
      <Button small onClick={onAgain}>
        {t('rulebook.again')}
      </Button>
    </>
  );
}
