import type { IconArt } from './iconArt.ts';

/** The interface glyphs, drawn for Tessera: one line of even weight in a box of 24. */

export const undo = glyph('M9 4.5 4.5 9 9 13.5M5 9h9a5 5 0 0 1 0 10.5H9.5');
export const redo = glyph('M15 4.5 19.5 9 15 13.5M19 9h-9a5 5 0 0 0 0 10.5h4.5');
export const close = glyph('M6 6l12 12M18 6 6 18');
export const menu = glyph('M4 7h16M4 12h16M4 17h16');
export const more = glyph(
  'M4.2 12a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0zM11.2 12a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0zM18.2 12a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0z',
);
export const bag = glyph('M6 8h12l1 12H5zM9 8V6.5a3 3 0 0 1 6 0V8');
export const plus = glyph('M12 5v14M5 12h14');
export const minus = glyph('M5 12h14');
export const check = glyph('M5 12.5l4.5 4.5L19 7.5');
export const chevronDown = glyph('M6 9.5l6 6 6-6');
export const chevronUp = glyph('M6 15l6-6 6 6');
export const chevronLeft = glyph('M15 6l-6 6 6 6');
export const chevronRight = glyph('M9 6l6 6-6 6');
export const arrowRight = glyph('M4 12h15M13.5 6.5 19 12l-5.5 5.5');
export const fit = glyph('M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15');
export const search = glyph('M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM15 15l4.5 4.5');
export const settings = glyph(
  'M4 8h9M18 8h2M4 16h2M11 16h9M15.5 5.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM8.5 13.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
);
export const book = glyph(
  'M12 6.5C9.5 4.8 6.5 4.5 3.5 5v13c3-.5 6-.2 8.5 1.5 2.5-1.7 5.5-2 8.5-1.5V5c-3-.5-6-.2-8.5 1.5zM12 6.5v13',
);
export const soundOn = glyph('M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11');
export const soundOff = glyph('M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9.5l5 5M20.5 9.5l-5 5');
export const eye = glyph(
  'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 9.200a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.600z',
);
export const warning = glyph('M12 4 21 19.5H3zM12 10v4.5M12 16.800v.4');
export const grid = glyph('M8.5 4v16M15.5 4v16M4 8.5h16M4 15.5h16');
export const hexagon = glyph('M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9z');
export const lock = glyph('M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 14.5v2');
export const copy = glyph('M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9');
export const link = glyph(
  'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.700l1-1',
);
export const share = glyph('M12 14V4M8 7.5 12 3.5l4 4M6 11H4.5v9.5h15V11H18');
export const play = glyph('M7.5 5 19 12 7.5 19z');
export const pause = glyph('M8.5 5.5v13M15.5 5.5v13');
export const stepBack = glyph('M6.5 5.5v13M18 6l-8 6 8 6z');
export const stepForward = glyph('M17.5 5.5v13M6 6l8 6-8 6z');
export const toStart = glyph('M4.5 5.5v13M12.5 6l-6 6 6 6zM20 6l-6 6 6 6z');
export const toEnd = glyph('M19.5 5.5v13M11.5 6l6 6-6 6zM4 6l6 6-6 6z');
export const fork = glyph(
  'M7 9v10.5M7 9a2.3 2.3 0 1 0 0-4.600A2.3 2.3 0 0 0 7 9zM17 9a2.3 2.3 0 1 0 0-4.600A2.3 2.3 0 0 0 17 9zM17 9c0 4-4 4.5-10 5.5',
);
export const person = glyph(
  'M12 4.5a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.400zM4.5 20c.6-4 3.5-5.8 7.5-5.800s6.9 1.8 7.5 5.8',
);
export const people = glyph(
  'M9 5.5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.400zM2.5 19c.5-3.5 3-5 6.5-5s6 1.5 6.5 5M16 6a3 3 0 0 1 0 5.700M18 14.5c2 .7 3.2 2.2 3.5 4.5',
);
export const robot = glyph('M5 9h14v10H5zM12 9V5M12 5a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM9.2 13v1.5M14.8 13v1.5');
export const chat = glyph('M4 5h16v11h-8.5L7 20v-4H4z');
export const log = glyph('M5 4.5h14v15H5zM8.5 9h7M8.5 12.5h7M8.5 16h4');
export const clock = glyph('M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 7.5V12l3.5 2');
export const bulb = glyph('M9 16.5c-2-1.3-3-3-3-5.200A6 6 0 0 1 18 11.300c0 2.2-1 3.9-3 5.200v1.5H9zM10 20.5h4');
export const keyboard = glyph('M3 6.5h18v11H3zM6.5 10h.5M10 10h.5M13.5 10h.5M17 10h.5M8 14h8');
export const offline = glyph(
  'M4 4l16 16M7.5 12.5a7 7 0 0 1 2.8-1.700M4.5 9.200A11 11 0 0 1 8 6.900M12.5 6a11 11 0 0 1 7 3.200M10.5 15.700a3 3 0 0 1 3 0M12 19v.3',
);
export const download = glyph('M12 4v11M7.5 11 12 15.5 16.5 11M4.5 19.5h15');
export const home = glyph('M4 11.5 12 4.5l8 7M6.5 9.5v10h11v-10');
export const flag = glyph('M6 20.5v-16M6 5h11.5l-2.5 4 2.5 4H6');
export const trash = glyph('M5 7h14M9.5 7V4.5h5V7M7 7l.8 13h8.400L17 7M10.3 10.5v6M13.7 10.5v6');
export const pencil = glyph('M5 19l1-4L16 5l3 3L9 18zM13.5 7.5l3 3');
export const speed = glyph('M4.5 17a8 8 0 1 1 15 0M12 15l4-5');
export const sunGlyph = glyph(
  'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M18.7 5.300l-1.4 1.400M6.7 17.300l-1.4 1.4',
);
export const moonGlyph = glyph('M19 14.5A8 8 0 0 1 9.5 5a8 8 0 1 0 9.5 9.5z');
export const globe = glyph('M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM4 12h16M12 4c5 5 5 11 0 16M12 4c-5 5-5 11 0 16');
export const info = glyph('M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 11v5.5M12 7.5v.4');
export const question = glyph(
  'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM9.7 9.700a2.4 2.4 0 1 1 3.5 2.100c-.8.5-1.2 1-1.2 1.900M12 16.5v.3',
);
export const target = glyph('M4.5 8.5v-4h4M15.5 4.5h4v4M19.5 15.5v4h-4M8.5 19.5h-4v-4M12 10v4M10 12h4');
export const cube = glyph('M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9zM12 12l7.8-4.5M12 12 4.2 7.5M12 12v9');

// The annotation lets a bundler drop unused glyphs.
/* @__NO_SIDE_EFFECTS__ */
function glyph(d: string): IconArt {
  return { box: 24, drawn: 'line', d };
}
