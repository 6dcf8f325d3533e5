import { seatOf, type TableState } from '@tessera/table';
import { Button, Icon } from '@tessera/ui';
import { eye } from '@tessera/ui/icons';
import { useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { ButtonLink } from '../shell/ButtonLink.tsx';

/** Says to whoever comes to a full table that it is full, and what one can do there all the same. */
export function WatchBanner({ state: { info, viewer } }: { readonly state: TableState }) {
  const { t } = useTexts();
  const [isTold, setTold] = useState(false);
  const isFull = info.seats.every(({ kind }) => kind !== 'open');
  if (isTold || !isFull || info.status !== 'playing' || seatOf(viewer) !== undefined) return null;
  return (
    <section
      aria-label={t('full.title')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-hairline border-b bg-raised px-4 py-2"
    >
      <Icon of={eye} size="1.5rem" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="m-0 font-semibold text-body">{t('full.title')}</h2>
        <p className="m-0 text-muted text-note">{t('full.text')}</p>
      </div>
      <ButtonLink small to={`/new?game=${info.game}`}>
        {t('full.newTable')}
      </ButtonLink>
      <Button small tone="act" onClick={() => setTold(true)}>
        {t('full.watch')}
      </Button>
    </section>
  );
}
