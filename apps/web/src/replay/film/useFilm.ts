import type { Replay } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { useMemo, useRef } from 'react';
import { type Film, type FilmStep, filmOf } from './filmSteps.ts';

/** A film of a replay, with the question before each step. */
export interface ShownFilm {
  readonly film: Film;
  questionOf(step: FilmStep): string | undefined;
}

/** Returns the film after an entry of the log, in the words of the viewer; undefined for a plain replay. */
export function useFilm(replay: Replay, since: number | undefined, formatter: GameFormatter): ShownFilm | undefined {
  // Each position has a new formatter, but the sentences of the film stay the same.
  const { language } = formatter;
  const latest = useRef(formatter);
  latest.current = formatter;
  return useMemo(() => {
    if (since === undefined || language === '') return undefined;
    const at = (n: number) => latest.current.for({ view: replay.at(n).view });
    return {
      film: filmOf(replay, since, (n) => replay.entry(n).events.map(at(n).event)),
      questionOf: ({ n, by }) => {
        const asked = replay.at(n - 1).decisions.find(({ seat }) => seat === by);
        if (!asked) return undefined;
        const { title } = at(n - 1).ask(asked.kind);
        return title === asked.kind ? undefined : title;
      },
    };
  }, [replay, since, language]);
}
