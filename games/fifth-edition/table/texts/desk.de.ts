export const deskDe = {
  screen: { sheet: 'Bogen', build: 'Erschaffen', levelup: 'Aufstieg', history: 'Verlauf', print: 'Drucken' },
  desk: {
    screens: 'Seiten dieses Charakters',
    loading: 'Das Regelwerk wird geöffnet',
    open: '{n:offene Wahl|offene Wahlen}',
    nameless: 'Noch niemand',
    lostPacks: 'Auf diesem Gerät fehlen: {packs}. Was daher kommt, steht nicht auf dem Bogen.',
    badPacks: '{n:Fehler|Fehler} in eigenen Paketen: die Werkstatt zeigt sie.',
  },
};
