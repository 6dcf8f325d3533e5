import type { GameFormatter } from '@tessera/text';
import { Button, Chip, IconButton } from '@tessera/ui';
import { eye } from '@tessera/ui/icons';
import { useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { type GameStore, LAYERS, type Layer } from '../store.ts';
import { useGameStore } from '../useGameStore.ts';

const KEYS: Readonly<Record<Layer, string>> = {
  reach: 'R',
  range: 'D',
  sight: 'V',
  threat: 'H',
  forecast: 'F',
  names: 'N',
};

interface LayerButtonsProps {
  readonly store: StoreApi<GameStore>;
  readonly formatter: GameFormatter;
  readonly isNarrow: boolean;
  /** Whether cards are being chosen, so that a way back to them is needed. */
  readonly toCards: boolean;
  /** Whether companion mode is on. */
  readonly isCompanion: boolean;
}

/** Switches for the layers of the map in its lower corner; folded into one button on narrow screens. */
export function LayerButtons({ store, formatter: { t }, isNarrow, toCards, isCompanion }: LayerButtonsProps) {
  const layers = useGameStore(store, (state) => state.layers);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="absolute bottom-2 left-2 flex max-w-full flex-wrap items-center gap-1.5">
      {toCards && (
        <Button small keyHint="M" onClick={() => store.getState().show('cards')}>
          {t('table.toCards')}
        </Button>
      )}
      {isCompanion && (
        <Button small onClick={() => store.getState().showMap(false)}>
          {t('table.companion.title')}
        </Button>
      )}
      {isNarrow && (
        <IconButton small icon={eye} label={t('table.layers')} pressed={isOpen} onClick={() => setOpen(!isOpen)} />
      )}
      {(!isNarrow || isOpen) &&
        LAYERS.map((layer) => (
          <Chip
            key={layer}
            aria-pressed={layers[layer]}
            title={t(`table.layerHint.${layer}`)}
            aria-keyshortcuts={KEYS[layer].toLowerCase()}
            onClick={() => store.getState().toggle(layer)}
          >
            {t(`table.layer.${layer}`)}
          </Chip>
        ))}
    </div>
  );
}
