import type { Me } from '@tessera/protocol';
import { Button, FieldNote, TextField } from '@tessera/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { becomes } from '../live/me.ts';
import { dropSocket } from '../live/socket.ts';
import { messageOf } from '../shell/messageOf.ts';

/** How many characters a password must have; the server says the same. */
const SHORTEST_PASSWORD = 8;

interface PasswordFormProps {
  /** What the password is called. */
  readonly label: string;
  readonly autoComplete: 'new-password' | 'current-password';
  /** What the button says. */
  readonly action: string;
  /** Why it cannot be sent yet. */
  readonly locked?: string | undefined;
  /** Asks the server with the password; whoever it answers with is who this browser then is. */
  readonly ask: (password: string) => Promise<Me>;
  readonly onDone?: () => void;
  /** The fields above the password. */
  readonly children: ReactNode;
  /** Another button beside the first. */
  readonly beside?: ReactNode;
}

/** A form that ends in a password and changes who this browser is to the server. */
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
      // The line of this browser hangs on its old cookie.
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
      {/* The server speaks of the whole form, not of its last field. */}
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
