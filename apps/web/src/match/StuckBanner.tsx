import type { TableState } from '@tessera/table';
import { Button, Icon } from '@tessera/ui';
import { warning } from '@tessera/ui/icons';
import { useTexts } from '../i18n/texts.ts';
import { useStuck } from './useStuck.ts';

/** Says that the rules do not answer, and offers the way out: nothing that was kept is lost by it. */
export function StuckBanner({ state, where }: { readonly state: TableState; readonly where: 'server' | 'here' }) {
  const { t } = useTexts();
  if (!useStuck(state)) return null;
  return (
    <section
      role="alert"
      aria-label={t('stuck.title')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-enemy border-b bg-raised px-4 py-2"
    >
      <span className="text-enemy">
        <Icon of={warning} size="1.5rem" />
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="m-0 font-semibold text-body">{t('stuck.title')}</h2>
        <p className="m-0 text-muted text-note">{t(where === 'here' ? 'stuck.here' : 'stuck.server')}</p>
      </div>
      <Button tone="act" onClick={() => location.reload()}>
        {t('stuck.reload')}
      </Button>
    </section>
  );
}
