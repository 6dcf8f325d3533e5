import { Fragment, type ReactNode, useSyncExternalStore } from 'react';
import { TextButton } from '../controls/TextButton.tsx';
import { withDice } from './diceText.tsx';

/** Opens a rule of the table's game, and names the button that does. */
export interface RuleLinks {
  label(number: string): string;
  open(number: string): void;
}

let links: RuleLinks | undefined;
const listeners = new Set<() => void>();

/** Makes rule numbers in sentences open their rule; undefined where there is no rulebook. */
export function provideRuleLinks(next: RuleLinks | undefined): void {
  links = next;
  for (const listener of listeners) listener();
}

/** A list of cited sections, such as `R 9.3` or `R 9.3, 14.2`. The first group is the list without the letter. */
const CITED = /\bR (\d+(?:\.\d+)*[a-z]?(?:, \d+(?:\.\d+)*[a-z]?)*)/;

/** Renders a sentence of a game: die faces as dice, cited rule numbers as links. Other nodes are left as they are. */
export function sentence(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !CITED.test(text)) return withDice(text);
  return text.split(CITED).map((part, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no id but their order.
    <Fragment key={n}>{n % 2 === 0 ? withDice(part) : <Cited list={part} />}</Fragment>
  ));
}

function Cited({ list }: { readonly list: string }) {
  const now = useSyncExternalStore(subscribe, current, current);
  if (!now) return `R ${list}`;
  return list.split(', ').map((number, n) => (
    <Fragment key={number}>
      {n === 0 ? 'R ' : ', '}
      <TextButton
        aria-label={now.label(number)}
        // A sentence may stand in a row that is pressed as a whole.
        onClick={(event) => {
          event.stopPropagation();
          now.open(number);
        }}
      >
        {number}
      </TextButton>
    </Fragment>
  ));
}

function current(): RuleLinks | undefined {
  return links;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
