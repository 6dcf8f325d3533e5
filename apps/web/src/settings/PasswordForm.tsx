import { Button, TextField } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { becomes } from '../live/me.ts';
import { dropSocket } from '../live/socket.ts';
import { messageOf } from '../shell/messageOf.ts';
import { toasts } from '../shell/toasts.ts';
import { SHORTEST_PASSWORD } from './shortestPassword.ts';

/** Another password for an account, behind a button: it is rarely wanted. */
export function PasswordForm({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [before, setBefore] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isWorking, setWorking] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password.length < SHORTEST_PASSWORD) {
      setProblem(t('account.shortPassword', { count: SHORTEST_PASSWORD }));
      return;
    }
    setWorking(true);
    try {
      const me = await api.changePassword({ before, password });
      // The line of this browser hangs on its old cookie.
      await dropSocket();
      becomes(me);
      setOpen(false);
      setBefore('');
      setPassword('');
      setProblem(undefined);
      toasts.show({ kind: 'done', title: t('account.passwordChanged') });
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setWorking(false);
    }
  };

  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{t('account.changePassword')}</Button>
      </div>
    );
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-3 border-hairline border-y py-4">
      <p className="m-0 text-muted text-note">{t('account.changePasswordHint')}</p>
      <input type="text" hidden readOnly autoComplete="username" value={name} />
      <TextField
        label={t('account.passwordBefore')}
        type="password"
        value={before}
        onChange={setBefore}
        autoComplete="current-password"
      />
      <TextField
        label={t('account.passwordNew')}
        type="password"
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        error={problem}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" working={isWorking}>
          {t('account.changePassword')}
        </Button>
        <Button tone="quiet" onClick={() => setOpen(false)}>
          {t('close')}
        </Button>
      </div>
    </form>
  );
}
