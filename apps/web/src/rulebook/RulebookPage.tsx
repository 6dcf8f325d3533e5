import { cardFor } from '@tessera/manifest';
import { type Chapter, findRule, type Rulebook, type Section } from '@tessera/text';
import { useEffect } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { manifestOf } from '../games/manifests.ts';
import { useTexts } from '../i18n/texts.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { BookState } from './BookState.tsx';
import { hasBook, useBook } from './books.ts';
import { RuleExamples } from './RuleExamples.tsx';
import { RuleMarkdown } from './RuleMarkdown.tsx';

/** Page of a rulebook: its contents, and one chapter at a time. */
export function RulebookPage() {
  const { game = '', chapter } = useParams();
  return hasBook(game) ? <OpenBook game={game} chapter={chapter} /> : <NotFound />;
}

function OpenBook({ game, chapter: id }: { readonly game: string; readonly chapter: string | undefined }) {
  const { t, language } = useTexts();
  const loaded = useBook(game, language);
  const book = loaded.phase === 'ready' ? loaded.value : undefined;
  const manifest = manifestOf(game);
  const name = manifest ? cardFor(manifest, language).name : game;
  const chapter = book?.chapters.find((each) => each.id === id) ?? book?.chapters[0];
  return (
    <div className="mx-auto grid max-w-5xl gap-8 pt-4 sm:pt-8 md:grid-cols-[16rem_1fr]">
      <title>{t('rulebook.pageTitle', { game: name })}</title>
      <Contents game={game} name={name} book={book} shown={chapter} />
      <article className="min-w-0">
        {book === undefined || chapter === undefined ? (
          <BookState phase={loaded.phase} onAgain={loaded.again} />
        ) : (
          <ChapterView game={game} book={book} chapter={chapter} />
        )}
      </article>
    </div>
  );
}

interface ContentsProps {
  readonly game: string;
  readonly name: string;
  readonly book: Rulebook | undefined;
  readonly shown: Chapter | undefined;
}

function Contents({ game, name, book, shown }: ContentsProps) {
  const { t } = useTexts();
  return (
    <nav aria-label={t('rulebook.contents')}>
      <h1 className="m-0 mb-2 font-semibold font-title text-lead">{t('rulebook.of', { game: name })}</h1>
      <ul className="m-0 flex list-none flex-col p-0">
        {book?.chapters.map((chapter) => (
          <li key={chapter.id}>
            <Link
              to={`/rules/${game}/${chapter.id}`}
              aria-current={chapter === shown ? 'page' : undefined}
              className="flex min-h-9 items-center gap-3 rounded-control px-2 text-ink no-underline hover:bg-raised aria-[current]:bg-raised aria-[current]:font-semibold"
            >
              <span className="w-5 text-muted tabular-nums">{chapter.number}</span>
              {chapter.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ChapterViewProps {
  readonly game: string;
  readonly book: Rulebook;
  readonly chapter: Chapter;
}

function ChapterView({ game, book, chapter }: ChapterViewProps) {
  const location = useLocation();
  // The router does not scroll to anchors. Following the same reference again makes a new location.
  useEffect(() => {
    const anchor = decodeURIComponent(location.hash.slice(1));
    const section = chapter.sections.find((each) => anchorOf(each) === anchor);
    if (section === undefined) window.scrollTo(0, 0);
    else document.getElementById(anchor)?.scrollIntoView({ block: 'start' });
  }, [location, chapter]);
  return (
    <>
      <h2 className="m-0 mb-3 font-semibold font-title text-title">{chapter.title}</h2>
      <Text game={game} book={book} part={chapter} />
      {chapter.sections.map((section) => (
        <section key={section.title} id={anchorOf(section)} className="border-hairline border-t py-4">
          <h3 className="m-0 mb-2 font-semibold font-title text-lead">
            {section.number !== undefined && <span className="mr-2 tabular-nums">{section.number}</span>}{' '}
            {section.title}
          </h3>
          <Text game={game} book={book} part={section} />
          {section.number !== undefined && (
            <div className="mt-3 max-w-prose">
              <RuleExamples game={game} number={section.number} />
            </div>
          )}
        </section>
      ))}
    </>
  );
}

function Text({ game, book, part }: { readonly game: string; readonly book: Rulebook; readonly part: Section }) {
  return (
    <RuleMarkdown
      text={part.text}
      reference={(number) => {
        const entry = findRule(book, number);
        if (entry === undefined) return undefined;
        const anchor = entry.section === undefined ? '' : `#${anchorOf(entry.section)}`;
        return (
          <Link key={number} to={`/rules/${game}/${entry.chapter.id}${anchor}`} className="text-inherit underline">
            {number}
          </Link>
        );
      }}
    />
  );
}

function anchorOf({ number, title }: Section): string {
  return number === undefined ? title : `r${number}`;
}
