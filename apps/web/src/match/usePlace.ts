import type { TablePlace } from '@tessera/table';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';

/** Returns the location within the pages of a table, below the address of its match. All of them keep the `hash`. */
export function usePlace(base: string, hash = ''): TablePlace {
  const { '*': path = '' } = useParams();
  const navigate = useNavigate();
  return useMemo(() => {
    const href = (to: string) => `${to === '' ? base : `${base}/${to}`}${hash}`;
    return { path: path.replace(/\/$/, ''), go: (to) => void navigate(href(to)), href };
  }, [path, base, hash, navigate]);
}
