import { Button, Skeleton } from '@tessera/ui';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { ago } from '../i18n/ago.ts';
import { complain } from '../shell/complain.ts';
import { messageOf } from '../shell/messageOf.ts';
import { Panel } from '../shell/Panel.tsx';
import { useLoaded } from '../shell/useLoaded.ts';
import { agentName } from './agentName.ts';

/** The browsers that are logged in; any of them can be shown the door. */
export function SessionsPanel() {
  const { t } = useTranslation();
  const loaded = useLoaded(api.sessions);
  const end = async (id: string) => {
    try {
      await api.endSession(id);
      loaded.again();
    } catch (error) {
      complain(error);
    }
  };
  return (
    <Panel title={t('sessions.title')}>
      {loaded.phase === 'loading' && <Skeleton lines={2} />}
      {loaded.phase === 'failed' && <p className="m-0 text-muted">{messageOf(loaded.error)}</p>}
      {loaded.phase === 'ready' && (
        <ul className="m-0 list-none p-0">
          {loaded.value.map(({ id, agent, seenAt, here }) => (
            <li key={id} className="flex items-center gap-3 border-hairline border-t py-2 first:border-t-0">
              <span className="min-w-0 flex-1">
                <span className="block truncate">{agentName(agent) || t('sessions.unknown')}</span>
                <span className="text-muted text-note">{here ? t('sessions.here') : ago(seenAt)}</span>
              </span>
              {!here && (
                <Button small onClick={() => void end(id)}>
                  {t('sessions.end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
