import { Button, TextField } from '@tessera/ui';
import { useState } from 'react';
import { api } from '../api/api.ts';
import { useTexts } from '../i18n/texts.ts';
import { toasts } from '../shell/toasts.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** Form to change the password, behind a button because it is rarely used. */
export function ChangePassword({ name, onChanged }: { readonly name: string; readonly onChanged: () => void }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [before, setBefore] = useState('');
  const close = () => {
    setOpen(false);
    setBefore('');
  };

  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{t('account.changePassword')}</Button>
      </div>
    );
  }
  return (
    <PasswordForm
      label={t('account.passwordNew')}
      autoComplete="new-password"
      action={t('account.changePassword')}
      ask={(password) => api.changePassword({ before, password })}
      onDone={() => {
        close();
        onChanged();
        toasts.show({ kind: 'done', title: t('account.passwordChanged') });
      }}
      beside={
        <Button tone="quiet" onClick={close}>
          {t('close')}
        </Button>
      }
    >
      <p className="m-0 text-muted text-note">{t('account.changePasswordHint')}</p>
      <input type="text" hidden readOnly autoComplete="username" value={name} />
      <TextField
        label={t('account.passwordBefore')}
        type="password"
        value={before}
        onChange={setBefore}
        autoComplete="current-password"
      />
    </PasswordForm>
  );
}
