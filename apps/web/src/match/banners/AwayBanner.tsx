import type { GameFormatter } from '@tessera/text';
import { Button } from '@tessera/ui';
import { useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../shell/ButtonLink.tsx';
import { AwayList } from './AwayList.tsx';
import type { Away } from './useAway.ts';

interface AwayBannerProps {
  readonly away: Away;
  readonly formatter: GameFormatter;
  /** Address of the film; undefined where it would show what another player hides. */
  readonly film: string | undefined;
}

/** Summary of the actions since the player's last visit. It stays until it is read; the log panel shows it again. */
export function AwayBanner({ away, formatter, film }: AwayBannerProps) {
  const { t } = useTexts();
  if (away.unread.length === 0) return null;
  return (
    <section
      aria-label={t('away.title')}
      className="flex items-start gap-3 border-hairline border-b bg-raised px-4 py-2"
    >
      <div className="max-h-40 min-w-0 flex-1 overflow-auto">
        <h2 className="m-0 font-semibold text-body">{t('away.title')}</h2>
        <AwayList summaries={away.unread} formatter={formatter} />
      </div>
      {film !== undefined && (
        <ButtonLink small to={`${film}?from=${away.lastSeen}`}>
          {t('film.watch')}
        </ButtonLink>
      )}
      <Button small onClick={() => away.read()}>
        {t('away.dismiss')}
      </Button>
    </section>
  );
}
