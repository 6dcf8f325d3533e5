import { isPersonal } from '@tessera/protocol';
import { seatOf, type TableState } from '@tessera/table';
import { Button } from '@tessera/ui';
import { eye } from '@tessera/ui/icons';
import { useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../shell/ButtonLink.tsx';
import { Banner } from './Banner.tsx';

/** Banner that tells a spectator of a full table to watch or to create another table. */
export function WatchBanner({ state: { info, viewer } }: { readonly state: TableState }) {
  const { t } = useTexts();
  const [isDismissed, setDismissed] = useState(false);
  if (isPersonal(info)) {
    if (isDismissed || seatOf(viewer) !== undefined) return null;
    return (
      <Banner icon={eye} title={t('look.watching')} text={t('look.watchingText')}>
        <Button small onClick={() => setDismissed(true)}>
          {t('full.watch')}
        </Button>
      </Banner>
    );
  }
  const isFull = info.seats.every(({ kind }) => kind !== 'open');
  if (isDismissed || !isFull || info.status !== 'playing' || seatOf(viewer) !== undefined) return null;
  return (
    <Banner icon={eye} title={t('full.title')} text={t('full.text')}>
      <ButtonLink small to={`/new?game=${info.game}`}>
        {t('full.newTable')}
      </ButtonLink>
      <Button small tone="act" onClick={() => setDismissed(true)}>
        {t('full.watch')}
      </Button>
    </Banner>
  );
}
