import { memo, type ReactNode } from 'react';

/** The layers of a board, bottom to top. The order is fixed, so that all boards look alike. */
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

/** Renders all layers in order. Each is redrawn only when its own node changes. */
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
