import {
  type CharacterRecord,
  evaluateCharacter,
  explain,
  listing,
  type Rulebook,
  reevaluate,
} from '@tessera/fifth-edition';

/** Medians of some runs, in milliseconds, and how large what came out is. */
export interface Timings {
  readonly full: number;
  readonly again: number;
  readonly explained: number;
  /** Bytes of the sheet as JSON, of which so many are provenance. */
  readonly bytes: number;
  readonly provenanceBytes: number;
  readonly effects: number;
}

const RUNS = 21;

/** Measures the engine on this character: from nothing, after one change, and one explanation. */
export function timingsOf(record: CharacterRecord, rulebook: Rulebook): Timings {
  const sheet = evaluateCharacter(record, rulebook);
  const paths = [...listing(sheet).keys()];
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
