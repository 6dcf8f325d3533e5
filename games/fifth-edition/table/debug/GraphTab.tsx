import { targetGraph } from '@tessera/fifth-edition';
import { useCharacter } from '../character/characterContext.ts';

/** Order of calculation: each number with the targets it reads and the effects that write to it. */
export function GraphTab() {
  const { sheet, t } = useCharacter();
  return (
    <ol className="ps-10 [&_details]:inline" start={0}>
      {targetGraph(sheet).map(({ target, reads, writers }) => (
        <li key={target}>
          <code>{target}</code>
          {reads.length > 0 && <span>{` ← ${reads.join(', ')}`}</span>}{' '}
          {writers.length > 0 && (
            <details>
              <summary className="text-note text-muted">{t('debug.writers', { n: writers.length })}</summary>
              <ul>
                {writers.map((id) => (
                  <li key={id}>
                    <code>{id}</code>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}
