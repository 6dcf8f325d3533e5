import type { Game, Json, Teams } from '@tessera/kernel';
import { useEffect, useMemo, useState } from 'react';
import { rulesOf } from '../games/rules.ts';
import { plainOptions } from './plainOptions.ts';

/**
 * Returns the team of each seat with these options; undefined until the rules are loaded, and for games without teams.
 */
export function useTeams(id: string, options: Readonly<Record<string, Json>>, seats: number): Teams | undefined {
  const [game, setGame] = useState<Game>();
  useEffect(() => {
    let isOver = false;
    rulesOf(id).then(
      (rules) => !isOver && setGame(rules?.game),
      (error: unknown) => console.info('The rules of the game did not come:', error),
    );
    return () => {
      isOver = true;
    };
  }, [id]);
  return useMemo(() => {
    const parsed = game?.options.safeParse(plainOptions(options));
    return game && parsed?.success ? game.teams(parsed.data, seats) : undefined;
  }, [game, options, seats]);
}
