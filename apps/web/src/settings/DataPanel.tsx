import type { Me } from '@tessera/protocol';
import { Button, buttonLook, Dialog, FieldNote, Panel, Skeleton, TextField } from '@tessera/ui';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../api/api.ts';
import { useTexts } from '../i18n/texts.ts';
import { greet } from '../live/me.ts';
import { dropSocket } from '../live/socket.ts';
import { messageOf } from '../shell/messageOf.ts';
import { toasts } from '../shell/toasts.ts';
import { useLoaded } from '../shell/useLoaded.ts';

const ownMatches = () => api.matches('mine');

/** Everything that the server keeps about this person: to be downloaded, or deleted for good. */
export function DataPanel({ me }: { readonly me: Me }) {
  const { t } = useTexts();
  const loaded = useLoaded(ownMatches);
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel title={t('data.title')}>
      <p className="m-0 text-muted text-note">{t('data.text')}</p>
      {loaded.phase === 'loading' && <Skeleton lines={1} />}
      {loaded.phase === 'failed' && <p className="m-0 text-muted">{messageOf(loaded.error)}</p>}
      {loaded.phase === 'ready' && <p className="m-0">{t('data.matches', { count: loaded.value.length })}</p>}
      <div className="flex flex-wrap gap-2">
        <a className={buttonLook({})} href="/api/me/data" download="tessera-my-data.json">
          {t('data.download')}
        </a>
        <Button tone="harm" onClick={() => setAsking(true)}>
          {t(me.guest ? 'data.deleteGuest' : 'data.deleteAccount')}
        </Button>
      </div>
      {isAsking && <DeletionDialog me={me} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

interface DeletionDialogProps {
  readonly me: Me;
  onClose(): void;
}

/** Asks once more, and for the password of an account. The first thing that has the focus is the way out, or the password. */
function DeletionDialog({ me, onClose }: DeletionDialogProps) {
  const { t } = useTexts();
  const form = useId();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  const action = t(me.guest ? 'data.deleteGuest' : 'data.deleteAccount');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    setWorking(true);
    try {
      await api.deleteMe(me.guest ? {} : { password });
      await dropSocket();
      await greet();
      toasts.show({ kind: 'done', title: t('data.deleted') });
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setWorking(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={action}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('data.keep')}</Button>
          <Button
            tone="harm"
            type="submit"
            form={form}
            working={isWorking}
            locked={!me.guest && password === '' ? t('data.noPassword') : undefined}
          >
            {action}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
        <p className="m-0">{t('data.sure', { name: me.name })}</p>
        <p className="m-0 text-muted">{t('data.stays')}</p>
        {!me.guest && (
          <>
            <input type="text" hidden readOnly autoComplete="username" value={me.name} />
            <TextField
              label={t('account.password')}
              type="password"
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
            />
          </>
        )}
        {problem !== undefined && <FieldNote error={problem} />}
      </form>
    </Dialog>
  );
}
