import { seatOf, type Table, type TableState } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { Button } from '@tessera/ui';
import { link } from '@tessera/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { gameName } from '../../games/manifests.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../shell/ButtonLink.tsx';
import { useKeys } from '../../shell/keys.ts';
import { showError } from '../../shell/showError.ts';
import { showRefusal } from '../showRefusal.ts';
import { Banner } from './Banner.tsx';

interface OpenedBannerProps {
  readonly table: Table;
  readonly state: TableState;
  readonly formatter: GameFormatter;
  readonly where: 'server' | 'here';
}

/** Banner that links a match that waits for its sub-match to it, and the sub-match back. */
export function OpenedBanner({ table, state: { info, viewer }, formatter, where }: OpenedBannerProps) {
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
      else showRefusal(result, formatter);
    } catch (error) {
      showError(error);
    } finally {
      setWorking(false);
    }
  };
  useKeys(isWaiting && isPlayer ? { o: () => void open() } : {});

  if (!isWaiting && openedBy === undefined) return null;
  const said = isWaiting
    ? { title: t('opened.waits', { game: gameName(opens.game) }), text: t('opened.text') }
    : { title: t('opened.part'), text: t('opened.partText') };
  return (
    <Banner icon={link} {...said}>
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
    </Banner>
  );
}

/** Returns the address of a match on the server or on this device. */
function addressOf(match: string, where: OpenedBannerProps['where']): string {
  return `/${where === 'server' ? 'match' : 'local'}/${match}`;
}
