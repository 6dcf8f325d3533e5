export const LAYERS = ['reach', 'nations', 'control', 'muster', 'borders', 'bare'] as const;
export type Layer = (typeof LAYERS)[number];
