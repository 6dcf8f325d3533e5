export { ICON_CREDITS } from './credits.ts';
export * from './gameIcons.ts';
export * from './glyphs.ts';
export type { IconArt } from './iconArt.ts';
