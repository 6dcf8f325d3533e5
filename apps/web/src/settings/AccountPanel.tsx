import type { Me } from '@tessera/protocol';
import { Button, Panel, SegmentedControl, TextField } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { api } from '../api/api.ts';
import { useTexts } from '../i18n/texts.ts';
import { becomes, greet } from '../live/me.ts';
import { dropSocket } from '../live/socket.ts';
import { messageOf } from '../shell/messageOf.ts';
import { toasts } from '../shell/toasts.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { PasskeyLogIn } from './PasskeyLogIn.tsx';
import { PasswordForm } from './PasswordForm.tsx';

const WAYS = ['register', 'logIn'] as const;

/** Panel of the account: a guest of this browser, or a player with name and password. */
export function AccountPanel({ me, onEndedAll }: { readonly me: Me; readonly onEndedAll: () => void }) {
  const { t } = useTexts();
  return (
    <Panel title={t('account.title')}>
      <p className="m-0 text-muted">{t(me.guest ? 'account.guest' : 'account.known', { name: me.name })}</p>
      <NameForm me={me} />
      {me.guest ? (
        <CredentialsForm />
      ) : (
        <>
          <ChangePassword name={me.name} onChanged={onEndedAll} />
          <LogOut />
        </>
      )}
    </Panel>
  );
}

function NameForm({ me }: { readonly me: Me }) {
  const { t } = useTexts();
  const [name, setName] = useState(me.name);
  const [problem, setProblem] = useState<string>();
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    try {
      becomes(await api.rename(name));
      setProblem(undefined);
      toasts.show({ kind: 'done', title: t('account.renamed') });
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <form onSubmit={(event) => void rename(event)} className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={t('account.name')}
          value={name}
          onChange={setName}
          error={problem}
          autoComplete="nickname"
          maxLength={40}
        />
      </div>
      <Button type="submit" locked={name.trim() === '' ? t('account.noName') : undefined}>
        {t('account.rename')}
      </Button>
    </form>
  );
}

/** Form that turns the guest into an account, which keeps all matches, or logs in to an existing one. */
function CredentialsForm() {
  const { t } = useTexts();
  const [way, setWay] = useState<(typeof WAYS)[number]>('register');
  const [name, setName] = useState('');
  const isNew = way === 'register';
  return (
    <PasswordForm
      label={t('account.password')}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      action={t(`account.${way}`)}
      locked={name.trim() === '' ? t('account.noName') : undefined}
      ask={(password) => api[way]({ name, password })}
      beside={!isNew && <PasskeyLogIn />}
    >
      <SegmentedControl
        label={t('account.way')}
        value={way}
        options={WAYS.map((value) => ({ value, label: t(`account.${value}`) }))}
        onChange={setWay}
      />
      <p className="m-0 text-muted text-note">{t(isNew ? 'account.registerHint' : 'account.logInHint')}</p>
      <TextField label={t('account.name')} value={name} onChange={setName} autoComplete="username" maxLength={40} />
    </PasswordForm>
  );
}

function LogOut() {
  const { t } = useTexts();
  const logOut = async () => {
    await api.logOut();
    await dropSocket();
    await greet();
  };
  return (
    <div>
      <Button onClick={() => void logOut()}>{t('account.logOut')}</Button>
    </div>
  );
}
