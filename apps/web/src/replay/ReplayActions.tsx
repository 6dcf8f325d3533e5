import type { Replay } from '@tessera/table';
import { Button, IconButton, saveFile } from '@tessera/ui';
import { check, download, fork, share } from '@tessera/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { copyText } from '../match/invite.ts';
import { ButtonLink } from '../shell/ButtonLink.tsx';
import { showError } from '../shell/showError.ts';
import type { ReplayFile } from './openReplay.ts';

interface ReplayActionsProps {
  readonly replay: Replay;
  readonly file: ReplayFile | undefined;
  readonly at: number;
  readonly back: string;
  /** Address of the review; undefined if the match has none. */
  readonly review: string | undefined;
  readonly onFork: (at: number) => Promise<string>;
  readonly onVerify: () => void;
}

/** Buttons of a replay: share, download, verify, fork and back to the match. */
export function ReplayActions({ replay, file, at, back, review, onFork, onVerify }: ReplayActionsProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [isForking, setForking] = useState(false);
  const isOver = replay.info.status === 'over';
  // Only an end by the rules blocks a fork: after a concession the match can be continued.
  const isTheEnd = replay.info.ending?.by === 'rules' && at === replay.length;

  const forkHere = async () => {
    setForking(true);
    try {
      await navigate(await onFork(replay.entryAt(at)));
    } catch (error) {
      showError(error);
    } finally {
      setForking(false);
    }
  };

  return (
    <div className="flex flex-wrap gap-1 py-1">
      <IconButton
        small
        icon={share}
        label={t('replay.share')}
        onClick={() => void copyText(shareLink(at), t('replay.shared'))}
      />
      <IconButton
        small
        icon={download}
        label={t('replay.download')}
        locked={file === undefined ? t('replay.notOver') : undefined}
        onClick={() => file !== undefined && save(replay, file)}
      />
      <Button small icon={check} locked={isOver ? undefined : t('replay.verifyNotOver')} onClick={onVerify}>
        <span className="max-lg:sr-only">{isOver ? t('replay.verify') : t('replay.verifyLater')}</span>
      </Button>
      <Button
        small
        icon={fork}
        working={isForking}
        locked={isTheEnd ? t('replay.forkEnd') : undefined}
        onClick={() => void forkHere()}
      >
        <span className="max-lg:sr-only">{t('replay.fork')}</span>
      </Button>
      {review !== undefined && isOver && (
        <ButtonLink small to={review}>
          {t('ending.review')}
        </ButtonLink>
      )}
      <ButtonLink small to={back}>
        {t('replay.toMatch')}
      </ButtonLink>
    </div>
  );
}

function save({ info }: Replay, file: ReplayFile): void {
  if ('text' in file) saveFile(`${info.game}-${info.id}.tessera.json`, file.text);
  else location.assign(file.address);
}

function shareLink(at: number): string {
  return `${location.origin}${location.pathname}?at=${at}`;
}
