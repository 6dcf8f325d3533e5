/** The pages that navigation and palette lead to. */
export const PLACES = [
  { to: '/', name: 'play' },
  { to: '/new', name: 'new' },
  { to: '/matches', name: 'matches' },
  { to: '/characters', name: 'characters' },
  { to: '/homebrew', name: 'homebrew' },
  { to: '/maps', name: 'maps' },
  { to: '/replays', name: 'replays' },
  { to: '/rules', name: 'rules' },
  { to: '/settings', name: 'settings' },
  { to: '/credits', name: 'credits' },
] as const;

const MAIN: readonly string[] = ['play', 'characters', 'replays', 'rules'];

/** The ones that stand in the heading of every page. */
export const MAIN_PLACES = PLACES.filter(({ name }) => MAIN.includes(name));
