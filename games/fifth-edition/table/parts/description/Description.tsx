import { Button } from '@tessera/ui';
import { type ReactNode, useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { EnglishMark } from './EnglishMark.tsx';
import { blocksOf } from './textBlocks.ts';
import { useDescription } from './useDescription.ts';

interface DescribedProps {
  /** Key of the description. */
  readonly of: string;
  /** Text when there is no description. */
  readonly otherwise?: string;
}

/** Longer texts are collapsed. */
const LONG = 520;

/** Full description of a record or feature; a long text is collapsed. */
export function Description({ of, otherwise = '' }: DescribedProps) {
  const { t } = useCharacter();
  const description = useDescription(of);
  if (description === undefined) return otherwise === '' ? null : <p className="text-note text-muted">{otherwise}</p>;
  const { text, higher } = description;
  const blocks = (
    <>
      {blocksOf(text).map((block) => (
        <Block key={block[0]} lines={block} />
      ))}
      {higher !== undefined && (
        <p>
          <b>{t('sheet.higher')}</b> <span lang="en">{higher}</span>
        </p>
      )}
    </>
  );
  return (
    <div className={PROSE}>
      <EnglishMark className="float-right ml-2" />
      {text.length + (higher?.length ?? 0) > LONG ? <Folded key={of}>{blocks}</Folded> : <div>{blocks}</div>}
    </div>
  );
}

/** Beginning of a long text with a button to expand it. */
function Folded({ children }: { readonly children: ReactNode }) {
  const { t } = useCharacter();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={isOpen ? '' : 'max-h-32 overflow-hidden [mask-image:linear-gradient(black_60%,transparent)]'}>
        {children}
      </div>
      <Button small tone="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'sheet.readLess' : 'sheet.readAll')}
      </Button>
    </>
  );
}

function Block({ lines }: { readonly lines: readonly string[] }) {
  const [first, ...rest] = lines.map((line) => line.split(' | '));
  if (first!.length === 1) return <p lang="en">{lines[0]}</p>;
  return (
    <table lang="en">
      <thead>
        <tr>
          {first!.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rest.map((row) => (
          <tr key={row[0]}>
            {row.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const PROSE =
  'grid gap-1.5 max-w-[68ch] text-[0.875rem] leading-[1.45] ' +
  '[&_table]:border-collapse [&_:is(th,td)]:pt-0.5 [&_:is(th,td)]:pr-3 [&_:is(th,td)]:pb-0.5 [&_:is(th,td)]:pl-0 ' +
  '[&_:is(th,td)]:text-left [&_:is(th,td)]:align-top';
