import { useDesk } from '../desk/desk.ts';
import { useDescription } from './useDescription.ts';

interface DescribedProps {
  /** The key of what is described. */
  readonly of: string;
  /** What is shown where there is no description. */
  readonly otherwise?: string;
}

/** What a thing does, in full. The texts are English for now, and say so to whoever listens. */
export function Described({ of, otherwise = '' }: DescribedProps) {
  const { say } = useDesk();
  const description = useDescription(of);
  if (description === undefined) return otherwise === '' ? null : <p className="text-note text-muted">{otherwise}</p>;
  return (
    <div
      className="grid gap-1.5 max-w-[68ch] text-[0.875rem] leading-[1.45] [&_table]:border-collapse [&_:is(th,td)]:pt-0.5 [&_:is(th,td)]:pr-3 [&_:is(th,td)]:pb-0.5 [&_:is(th,td)]:pl-0 [&_:is(th,td)]:text-left [&_:is(th,td)]:align-top"
      lang="en"
    >
      {blocksOf(description.text).map((block) => (
        <Block key={block[0]} lines={block} />
      ))}
      {description.higher !== undefined && (
        <p>
          <b>{say('sheet.higher')}</b> {description.higher}
        </p>
      )}
    </div>
  );
}

/** Rows of a table stay together; every other line is a paragraph. */
function blocksOf(text: string): readonly (readonly string[])[] {
  const blocks: string[][] = [];
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    if (isRow(line) && last !== undefined && isRow(last[0]!)) last.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

function isRow(line: string): boolean {
  return line.includes(' | ');
}

function Block({ lines }: { readonly lines: readonly string[] }) {
  const [first, ...rest] = lines.map((line) => line.split(' | '));
  if (first!.length === 1) return <p>{lines[0]}</p>;
  return (
    <table>
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
