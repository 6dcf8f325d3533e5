import { Button } from '@tessera/ui';
import { useState } from 'react';
import { useCharacter } from '../character/characterContext.ts';
import { type Timings, timingsOf } from './timings.ts';

/** Evaluation times of this character, measured on demand. */
export function TimingsTab() {
  const { record, rulebook, timing, t } = useCharacter();
  const [timings, setTimings] = useState<Timings>();
  const milliseconds = (value: number) => t('debug.ms', { ms: value.toFixed(2) });
  const kilobytes = (value: number) => t('debug.kb', { kb: (value / 1000).toFixed(1) });
  const rows = [
    ['last', milliseconds(timing)],
    ...(timings === undefined
      ? []
      : [
          ['full', milliseconds(timings.full)],
          ['explained', milliseconds(timings.explained)],
          ['effects', String(timings.effects)],
          ['bytes', kilobytes(timings.bytes)],
          ['provenance', kilobytes(timings.provenanceBytes)],
        ]),
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-y-2 gap-x-4 mt-2 mb-4 [&_dt]:text-muted [&_dt]:text-note [&_dd]:m-0 [&_dd]:font-semibold">
        {rows.map(([id, text]) => (
          <div key={id}>
            <dt>{t(`debug.time.${id}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Button small onClick={() => setTimings(timingsOf(record, rulebook))}>
        {t('debug.measure')}
      </Button>
    </>
  );
}
