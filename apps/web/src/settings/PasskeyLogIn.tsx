import { Button } from '@tessera/ui';
import { useState } from 'react';
import { api } from '../api/api.ts';
import { useTexts } from '../i18n/texts.ts';
import { becomes } from '../live/me.ts';
import { dropSocket } from '../live/socket.ts';
import { showError } from '../shell/showError.ts';
import { toasts } from '../shell/toasts.ts';
import { hasPasskeys, isUnconfirmed, provePasskey } from './passkeyDevice.ts';

/** Logs in with a passkey of this device; the account comes with it, so that no name is asked for. */
export function PasskeyLogIn() {
  const { t } = useTexts();
  const [isWorking, setWorking] = useState(false);
  if (!hasPasskeys()) return null;
  const logIn = async () => {
    setWorking(true);
    try {
      const response = await provePasskey(await api.beginPasskeyLogIn());
      const me = await api.logInWithPasskey({ response });
      // The socket of this browser was opened with its old cookie.
      await dropSocket();
      becomes(me);
    } catch (error) {
      if (isUnconfirmed(error)) toasts.show({ kind: 'warning', title: t('passkeys.cancelled') });
      else showError(error);
      setWorking(false);
    }
  };
  return (
    <Button working={isWorking} onClick={() => void logIn()}>
      {t('passkeys.logIn')}
    </Button>
  );
}
