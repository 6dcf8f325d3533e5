import { Button, EmptyState } from '@tessera/ui';
import { useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { greet } from '../../live/me.ts';
import { useReturn } from '../../live/useReturn.ts';
import { ButtonLink } from '../../shell/ButtonLink.tsx';
import { messageOf } from '../../shell/messageOf.ts';
import type { Loadable } from '../../shell/useLoaded.ts';

interface OpeningScreenProps {
  readonly opened: Loadable<unknown>;
  /** Opens the table again. Must be stable. */
  readonly onAgain: () => void;
}

/** Screen while a table loads, and after loading failed. It retries when an unreachable server is back. */
export function OpeningScreen({ opened, onAgain }: OpeningScreenProps) {
  const { t } = useTexts();
  const hasFailed = opened.phase === 'failed';
  const isGone = useReturn(hasFailed ? opened.error : undefined, onAgain);
  const title = t(isGone ? 'match.offline' : hasFailed ? 'match.failed' : 'match.opening');
  const trouble = hasFailed ? messageOf(opened.error) : t('match.openingText');
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center px-4">
      <title>{title}</title>
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        drawing={isGone ? 'offline' : hasFailed ? 'failed' : 'loading'}
        title={title}
        text={isGone ? t('match.offlineText') : trouble}
        action={
          <div className="flex flex-wrap gap-2">
            {isGone && <LookAgain />}
            <ButtonLink to="/">{t('match.home')}</ButtonLink>
          </div>
        }
      />
    </main>
  );
}

function LookAgain() {
  const { t } = useTexts();
  const [isLooking, setLooking] = useState(false);
  const look = async () => {
    setLooking(true);
    await greet();
    setLooking(false);
  };
  return (
    <Button tone="act" working={isLooking} onClick={() => void look()}>
      {t('match.lookAgain')}
    </Button>
  );
}
