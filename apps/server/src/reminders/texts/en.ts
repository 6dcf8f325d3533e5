/** English texts of mails. Titles and names are user input: they only fill placeholders. */
export const en = {
  confirm: {
    subject: 'Is this your address?',
    text: 'Someone asked for reminders from the game table at {site} to be sent to this address. If that is you, open this link in the browser in which you are logged in, within {hours, plural, one {# hour} other {# hours}}:',
    ignore: 'If it is not you, do nothing: without that link nothing more is sent here.',
  },
  reminder: {
    subject: 'Your turn: {table}',
    text: 'The table “{table}” ({game}) waits for {names}. Nothing has happened there since {since} (UTC).',
    go: 'Go to the table:',
    often:
      'You get at most one mail per turn, and none while you are here. The mail never contains events of the match: see them at the table.',
  },
  stop: 'No more mails to this address:',
} as const;
