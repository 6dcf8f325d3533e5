import { SCOPES } from '@tessera/protocol';
import { Button, CheckboxGroup, IconButton, Panel, Skeleton, TextField } from '@tessera/ui';
import { copy } from '@tessera/ui/icons';
import { type FormEvent, useState } from 'react';
import { api } from '../api/api.ts';
import { ago } from '../i18n/ago.ts';
import { useTexts } from '../i18n/texts.ts';
import { copyText } from '../match/invite.ts';
import { messageOf } from '../shell/messageOf.ts';
import { showError } from '../shell/showError.ts';
import { useLoaded } from '../shell/useLoaded.ts';

/** API tokens of the player, with their scopes and creation dates. */
export function TokensPanel() {
  const { t } = useTexts();
  const loaded = useLoaded(api.tokens);
  const revoke = async (id: string) => {
    try {
      await api.revokeToken(id);
      loaded.again();
    } catch (error) {
      showError(error);
    }
  };
  return (
    <Panel title={t('tokens.title')}>
      <p className="m-0 text-muted text-note">{t('tokens.text')}</p>
      {loaded.phase === 'loading' && <Skeleton lines={2} />}
      {loaded.phase === 'failed' && <p className="m-0 text-muted">{messageOf(loaded.error)}</p>}
      {loaded.phase === 'ready' && (
        <ul className="m-0 list-none p-0">
          {loaded.value.map(({ id, name, scopes, createdAt }) => (
            <li key={id} className="flex items-center gap-3 border-hairline border-t py-2 first:border-t-0">
              <span className="min-w-0 flex-1">
                <span className="block truncate">{name}</span>
                <span className="text-muted text-note">
                  {scopes.map((scope) => t(`tokens.scopes.${scope}`)).join(', ')} · {ago(createdAt)}
                </span>
              </span>
              <Button small tone="harm" onClick={() => void revoke(id)}>
                {t('tokens.revoke')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <NewToken onMade={loaded.again} />
    </Panel>
  );
}

function NewToken({ onMade }: { readonly onMade: () => void }) {
  const { t } = useTexts();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly string[]>(['read', 'play']);
  const [secret, setSecret] = useState<string>();

  const make = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const { token } = await api.newToken({ name, scopes: SCOPES.filter((scope) => scopes.includes(scope)) });
      setSecret(token);
      setName('');
      onMade();
    } catch (error) {
      showError(error);
    }
  };

  return (
    <form onSubmit={(event) => void make(event)} className="flex flex-col gap-3 border-hairline border-t pt-4">
      <TextField label={t('tokens.name')} value={name} onChange={setName} maxLength={60} />
      <CheckboxGroup
        label={t('tokens.may')}
        searchLabel={t('form.find')}
        options={SCOPES.map((value) => ({ value, label: t(`tokens.scopes.${value}`) }))}
        value={scopes}
        onChange={setScopes}
      />
      <Button
        type="submit"
        locked={scopes.length === 0 ? t('tokens.noScope') : name.trim() === '' ? t('tokens.noName') : undefined}
      >
        {t('tokens.make')}
      </Button>
      {secret !== undefined && (
        <div role="status" className="flex items-center gap-2 rounded-control border border-act-line p-2">
          <div className="min-w-0 flex-1">
            <p className="m-0 text-note">{t('tokens.once')}</p>
            <code className="block break-all">{secret}</code>
          </div>
          <IconButton
            small
            icon={copy}
            label={t('tokens.copy')}
            onClick={() => void copyText(secret, t('tokens.copied'))}
          />
        </div>
      )}
    </form>
  );
}
