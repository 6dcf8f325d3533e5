import type { Me } from '@tessera/protocol';
import { Button, FieldNote, Panel, Skeleton, TextField } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { api } from '../api/api.ts';
import { ago } from '../i18n/ago.ts';
import { useTexts } from '../i18n/texts.ts';
import { messageOf } from '../shell/messageOf.ts';
import { showError } from '../shell/showError.ts';
import { toasts } from '../shell/toasts.ts';
import { useLoaded } from '../shell/useLoaded.ts';
import { agentName } from './agentName.ts';
import { createPasskey, hasPasskeys, isUnconfirmed } from './passkeyDevice.ts';

/** The passkeys of an account: the devices that log in without its password. */
export function PasskeysPanel({ me }: { readonly me: Me }) {
  const { t } = useTexts();
  const loaded = useLoaded(api.passkeys);
  const remove = async (id: string) => {
    await api.removePasskey(id);
    toasts.show({ kind: 'done', title: t('passkeys.removed') });
    loaded.again();
  };
  return (
    <Panel title={t('passkeys.title')}>
      <p className="m-0 text-muted text-note">{t('passkeys.text')}</p>
      {loaded.phase === 'loading' && <Skeleton lines={1} />}
      {loaded.phase === 'failed' && <p className="m-0 text-muted">{messageOf(loaded.error)}</p>}
      {loaded.phase === 'ready' && loaded.value.length === 0 && <p className="m-0 text-muted">{t('passkeys.none')}</p>}
      {loaded.phase === 'ready' && loaded.value.length > 0 && (
        <ul className="m-0 list-none p-0">
          {loaded.value.map(({ id, name, usedAt }) => (
            <li key={id} className="flex items-center gap-3 border-hairline border-t py-2 first:border-t-0">
              <span className="min-w-0 flex-1">
                <bdi className="block truncate">{name}</bdi>
                <span className="text-muted text-note">
                  {usedAt === undefined ? t('passkeys.unused') : t('passkeys.used', { ago: ago(usedAt) })}
                </span>
              </span>
              <Button
                small
                aria-label={t('passkeys.removeNamed', { name })}
                onClick={() => void remove(id).catch(showError)}
              >
                {t('passkeys.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <NewPasskeyForm me={me} onAdded={loaded.again} />
      ) : (
        <p className="m-0 text-muted">{t('passkeys.unsupported')}</p>
      )}
    </Panel>
  );
}

interface NewPasskeyFormProps {
  readonly me: Me;
  onAdded(): void;
}

function NewPasskeyForm({ me, onAdded }: NewPasskeyFormProps) {
  const { t } = useTexts();
  const [name, setName] = useState(() => agentName(navigator.userAgent));
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    setWorking(true);
    try {
      const response = await createPasskey(await api.beginPasskey());
      await api.addPasskey({ name, password, response });
      setPassword('');
      toasts.show({ kind: 'done', title: t('passkeys.added') });
      onAdded();
    } catch (error) {
      setProblem(isUnconfirmed(error) ? t('passkeys.cancelled') : messageOf(error));
    } finally {
      setWorking(false);
    }
  };
  const missing = name.trim() === '' ? 'passkeys.noName' : password === '' ? 'passkeys.noPassword' : undefined;
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-3 border-hairline border-t pt-4">
      <input type="text" hidden readOnly autoComplete="username" value={me.name} />
      <TextField label={t('passkeys.name')} value={name} onChange={setName} maxLength={60} />
      <TextField
        label={t('account.password')}
        type="password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
      />
      {problem !== undefined && <FieldNote error={problem} />}
      <div>
        <Button type="submit" working={isWorking} locked={missing && t(missing)}>
          {t('passkeys.add')}
        </Button>
      </div>
    </form>
  );
}
