import { type Chapter, findRule, type Rulebook, type RulebookEntry, type Section, searchRulebook } from '@tessera/text';
import { Button, IconButton, SearchField, TextButton } from '@tessera/ui';
import { chevronLeft, close } from '@tessera/ui/icons';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { BookState } from './BookState.tsx';
import { useBook } from './books.ts';
import { RuleExamples } from './RuleExamples.tsx';
import { RuleMarkdown } from './RuleMarkdown.tsx';
import { closeRules, goBack, openRule, useReading } from './reading.ts';

/** Rulebook beside the table: one section, its neighbours, and a search. It covers the table on a phone. */
export function RulebookPanel({ game }: { readonly game: string }) {
  const { t, language } = useTexts();
  const path = useReading((reading) => reading.path);
  const [query, setQuery] = useState('');
  const book = useBook(game, language);
  const number = path.at(-1);
  return (
    <aside
      aria-label={t('rulebook.title')}
      className="absolute inset-0 z-20 flex flex-col border-hairline bg-surface sm:static sm:w-[25rem] sm:border-l"
    >
      <div className="flex items-center justify-between border-hairline border-b py-1 pr-1 pl-4">
        <h2 className="m-0 font-semibold font-title text-body">{t('rulebook.title')}</h2>
        <span className="flex">
          {path.length > 0 && <IconButton bare icon={chevronLeft} label={t('rulebook.back')} onClick={goBack} />}
          <IconButton bare icon={close} label={t('close')} onClick={closeRules} />
        </span>
      </div>
      <div className="p-4 pb-0">
        <SearchField label={t('rulebook.search')} value={query} onChange={setQuery} />
      </div>
      <div className="min-h-0 flex-1 overflow-auto p-4">
        {book.phase !== 'ready' ? (
          <BookState phase={book.phase} onAgain={book.again} />
        ) : query.trim() !== '' ? (
          <SearchResults book={book.value} query={query} onOpen={() => setQuery('')} />
        ) : (
          <OpenSection game={game} book={book.value} number={number} />
        )}
      </div>
      <p className="m-0 border-hairline border-t p-4 text-note">
        <Link to={`/rules/${game}`} className="text-muted underline">
          {t('rulebook.whole')}
        </Link>
      </p>
    </aside>
  );
}

interface OpenSectionProps {
  readonly game: string;
  readonly book: Rulebook;
  readonly number: string | undefined;
}

function OpenSection({ game, book, number }: OpenSectionProps) {
  const { t } = useTexts();
  const [first] = book.chapters;
  const entry = number === undefined ? first && { chapter: first } : findRule(book, number);
  if (entry === undefined) return <p className="m-0 text-muted">{t('rulebook.missing', { number: number ?? '' })}</p>;
  const { chapter, section } = entry;
  return (
    <>
      <SectionView part={section ?? chapter} book={book} />
      {section === undefined &&
        chapter.number === undefined &&
        chapter.sections.map((each) => <SectionView key={each.title} part={each} book={book} isNested />)}
      {section?.number !== undefined && (
        <div className="mb-4">
          <RuleExamples key={section.number} game={game} number={section.number} />
        </div>
      )}
      <Neighbours book={book} entry={entry} />
    </>
  );
}

interface SectionViewProps {
  readonly part: Section;
  readonly book: Rulebook;
  readonly isNested?: boolean;
}

function SectionView({ part: { number, title, text }, book, isNested = false }: SectionViewProps) {
  return (
    <section className="mb-4">
      <h3 className={`m-0 mb-2 font-semibold font-title ${isNested ? 'text-body' : 'text-lead'}`}>
        {number !== undefined && <span className="mr-1 tabular-nums">{number}</span>} {title}
      </h3>
      <RuleMarkdown text={text} reference={(cited) => <RuleReference book={book} number={cited} />} />
    </section>
  );
}

/** A cited section number that opens its section; plain text if the book has no such section. */
function RuleReference({ book, number }: { readonly book: Rulebook; readonly number: string }) {
  const { t } = useTexts();
  if (findRule(book, number) === undefined) return number;
  return (
    <TextButton aria-label={t('rulebook.rule', { number })} onClick={() => openRule(number)}>
      {number}
    </TextButton>
  );
}

/** The other sections of the chapter, or the chapters of the book on the first page. */
function Neighbours({ book, entry: { chapter, section } }: { readonly book: Rulebook; readonly entry: RulebookEntry }) {
  const { t } = useTexts();
  const isFirst = chapter === book.chapters[0];
  const parts: readonly (Section | Chapter)[] = isFirst ? book.chapters.slice(1) : chapter.sections;
  const others = parts.filter((part) => part !== section && part.number !== undefined);
  if (others.length === 0) return null;
  return (
    <>
      <h3 className="m-0 mb-2 font-semibold text-body">
        {isFirst ? t('rulebook.chapters') : t('rulebook.sameChapter')}
      </h3>
      <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
        {others.map(({ number, title }) => (
          <li key={title}>
            <Button small onClick={() => openRule(number)}>
              {`${number} ${title}`}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface SearchResultsProps {
  readonly book: Rulebook;
  readonly query: string;
  onOpen(): void;
}

function SearchResults({ book, query, onOpen }: SearchResultsProps) {
  const { t } = useTexts();
  const found = searchRulebook(book, query).slice(0, 30);
  if (found.length === 0) return <p className="m-0 text-muted">{t('rulebook.nothing', { query })}</p>;
  return (
    <ul className="m-0 flex list-none flex-col gap-4 p-0">
      {found.map(({ chapter, section }) => {
        const part = section ?? chapter;
        const number = part.number ?? chapter.number;
        return (
          <li key={`${chapter.id} ${part.title}`}>
            <SectionView part={part} book={book} isNested />
            {number !== undefined && (
              <Button
                small
                onClick={() => {
                  onOpen();
                  openRule(number);
                }}
              >
                {t('rulebook.open', { number })}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
