import { type Description, loadDescriptions } from '@tessera/fifth-edition';
import { useEffect, useState } from 'react';
import { useDesk } from '../desk/desk.ts';

/** What a thing does, by its key; nothing until it is loaded, or where it has not been written. */
export function useDescription(key: string): Description | undefined {
  const { edition } = useDesk().record;
  const [description, setDescription] = useState<Description | undefined>();
  useEffect(() => {
    let isWanted = true;
    void loadDescriptions(edition).then((descriptions) => {
      if (isWanted) setDescription(descriptions.get(key));
    });
    return () => {
      isWanted = false;
    };
  }, [edition, key]);
  return description;
}
