import type { TablePlace } from '@tessera/table';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';

/** Returns the location within the pages of a table, below the address of its match. */
export function usePlace(base: string): TablePlace {
  const { '*': path = '' } = useParams();
  const navigate = useNavigate();
  return useMemo(() => {
    const href = (to: string) => (to === '' ? base : `${base}/${to}`);
    return { path: path.replace(/\/$/, ''), go: (to) => void navigate(href(to)), href };
  }, [path, base, navigate]);
}
