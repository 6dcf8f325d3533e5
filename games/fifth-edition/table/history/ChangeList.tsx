import { TextButton } from '@tessera/ui';
import { useState } from 'react';
import { useCharacter } from '../character/characterContext.ts';
import type { Change } from '../levelup/changes.ts';

const MAX_SHOWN = 8;

/** Compact list of changed numbers, before and after. */
export function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  const { t } = useCharacter();
  const [all, setAll] = useState(false);
  if (changes.length === 0) return <p className="text-note text-muted">{t('history.noNumbers')}</p>;
  const shown = all ? changes : changes.slice(0, MAX_SHOWN);
  return (
    <div>
      <dl className="fe-c-facts fe-c-changes">
        {shown.map(({ path, names, now, cells }) => (
          <div key={path}>
            <dt>{names.join(', ')}</dt>
            <dd>
              {now} <span aria-hidden="true">→</span> <span className="sr-only">{t('history.becomes')}</span>{' '}
              <b>{cells[0]?.text}</b>{' '}
              {cells[0]?.way === 'down' && (
                <i className="fe-c-way fe-c-way-down" role="img" aria-label={t('levelup.down')} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {changes.length > MAX_SHOWN && (
        <TextButton onClick={() => setAll(!all)}>
          {all ? t('history.fewer') : t('history.moreNumbers', { n: changes.length - MAX_SHOWN })}
        </TextButton>
      )}
    </div>
  );
}
