import {
  type CharacterRecord,
  evaluateCharacter,
  explain,
  type Rulebook,
  reevaluate,
  sheetLines,
} from '@tessera/fifth-edition';

/** Median times of several runs in milliseconds, and the size of the result. */
export interface Timings {
  readonly full: number;
  readonly again: number;
  readonly explained: number;
  /** Size of the sheet as JSON in bytes, and the share of provenance. */
  readonly bytes: number;
  readonly provenanceBytes: number;
  readonly effects: number;
}

const RUNS = 21;

/** Measures a full evaluation, an incremental one, and an explanation for this character. */
export function timingsOf(record: CharacterRecord, rulebook: Rulebook): Timings {
  const sheet = evaluateCharacter(record, rulebook);
  const paths = [...sheetLines(sheet).keys()];
  let damage = record.used.damage ?? 0;
  const changed = () => ({ ...record, used: { ...record.used, damage: ++damage } });
  return {
    full: median(() => evaluateCharacter(record, rulebook)),
    again: median(() => reevaluate(sheet, changed(), rulebook)),
    explained: median((run) => explain(sheet, paths[run % paths.length] ?? 'ac')),
    bytes: JSON.stringify(sheet).length,
    provenanceBytes: JSON.stringify(sheet.provenance).length,
    effects: sheet.provenance.length,
  };
}

function median(run: (number: number) => unknown): number {
  const times = Array.from({ length: RUNS }, (_, number) => {
    const start = performance.now();
    run(number);
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
}
