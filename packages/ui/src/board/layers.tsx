import { memo, type ReactNode } from 'react';

/** What a board is drawn from, bottom to top. The order is fixed, so that every board reads the same. */
export const BOARD_LAYERS = [
  'slab',
  'floor',
  'light',
  'zones',
  'reach',
  'portals',
  'tables',
  'walls',
  'objectives',
  'sight',
  'units',
  'labels',
] as const;
export type BoardLayer = (typeof BOARD_LAYERS)[number];

export type BoardLayers = Readonly<Partial<Record<BoardLayer, ReactNode>>>;

/** All layers in their order. Each is drawn again only when its own node is a new one. */
export function Layers({ layers }: { readonly layers: BoardLayers }) {
  return BOARD_LAYERS.map((name) => (
    <Layer key={name} name={name}>
      {layers[name]}
    </Layer>
  ));
}

const Layer = memo(function Layer({ name, children }: { readonly name: BoardLayer; readonly children: ReactNode }) {
  return <g data-layer={name}>{children}</g>;
});
