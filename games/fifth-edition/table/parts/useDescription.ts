import { type Description, loadDescriptions } from '@tessera/fifth-edition';
import { useEffect, useState } from 'react';
import { useDesk } from '../desk/desk.ts';

const ASK_AGAIN_MS = 5000;

/** What a thing does, by its key; nothing until it is loaded, or where it has not been written. */
export function useDescription(key: string): Description | undefined {
  const { edition } = useDesk().record;
  const [description, setDescription] = useState<Description | undefined>();
  useEffect(() => {
    let isWanted = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      loadDescriptions(edition).then(
        (descriptions) => {
          if (isWanted) setDescription(descriptions.get(key));
        },
        // Offline, most likely. Whoever still looks at it is shown it when it is there.
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
  }, [edition, key]);
  return description;
}
