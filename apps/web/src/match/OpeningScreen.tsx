import { EmptyState } from '@tessera/ui';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../shell/ButtonLink.tsx';
import { messageOf } from '../shell/messageOf.ts';
import type { Loaded } from '../shell/useLoaded.ts';

/** While a table is being set, and where it could not be. */
export function OpeningScreen({ opened }: { readonly opened: Loaded<unknown> }) {
  const { t } = useTranslation();
  const hasFailed = opened.phase === 'failed';
  const title = t(hasFailed ? 'match.failed' : 'match.opening');
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center px-4">
      <title>{title}</title>
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        drawing={hasFailed ? 'failed' : 'loading'}
        title={title}
        text={hasFailed ? messageOf(opened.error) : t('match.openingText')}
        action={<ButtonLink to="/">{t('match.home')}</ButtonLink>}
      />
    </main>
  );
}
