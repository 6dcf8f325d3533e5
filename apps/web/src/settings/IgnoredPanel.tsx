import { Button, Panel } from '@tessera/ui';
import { useTexts } from '../i18n/texts.ts';
import { hearAgain, useIgnoredPeople } from '../live/ignored.ts';
import { showError } from '../shell/showError.ts';

/** List of ignored people, each with a button to stop ignoring them. */
export function IgnoredPanel() {
  const { t } = useTexts();
  const people = useIgnoredPeople();
  return (
    <Panel title={t('ignored.title')}>
      <p className="m-0 text-muted text-note">{t('ignored.text')}</p>
      {people.length === 0 && <p className="m-0 text-muted">{t('ignored.none')}</p>}
      <ul className="m-0 list-none p-0">
        {people.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-3 border-hairline border-t py-2 first:border-t-0">
            <bdi className="min-w-0 flex-1 truncate">{name}</bdi>
            <Button
              small
              aria-label={t('chat.hearNamed', { name })}
              onClick={() => void hearAgain(id).catch(showError)}
            >
              {t('chat.hear')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
