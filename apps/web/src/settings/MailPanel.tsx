import { MAX_MAIL_ADDRESS, type MailState, type Me } from '@tessera/protocol';
import { DEFAULT_LANGUAGE, isLanguage } from '@tessera/text';
import { Button, FieldNote, Panel, TextField } from '@tessera/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '../api/api.ts';
import { useTexts } from '../i18n/texts.ts';
import { messageOf } from '../shell/messageOf.ts';
import { showError } from '../shell/showError.ts';
import { toasts } from '../shell/toasts.ts';
import { useLoaded } from '../shell/useLoaded.ts';
import { mailLinkIn } from './mailLink.ts';

/** Settings of mail reminders, if the server sends mails. Links in mails lead here too. */
export function MailPanel({ me }: { readonly me: Me }) {
  const { t } = useTexts();
  const loaded = useLoaded(api.mail);
  const link = mailLinkIn(useLocation().hash);
  const isOffered = loaded.phase === 'ready' && loaded.value.offered;
  const isLinked = link !== undefined;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A visitor who follows a link in a mail came for this panel.
    if (isOffered && isLinked) place.current?.scrollIntoView({ block: 'center' });
  }, [isOffered, isLinked]);
  if (!isOffered) return null;
  return (
    <div ref={place}>
      <Panel title={t('mail.title')}>
        <p className="m-0 text-muted text-note">{t('mail.text')}</p>
        {link?.purpose === 'stop' && <StopMails token={link.token} onStopped={loaded.again} />}
        {link?.purpose === 'confirm' && <Confirming token={link.token} onConfirmed={loaded.again} />}
        {me.guest ? (
          !link && <p className="m-0 text-muted">{t('mail.guest')}</p>
        ) : (
          <Address key={loaded.value.address ?? ''} state={loaded.value} onChanged={loaded.again} />
        )}
      </Panel>
    </div>
  );
}

interface AddressProps {
  readonly state: MailState;
  readonly onChanged: () => void;
}

function Address({ state, onChanged }: AddressProps) {
  const { t, language } = useTexts();
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  const send = async (to: string) => {
    setWorking(true);
    try {
      await api.askForMail({ address: to, language: isLanguage(language) ? language : DEFAULT_LANGUAGE });
      setProblem(undefined);
      toasts.show({ kind: 'done', title: t('mail.asked') });
      onChanged();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setWorking(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(address);
  };
  const forget = async () => {
    await api.forgetMail();
    toasts.show({ kind: 'done', title: t('mail.forgotten') });
    onChanged();
  };
  if (state.address === undefined) {
    return (
      <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-2">
        <div className="min-w-48 flex-1">
          <TextField
            label={t('mail.address')}
            value={address}
            onChange={setAddress}
            error={problem}
            type="email"
            autoComplete="email"
            maxLength={MAX_MAIL_ADDRESS}
          />
        </div>
        <Button type="submit" working={isWorking} locked={address.trim() === '' ? t('mail.noAddress') : undefined}>
          {t('mail.ask')}
        </Button>
      </form>
    );
  }
  return (
    <>
      <p className="m-0 break-words" role="status">
        {t(state.confirmed ? 'mail.confirmed' : 'mail.waiting', { address: state.address })}
      </p>
      {problem !== undefined && <FieldNote error={problem} />}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void forget().catch(showError)}>{t('mail.forget')}</Button>
        {!state.confirmed && (
          <Button tone="quiet" working={isWorking} onClick={() => void send(state.address ?? '')}>
            {t('mail.again')}
          </Button>
        )}
      </div>
    </>
  );
}

interface ConfirmingProps {
  readonly token: string;
  readonly onConfirmed: () => void;
}

/** Confirms a mail address when its link is opened. No further press is needed. */
function Confirming({ token, onConfirmed }: ConfirmingProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    api.confirmMail(token).then(
      () => {
        toasts.show({ kind: 'done', title: t('mail.nowConfirmed') });
        onConfirmed();
        void navigate('/settings', { replace: true });
      },
      (error: unknown) => setProblem(messageOf(error)),
    );
  }, [token, t, navigate, onConfirmed]);
  return problem === undefined ? null : <FieldNote error={problem} />;
}

interface StopMailsProps {
  readonly token: string;
  readonly onStopped: () => void;
}

/** Stops the mails at one press, whether or not the player is logged in here. */
function StopMails({ token, onStopped }: StopMailsProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const stop = async () => {
    try {
      await api.stopMail(token);
      toasts.show({ kind: 'done', title: t('mail.forgotten') });
      onStopped();
      await navigate('/settings', { replace: true });
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Button tone="act" onClick={() => void stop()}>
        {t('mail.stop')}
      </Button>
      {problem !== undefined && <FieldNote error={problem} />}
    </div>
  );
}
