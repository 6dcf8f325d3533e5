import { type Description, loadDescriptions } from '@tessera/fifth-edition';
import { useEffect, useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';

const ASK_AGAIN_MS = 5000;

/** Loads all descriptions of the character's edition; undefined while loading. Retries after a failed load. */
export function useDescriptions(): ReadonlyMap<string, Description> | undefined {
  const { edition } = useCharacter().record;
  const [descriptions, setDescriptions] = useState<ReadonlyMap<string, Description>>();
  useEffect(() => {
    let isWanted = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      loadDescriptions(edition).then(
        (loaded) => {
          if (isWanted) setDescriptions(loaded);
        },
        () => {
          if (isWanted) again = setTimeout(ask, ASK_AGAIN_MS);
        },
      );
    };
    ask();
    return () => {
      isWanted = false;
      clearTimeout(again);
    };
  }, [edition]);
  return descriptions;
}
