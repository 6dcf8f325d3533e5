/** Texts of the map editor's page, and of the choice of an own map. */
export const pages = {
  pages: {
    maps: {
      pageTitle: 'Map editor · Tessera',
      title: 'Maps for Heist City',
      own: 'Your own map',
      none: 'None: one of the sites',
      draw: 'Draw your own map',
    },
  },
} as const;
