import { type CharacterRecord, evaluateCharacter, explain, type Rulebook, sheetLines } from '@tessera/fifth-edition';

/** Median times of several runs in milliseconds, and the size of the result. */
export interface Timings {
  readonly full: number;
  readonly explained: number;
  /** Size of the sheet as JSON in bytes, and the share of provenance. */
  readonly bytes: number;
  readonly provenanceBytes: number;
  readonly effects: number;
}

const RUNS = 21;

/** Measures an evaluation and an explanation for this character. */
export function timingsOf(record: CharacterRecord, rulebook: Rulebook): Timings {
  const sheet = evaluateCharacter(record, rulebook);
  const paths = [...sheetLines(sheet).keys()];
  return {
    full: median(() => evaluateCharacter(record, rulebook)),
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
