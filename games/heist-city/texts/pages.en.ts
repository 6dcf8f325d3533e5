/** The page of the map editor, and the choice of a map of one's own. */
export const pages = {
  pages: {
    maps: {
      pageTitle: 'Map editor · Tessera',
      title: 'Maps for Heist City',
      own: 'A map of your own',
      none: 'None: one of the sites',
      draw: 'Draw your own map',
    },
  },
} as const;
