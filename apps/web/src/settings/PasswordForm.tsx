import type { Me } from '@tessera/protocol';
import { Button, FieldNote, TextField } from '@tessera/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { becomes } from '../live/me.ts';
import { dropSocket } from '../live/socket.ts';
import { messageOf } from '../shell/messageOf.ts';

/** Minimum length of a password; the server has the same limit. */
const SHORTEST_PASSWORD = 8;

interface PasswordFormProps {
  /** Label of the password field. */
  readonly label: string;
  readonly autoComplete: 'new-password' | 'current-password';
  /** Text of the button. */
  readonly action: string;
  /** Reason why the form cannot be sent yet. */
  readonly locked?: string | undefined;
  /** Sends the password to the server. This browser then acts as the returned player. */
  readonly ask: (password: string) => Promise<Me>;
  readonly onDone?: () => void;
  /** Fields above the password. */
  readonly children: ReactNode;
  /** Button beside the submit button. */
  readonly beside?: ReactNode;
}

/** Form that ends with a password and changes the player of this browser. */
export function PasswordForm(props: PasswordFormProps) {
  const { label, autoComplete, action, locked, ask, onDone, children, beside } = props;
  const { t } = useTexts();
  const [password, setPassword] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isWorking, setWorking] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRefusal(undefined);
    setTooShort(password.length < SHORTEST_PASSWORD);
    if (password.length < SHORTEST_PASSWORD) return;
    setWorking(true);
    try {
      const me = await ask(password);
      // The socket was authenticated with the old cookie.
      await dropSocket();
      becomes(me);
      onDone?.();
    } catch (error) {
      setRefusal(messageOf(error));
    } finally {
      setWorking(false);
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-3 border-hairline border-t pt-4">
      {children}
      <TextField
        label={label}
        type="password"
        value={password}
        onChange={setPassword}
        autoComplete={autoComplete}
        error={isTooShort ? t('account.shortPassword', { count: SHORTEST_PASSWORD }) : undefined}
      />
      {/* A refusal of the server concerns the whole form, not its last field. */}
      {refusal !== undefined && <FieldNote error={refusal} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" working={isWorking} locked={locked}>
          {action}
        </Button>
        {beside}
      </div>
    </form>
  );
}
