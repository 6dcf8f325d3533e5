/** The pages that navigation and palette lead to. */
export const PLACES = [
  { to: '/', name: 'play' },
  { to: '/new', name: 'new' },
  { to: '/matches', name: 'matches' },
  { to: '/replays', name: 'replays' },
  { to: '/rules', name: 'rules' },
  { to: '/settings', name: 'settings' },
  { to: '/credits', name: 'credits' },
] as const;

/** The ones that stand in the heading of every page. */
export const MAIN_PLACES = PLACES.filter(({ name }) => name === 'play' || name === 'replays' || name === 'rules');
