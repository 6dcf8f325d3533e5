import { readCode } from '@tessera/protocol';
import { EmptyState } from '@tessera/ui';
import { useCallback } from 'react';
import { Navigate, useParams } from 'react-router';
import { api } from '../api/api.ts';
import { ApiError } from '../api/problem.ts';
import { useTexts } from '../i18n/texts.ts';
import { ensurePresence } from '../live/me.ts';
import { ButtonLink } from '../shell/ButtonLink.tsx';
import { messageOf } from '../shell/messageOf.ts';
import { useLoaded } from '../shell/useLoaded.ts';

/** Target of invitation links: finds the match of a code and navigates to it. */
export function JoinPage() {
  const { t } = useTexts();
  const { code = '' } = useParams();
  const load = useCallback(async () => {
    await ensurePresence();
    return api.matchOfCode(readCode(code));
  }, [code]);
  const loaded = useLoaded(load);
  if (loaded.phase === 'ready') return <Navigate replace to={`/match/${loaded.value.id}`} />;
  const hasFailed = loaded.phase === 'failed';
  const isUnknown = hasFailed && loaded.error instanceof ApiError && loaded.error.status === 404;
  const title = t(hasFailed ? 'join.failed' : 'join.looking');
  return (
    <div className="mx-auto max-w-md py-16">
      <title>{title}</title>
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        drawing={hasFailed ? 'failed' : 'loading'}
        title={title}
        text={isUnknown ? t('home.codeUnknown') : hasFailed ? messageOf(loaded.error) : ''}
        action={<ButtonLink to="/">{t('match.home')}</ButtonLink>}
      />
    </div>
  );
}
