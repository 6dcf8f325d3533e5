import type { FormattedReview, FormattedStep } from '@tessera/table/review';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useKeys } from '../shell/keys.ts';
import { useOwnKeys } from '../shell/pageKeys.ts';

/** The selected moment and how to select another one. */
export interface MomentWalk {
  readonly selected: number;
  /** Selects a moment and moves the focus to its card. */
  readonly select: (at: number) => void;
  readonly cardRef: (at: number) => (card: HTMLElement | null) => void;
}

/** Walks the moments with J and K; the largest is selected first. */
export function useMoments(moments: readonly FormattedStep[], { t }: Pick<FormattedReview, 't'>): MomentWalk {
  const [selected, setSelected] = useState(() =>
    moments.reduce((most, { swing }, at) => (swing > (moments[most]?.swing ?? 0) ? at : most), 0),
  );
  const cards = useRef(new Map<number, HTMLElement>());
  const select = useCallback((at: number) => {
    setSelected(at);
    const card = cards.current.get(at);
    card?.querySelector('a')?.focus();
    card?.scrollIntoView({ block: 'nearest' });
  }, []);
  const cardRef = useCallback(
    (at: number) => (card: HTMLElement | null) => {
      if (card) cards.current.set(at, card);
      else cards.current.delete(at);
    },
    [],
  );
  const step = (by: number) => {
    if (moments.length > 0) select((selected + by + moments.length) % moments.length);
  };
  useKeys({ j: () => step(1), k: () => step(-1) });
  useOwnKeys(
    useMemo(
      () => [
        {
          title: t('page.keys'),
          keys: [
            { keys: ['J', 'K'], does: t('page.walk') },
            { keys: ['Enter'], does: t('page.openBoard') },
          ],
        },
      ],
      [t],
    ),
  );
  return { selected, select, cardRef };
}
