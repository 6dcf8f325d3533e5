import type { MatchInfo } from '@tessera/protocol';
import { Button, Dialog } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/texts.ts';
import { showError } from '../../shell/showError.ts';
import { toasts } from '../../shell/toasts.ts';
import { copyText } from '../invite.ts';

interface LookLinkDialogProps {
  readonly info: Pick<MatchInfo, 'id' | 'shared'>;
  readonly onClose: () => void;
}

/** Dialog in which a player creates, copies and revokes the link through which others look at a personal match. */
export function LookLinkDialog({ info, onClose }: LookLinkDialogProps) {
  const { t } = useTexts();
  const { id } = info;
  const shared = info.shared === true;
  const [key, setKey] = useState<string>();
  useEffect(() => {
    if (shared && key === undefined) void share(id, setKey);
    if (!shared) setKey(undefined);
  }, [id, shared, key]);
  const link = shared && key !== undefined ? `${location.origin}/look/${id}#${key}` : undefined;
  const revoke = async () => {
    try {
      await api.unshare(id);
      toasts.show({ kind: 'done', title: t('look.revoked') });
      onClose();
    } catch (error) {
      showError(error);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('look.title')}
      closeLabel={t('close')}
      actions={
        link === undefined ? (
          <Button tone="act" onClick={() => void share(id, setKey)}>
            {t('look.create')}
          </Button>
        ) : (
          <>
            <Button tone="harm" onClick={() => void revoke()}>
              {t('look.revoke')}
            </Button>
            <Button tone="act" onClick={() => void copyText(link, t('look.copied'))}>
              {t('look.copy')}
            </Button>
          </>
        )
      }
    >
      <p className="m-0">{t('look.text')}</p>
      {link !== undefined && (
        <p className="mt-3 mb-0 break-all">
          <span className="block text-muted text-note">{t('look.address')}</span>
          <span data-testid="look-link">{link}</span>
        </p>
      )}
    </Dialog>
  );
}

async function share(id: string, onKey: (key: string) => void): Promise<void> {
  try {
    onKey((await api.share(id)).key);
  } catch (error) {
    showError(error);
  }
}
