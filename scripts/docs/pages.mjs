// Lists the pages of the site and the part of each. A page is a Markdown file of the repository, or generated here.
import { readdirSync, readFileSync } from 'node:fs';
import { coveragePages } from './coverage.mjs';
import { referencePages } from './reference.mjs';

/** The four kinds of documents: for learning, for tasks, for reference, for understanding. */
const PARTS = {
  Tutorial: ['docs/tutorial.md'],
  'How to': [
    'docs/guides/write-a-game.md',
    'docs/guides/write-a-table.md',
    'docs/guides/write-a-lesson.md',
    'docs/guides/write-a-card.md',
    'docs/guides/write-a-bot.md',
    'docs/guides/write-content.md',
    'docs/guides/host-a-server.md',
    'docs/guides/use-the-api.md',
    'CONTRIBUTING.md',
  ],
  Reference: [
    'docs/cli.md',
    'apps/server/README.md',
    'docs/benchmarks.md',
    'docs/benchmarks-over-time.md',
    'docs/spec-coverage.md',
    'docs/gloomhaven-effects.md',
    'docs/gloomhaven-cards.md',
    'docs/war-of-the-ring-cards.md',
    'docs/heist-city-balance.md',
    'docs/heist-city-bots.md',
  ],
  Explanation: [
    'docs/architecture.md',
    'docs/reliability.md',
    'docs/security.md',
    'docs/privacy.md',
    'docs/roadmap.md',
  ],
};

/** Returns every page with its part, its source (as links name it), and its text. */
export function pagesOf(root) {
  const read = (source, part) => ({ part, source, text: readFileSync(root + source, 'utf8') });
  const listed = Object.entries(PARTS).flatMap(([part, sources]) => sources.map((source) => read(source, part)));
  // Unlisted documents of the folder are explanations.
  const others = markdownIn(root, 'docs/').filter((source) => !listed.some((page) => page.source === source));
  const guides = markdownIn(root, 'docs/guides/').filter((source) => !listed.some((page) => page.source === source));
  return [
    { part: '', source: 'README.md', text: readFileSync(`${root}README.md`, 'utf8') },
    ...listed,
    ...guides.map((source) => read(source, 'How to')),
    ...coveragePages(root).map((page) => ({ part: 'Rules and their coverage', ...page })),
    ...referencePages(root).map((page) => ({ part: 'Packages', ...page })),
    ...others.map((source) => read(source, 'Explanation')),
    ...['games', 'examples', 'packages', 'apps'].flatMap((folder) =>
      readmesIn(root, folder).map((source) => read(source, 'Readmes')),
    ),
    ...markdownIn(root, 'docs/decisions/').map((source) => read(source, 'Decisions')),
  ].filter((page, i, all) => all.findIndex(({ source }) => source === page.source) === i);
}

function markdownIn(root, folder) {
  return readdirSync(root + folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => folder + name);
}

function readmesIn(root, folder) {
  return readdirSync(root + folder)
    .map((name) => `${folder}/${name}/README.md`)
    .filter((source) => isThere(root + source));
}

function isThere(file) {
  try {
    return readFileSync(file).length > 0;
  } catch {
    // Not every folder has a README.
    return false;
  }
}
