/** English texts of the game. */
export const en = {
  board: { left: '{left, plural, =0 {None is left} one {One is left} other {# are left}}' },
  ask: { take: { title: 'How many do you take?', hint: '{left} are there; {most} at most.' } },
  action: { take: 'take {count}' },
  event: { took: '{seat} takes {count}, {left, plural, =0 {and none is left} other {# left}}.' },
  refusal: {
    'too-many': 'You can take at most {most} at once.',
    'not-there': 'There are only {left}.',
  },
  ending: { 'last-pebble': 'The last pebble is taken.' },
  option: {
    pebbles: { title: 'Pebbles', description: 'So many are on the heap.' },
    most: { title: 'At most', description: 'So many one may take at once.' },
  },
} as const;
