export const desk = {
  screen: { sheet: 'Sheet', build: 'Build', levelup: 'Level up', history: 'History', search: 'Search', print: 'Print' },
  desk: {
    screens: 'Screens of this character',
    loading: 'Opening the rulebook',
    open: '{n, plural, one {# open choice} other {# open choices}}',
    nameless: 'Unnamed hero',
    lostPacks: 'Missing on this device: {packs}. Their content is missing on the sheet.',
    badPacks:
      '{n, plural, one {# problem} other {# problems}} in your own packs: open the homebrew studio to see them.',
  },
};
