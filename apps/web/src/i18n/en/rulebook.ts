/** Texts of the rulebook: the panel beside a table and the pages. */
export const rulebook = {
  rulebook: {
    title: 'Rulebook',
    pageTitle: 'Rules of {game} · Tessera',
    of: 'Rules of {game}',
    contents: 'Contents',
    chapters: 'Chapters',
    sameChapter: 'In the same chapter',
    search: 'Search the rules',
    nothing: 'No rule contains “{query}”.',
    open: 'Open rule {number}',
    rule: 'Rule {number}',
    missing: 'The rulebook has no section {number}.',
    back: 'Back to the section before',
    whole: 'Whole rulebook',
    read: 'Read the rules',
    readGame: 'Read the rules of {game}',
    loading: 'Loading the rulebook …',
    failed: 'The rulebook could not be loaded.',
    again: 'Try again',
  },
};
