import { Button } from '@tessera/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { useLessonWords } from '../lessons/useLessonWords.ts';
import { ButtonLink } from '../shell/ButtonLink.tsx';
import { useLoaded } from '../shell/useLoaded.ts';
import { hasExamples, loadExamples, type PlayedExample } from './examples.ts';

interface RuleExamplesProps {
  readonly game: string;
  readonly number: string;
}

/** Examples of a section: rule cases, drawn as the positions they describe. They load when they are asked for. */
export function RuleExamples(props: RuleExamplesProps) {
  const w = useLessonWords();
  const [isOpen, setOpen] = useState(false);
  if (!hasExamples(props.game)) return null;
  if (isOpen) return <OpenExamples {...props} />;
  return (
    <Button small onClick={() => setOpen(true)}>
      {w('example')}
    </Button>
  );
}

function OpenExamples({ game, number }: RuleExamplesProps) {
  const w = useLessonWords();
  const loaded = useLoaded(useCallback(() => loadExamples(game, number), [game, number]));
  const [at, setAt] = useState(0);
  if (loaded.phase !== 'ready') {
    return (
      <p className="m-0 text-muted text-note">{w(loaded.phase === 'failed' ? 'exampleFailed' : 'exampleLoading')}</p>
    );
  }
  const example = loaded.value[at];
  if (!example) return <p className="m-0 text-muted text-note">{w('exampleNone')}</p>;
  return (
    <ExampleCard section={{ game, number }} example={example}>
      {loaded.value.length > 1 && (
        <Button small onClick={() => setAt((at + 1) % loaded.value.length)}>
          {w('exampleNext', { at: at + 1, all: loaded.value.length })}
        </Button>
      )}
    </ExampleCard>
  );
}

interface ExampleCardProps {
  readonly section: RuleExamplesProps;
  readonly example: PlayedExample;
  readonly children: ReactNode;
}

/** An example: its position, its moves with what follows, and the way to play it. */
function ExampleCard({ section: { game, number }, example, children }: ExampleCardProps) {
  const w = useLessonWords();
  const { pathname } = useLocation();
  const { Thumbnail } = example.game.table;
  return (
    <figure className="panel m-0 overflow-hidden">
      {Thumbnail && example.view && (
        <div aria-hidden="true" className="pointer-events-none h-36 overflow-hidden bg-table">
          <Thumbnail view={example.view} />
        </div>
      )}
      <figcaption className="flex flex-col gap-2 p-3">
        <ol className="m-0 flex flex-col gap-1 pl-5">
          {example.lines.map(({ action, events }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the moves never change their order.
            <li key={i}>
              <b className="font-semibold">{action}</b>
              <span className="block text-muted text-note">{events.join(' ')}</span>
            </li>
          ))}
        </ol>
        <span className="flex flex-wrap gap-2">
          <ButtonLink small to={`/rules/${game}/${number}/try/${example.id}?back=${encodeURIComponent(pathname)}`}>
            {w('exampleTry')}
          </ButtonLink>
          {children}
        </span>
      </figcaption>
    </figure>
  );
}
