import { seatOf, type Table, type TableState } from '@tessera/table';
import type { Teller } from '@tessera/text';
import { Button } from '@tessera/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { gameName } from '../games/manifests.ts';
import { useTexts } from '../i18n/texts.ts';
import { ButtonLink } from '../shell/ButtonLink.tsx';
import { complain } from '../shell/complain.ts';
import { useKeys } from '../shell/keys.ts';
import { tellRefusal } from './tellRefusal.ts';

interface OpenedBannerProps {
  readonly table: Table;
  readonly state: TableState;
  readonly teller: Teller;
  readonly where: 'server' | 'here';
}

/** Leads from a match that waits for another to that one, and from there back. */
export function OpenedBanner({ table, state: { info, viewer }, teller, where }: OpenedBannerProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [isWorking, setWorking] = useState(false);
  const { opens, opened, openedBy, status } = info;
  const isWaiting = opens !== undefined && status === 'playing';
  const isPlayer = seatOf(viewer) !== undefined;

  const open = async () => {
    setWorking(true);
    try {
      const result = await table.open();
      if (result.ok) await navigate(addressOf(result.match, where));
      else tellRefusal(result, teller);
    } catch (error) {
      complain(error);
    } finally {
      setWorking(false);
    }
  };
  useKeys(isWaiting && isPlayer ? { o: () => void open() } : {});

  if (!isWaiting && openedBy === undefined) return null;
  const game = isWaiting ? gameName(opens.game) : '';
  return (
    <section
      aria-label={isWaiting ? t('opened.waits', { game }) : t('opened.part')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-hairline border-b bg-raised px-4 py-2"
    >
      <div className="min-w-0 flex-1 basis-60">
        {isWaiting ? (
          <>
            <h2 className="m-0 font-semibold text-body">{t('opened.waits', { game })}</h2>
            <p className="m-0 text-muted text-note">{t('opened.text')}</p>
          </>
        ) : (
          <p className="m-0 text-muted text-note">{t('opened.part')}</p>
        )}
      </div>
      {openedBy !== undefined && (
        <ButtonLink small to={addressOf(openedBy, where)}>
          {t('opened.back')}
        </ButtonLink>
      )}
      {isWaiting && isPlayer && (
        <Button tone="act" aria-keyshortcuts="O" working={isWorking} onClick={() => void open()}>
          {t('opened.play')}
        </Button>
      )}
      {isWaiting && !isPlayer && opened !== undefined && (
        <ButtonLink to={addressOf(opened, where)}>{t('opened.watch')}</ButtonLink>
      )}
    </section>
  );
}

/** Where a match of the server or of this browser is found. */
function addressOf(match: string, where: OpenedBannerProps['where']): string {
  return `/${where === 'server' ? 'match' : 'local'}/${match}`;
}
