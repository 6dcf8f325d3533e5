/** A line of text with nested lines. */
export interface TextTree {
  readonly text: string;
  readonly below?: readonly TextTree[];
}

/** Formats a tree as lines with branches, for terminals and logs. */
export function treeLines({ text, below = [] }: TextTree): string[] {
  const lines = [text];
  below.forEach((child, index) => {
    const isLast = index === below.length - 1;
    const [first, ...rest] = treeLines(child);
    lines.push(`${isLast ? '└─' : '├─'} ${first}`);
    lines.push(...rest.map((line) => `${isLast ? '  ' : '│ '} ${line}`));
  });
  return lines;
}
