import { MAX_SESSIONS } from '@tessera/protocol';
import { Button, Panel, Skeleton } from '@tessera/ui';
import { api } from '../api/api.ts';
import { ago } from '../i18n/ago.ts';
import { useTexts } from '../i18n/texts.ts';
import { messageOf } from '../shell/messageOf.ts';
import { showError } from '../shell/showError.ts';
import { toasts } from '../shell/toasts.ts';
import { useLoaded } from '../shell/useLoaded.ts';
import { agentName } from './agentName.ts';

interface SessionsPanelProps {
  /** Called after all other sessions and all tokens were revoked. */
  readonly onEndedAll: () => void;
}

/** List of logged-in browsers, each with a logout button, and one button for all. */
export function SessionsPanel({ onEndedAll }: SessionsPanelProps) {
  const { t } = useTexts();
  const loaded = useLoaded(api.sessions);
  const end = async (id: string) => {
    await api.endSession(id);
    loaded.again();
  };
  const endAll = async () => {
    await api.endEverythingElse();
    toasts.show({ kind: 'done', title: t('sessions.endedAll') });
    onEndedAll();
  };
  return (
    <Panel title={t('sessions.title')}>
      {loaded.phase === 'loading' && <Skeleton lines={2} />}
      {loaded.phase === 'failed' && <p className="m-0 text-muted">{messageOf(loaded.error)}</p>}
      {loaded.phase === 'ready' && (
        <ul className="m-0 list-none p-0">
          {loaded.value
            .map((session) => ({ ...session, device: agentName(session.agent) || t('sessions.unknown') }))
            .map(({ id, device, seenAt, here }) => (
              <li key={id} className="flex items-center gap-3 border-hairline border-t py-2 first:border-t-0">
                <span className="min-w-0 flex-1">
                  <span className="block truncate">{device}</span>
                  <span className="text-muted text-note">{here ? t('sessions.here') : ago(seenAt)}</span>
                </span>
                {!here && (
                  <Button
                    small
                    aria-label={t('sessions.endNamed', { device })}
                    onClick={() => void end(id).catch(showError)}
                  >
                    {t('sessions.end')}
                  </Button>
                )}
              </li>
            ))}
        </ul>
      )}
      <p className="m-0 text-muted text-note">{t('sessions.limit', { most: MAX_SESSIONS })}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void endAll().catch(showError)}>{t('sessions.endAll')}</Button>
        <span className="text-muted text-note">{t('sessions.endAllHint')}</span>
      </div>
    </Panel>
  );
}
