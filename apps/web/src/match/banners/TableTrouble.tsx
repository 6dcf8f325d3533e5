import type { TableState } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { EmptyState } from '@tessera/ui';
import { useLoadingRules } from '../../games/LoadingRules.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../shell/ButtonLink.tsx';

interface TableTroubleProps {
  readonly state: TableState;
  readonly formatter: GameFormatter;
  readonly where: 'server' | 'here';
}

/** Message instead of a table that is still loading, refused, failed verification, or lacks its rules. */
export function TableTrouble({ state, formatter, where }: TableTroubleProps) {
  const { t } = useTexts();
  const { info, status, problem, connection } = state;
  const isOffline = connection === 'offline';
  const loading = useLoadingRules(info.game, where === 'server' && status === 'loading' && !isOffline);
  const home = <ButtonLink to="/">{t('match.home')}</ButtonLink>;
  const place = 'mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-4';
  if (info.status === 'quarantined') {
    return (
      <div className={place}>
        <EmptyState
          drawing="failed"
          title={t('match.quarantined')}
          text={info.problem ?? t('match.quarantinedText')}
          action={home}
        />
      </div>
    );
  }
  if (info.status === 'needs-rules') {
    return (
      <div className={place}>
        <EmptyState drawing="failed" title={t('match.needsRules')} text={t('match.needsRulesText')} action={home} />
      </div>
    );
  }
  if (status === 'failed') {
    return (
      <div className={place}>
        <EmptyState
          drawing="failed"
          title={t('match.failed')}
          text={problem ? formatter.refusal(problem) : ''}
          action={home}
        />
      </div>
    );
  }
  return (
    <div className={place}>
      <EmptyState
        drawing={isOffline ? 'offline' : 'loading'}
        title={t(isOffline ? 'match.offline' : 'match.opening')}
        text={loading ?? t(isOffline ? 'match.offlineText' : 'match.openingText')}
        action={home}
      />
    </div>
  );
}
