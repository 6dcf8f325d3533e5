import { useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { usePresence } from '../live/me.ts';
import { AccountPanel } from './AccountPanel.tsx';
import { DataPanel } from './DataPanel.tsx';
import { IgnoredPanel } from './IgnoredPanel.tsx';
import { LookPanel } from './LookPanel.tsx';
import { MailPanel } from './MailPanel.tsx';
import { PasskeysPanel } from './PasskeysPanel.tsx';
import { PlayPanel } from './PlayPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { TokensPanel } from './TokensPanel.tsx';

/** Settings page: preferences of this device and the account. */
export function SettingsPage() {
  const { t } = useTexts();
  const { me, reach } = usePresence();
  // Incremented when sessions and tokens were revoked together, so that both lists are fetched again.
  const [endings, setEndings] = useState(0);
  const endedAll = () => setEndings((before) => before + 1);
  return (
    <div className="mx-auto max-w-4xl pt-4 sm:pt-8">
      <title>{t('settings.pageTitle')}</title>
      <h1 className="m-0 mb-4 font-semibold font-title text-title">{t('settings.title')}</h1>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <LookPanel />
          <PlayPanel />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {me && <AccountPanel key={`${me.id} ${me.name}`} me={me} onEndedAll={endedAll} />}
          {me && <MailPanel key={`mail ${me.id}`} me={me} />}
          {me && !me.guest && <PasskeysPanel key={`passkeys ${endings}`} me={me} />}
          {me && !me.guest && <SessionsPanel key={`sessions ${endings}`} onEndedAll={endedAll} />}
          {me && !me.guest && <TokensPanel key={`tokens ${endings}`} />}
          {me && <IgnoredPanel />}
          {me && <DataPanel key={`data ${me.id}`} me={me} />}
          {reach === 'offline' && <p className="m-0 text-muted">{t('settings.offline')}</p>}
        </div>
      </div>
    </div>
  );
}
