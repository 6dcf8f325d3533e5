import { type MarkedToken, marked, type Token, type Tokens } from 'marked';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';

/** Renders a reference to a section as a link or a button; returns undefined for a number that is no section. */
type RenderReference = (number: string) => ReactNode | undefined;

interface RuleMarkdownProps {
  readonly text: string;
  readonly reference: RenderReference;
}

/** Renders the Markdown of a rule: paragraphs, lists, tables and emphasis. A number in parentheses becomes a reference. */
export function RuleMarkdown({ text, reference }: RuleMarkdownProps) {
  const tokens = useMemo(() => marked.lexer(text), [text]);
  return renderTokens(tokens, reference);
}

function renderTokens(tokens: readonly Token[] | undefined, reference: RenderReference): ReactNode {
  return inOrder((tokens ?? []).map((token) => renderToken(token as MarkedToken, reference)));
}

/** Returns nodes that never change their order, which therefore need no keys. */
function inOrder(nodes: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes);
}

function renderToken(token: MarkedToken, reference: RenderReference): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return <p className="m-0 mb-3 max-w-prose last:mb-0">{renderTokens(token.tokens, reference)}</p>;
    case 'list':
      return renderList(token, reference);
    case 'table':
      return renderTable(token, reference);
    case 'strong':
      return <strong className="font-semibold">{renderTokens(token.tokens, reference)}</strong>;
    case 'em':
      return <em>{renderTokens(token.tokens, reference)}</em>;
    case 'text':
      return token.tokens ? renderTokens(token.tokens, reference) : withReferences(token.text, reference);
    case 'space':
      return null;
    default:
      return 'text' in token ? token.text : null;
  }
}

function renderList({ ordered, items }: Tokens.List, reference: RenderReference): ReactNode {
  const lines = inOrder(items.map(({ tokens }) => createElement('li', null, renderTokens(tokens, reference))));
  const className = 'm-0 mb-3 flex max-w-prose flex-col gap-1 pl-6 last:mb-0';
  return ordered ? <ol className={className}>{lines}</ol> : <ul className={className}>{lines}</ul>;
}

function renderTable({ header, rows }: Tokens.Table, reference: RenderReference): ReactNode {
  const cell = (tag: 'td' | 'th', { tokens, align }: Tokens.TableCell) => {
    const className = `px-2 py-1 align-top ${align === 'right' ? 'text-right tabular-nums' : 'text-left'}`;
    return createElement(tag, { className }, renderTokens(tokens, reference));
  };
  const line = (tag: 'td' | 'th', cells: readonly Tokens.TableCell[]) => (
    <tr className="border-hairline border-b last:border-b-0">{inOrder(cells.map((each) => cell(tag, each)))}</tr>
  );
  return (
    <div className="mb-3 overflow-x-auto last:mb-0">
      <table className="border-collapse text-note">
        <thead>{line('th', header)}</thead>
        <tbody>{inOrder(rows.map((row) => line('td', row)))}</tbody>
      </table>
    </div>
  );
}

const NUMBER = /(\d+(?:\.\d+)*[a-z]?)/;
const CITATION = /(\(\d+(?:\.\d+)*[a-z]?(?:, \d+(?:\.\d+)*[a-z]?)*\))/;

/** Returns a text in which the numbers of `(9.3, 14.2)` are references. */
function withReferences(text: string, reference: RenderReference): ReactNode {
  const cited = (list: string) => list.split(NUMBER).map((part, i) => (i % 2 === 0 ? part : (reference(part) ?? part)));
  const parts = unescaped(text).split(CITATION);
  return inOrder(parts.flatMap((part, i) => (i % 2 === 0 ? [part] : cited(part))));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Returns a text of the lexer without its HTML escapes, because React escapes texts itself. */
function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}
