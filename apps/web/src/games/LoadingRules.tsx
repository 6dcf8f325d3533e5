import type { RulesLoading } from '@tessera/protocol';
import { useEffect, useState } from 'react';
import { api } from '../api/api.ts';
import { useTexts } from '../i18n/texts.ts';
import { gameName } from './manifests.ts';
import { watchLoading } from './watchLoading.ts';

interface LoadingRulesProps {
  readonly game: string;
  /** Whether a request that needs the rules on the server is pending. */
  readonly isWaiting: boolean;
  readonly className?: string;
}

/** Status line that shows that the server is loading the rules of a game. */
export function LoadingRules({ game, isWaiting, className = '' }: LoadingRulesProps) {
  const text = useLoadingRules(game, isWaiting);
  return (
    <p role="status" className={`m-0 text-muted text-note empty:hidden ${className}`}>
      {text}
    </p>
  );
}

/** Returns the status text for a waiting player; undefined unless the server is loading the rules. */
export function useLoadingRules(game: string, isWaiting: boolean): string | undefined {
  const { t } = useTexts();
  const [loading, setLoading] = useState<RulesLoading['loading']>();
  useEffect(() => {
    if (!isWaiting) return undefined;
    const stop = watchLoading(() => api.rulesLoading(game), setLoading);
    return () => {
      stop();
      setLoading(undefined);
    };
  }, [game, isWaiting]);
  if (!loading) return undefined;
  const percent = Math.floor((100 * loading.done) / loading.total);
  return t('loadingRules', { game: gameName(game), percent });
}
