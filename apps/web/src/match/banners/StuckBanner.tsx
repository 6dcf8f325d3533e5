import type { TableState } from '@tessera/table';
import { Button } from '@tessera/ui';
import { warning } from '@tessera/ui/icons';
import { useTexts } from '../../i18n/texts.ts';
import { useStuck } from '../useStalledMatch.ts';
import { Banner } from './Banner.tsx';

/** Banner that reports that the rules do not respond and offers to reload. Saved data is not lost by it. */
export function StuckBanner({ state, where }: { readonly state: TableState; readonly where: 'server' | 'here' }) {
  const { t } = useTexts();
  if (!useStuck(state)) return null;
  return (
    <Banner isAlarm icon={warning} title={t('stuck.title')} text={t(where === 'here' ? 'stuck.here' : 'stuck.server')}>
      <Button tone="act" onClick={() => location.reload()}>
        {t('stuck.reload')}
      </Button>
    </Banner>
  );
}
