import type { RulesLoading } from '@tessera/protocol';
import { useEffect, useState } from 'react';
import { api } from '../api/api.ts';
import { useTexts } from '../i18n/texts.ts';
import { gameName } from './manifests.ts';
import { watchLoading } from './watchLoading.ts';

interface LoadingRulesProps {
  readonly game: string;
  /** Whether a request is under way that needs the rules on the server. */
  readonly isWaiting: boolean;
  readonly className?: string;
}

/** Says that the server loads the rules of a game, while the player waits for a table. */
export function LoadingRules({ game, isWaiting, className = '' }: LoadingRulesProps) {
  const text = useLoadingRules(game, isWaiting);
  return (
    <p role="status" className={`m-0 text-muted text-note empty:hidden ${className}`}>
      {text}
    </p>
  );
}

/** The sentence for a player who waits; nothing where the rules are not what the server is busy with. */
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
