import type { ReactNode } from 'react';
import { Mark } from '../states/Mark.tsx';

/** The title of the page, and its theme and size controls. */
export function Header({ children }: { readonly children?: ReactNode }) {
  return (
    <header className="col-span-12 grid items-center gap-x-8 gap-y-4 lg:grid-cols-[auto_1fr]">
      <div className="flex items-center gap-4">
        <Mark size={56} />
        <div>
          <h1 className="m-0 font-title text-display font-semibold">Tessera kit</h1>
          <p className="m-0 text-note text-muted">The parts of every table, shape first</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-6 lg:justify-end">
        <p className="m-0 flex items-baseline gap-3 font-semibold">
          <span className="text-note">13</span>
          <span className="text-body">15</span>
          <span className="text-lead">18</span>
          <span className="font-numeral text-title">24</span>
          <span className="font-numeral text-display">36</span>
        </p>
        {children}
      </div>
      <ul className="m-0 grid lg:col-span-2 list-none grid-cols-4 gap-2 sm:grid-cols-6 lg:grid-cols-12 p-0 text-note text-muted">
        {SWATCHES.map(([token, name]) => (
          <li key={token}>
            <i
              className="mb-1 block h-8 rounded-[6px] border border-hairline"
              style={{ background: `var(--${token})` }}
            />
            {name}
          </li>
        ))}
      </ul>
    </header>
  );
}

const SWATCHES = [
  ['table', 'Table'],
  ['surface', 'Surface'],
  ['raised', 'Raised'],
  ['control', 'Border'],
  ['ink', 'Text'],
  ['muted', 'Muted'],
  ['act', 'Act now'],
  ['ally', 'Ally'],
  ['enemy', 'Enemy'],
  ['good', 'Good'],
  ['magic', 'Magic'],
  ['seat-4', 'Seat 4'],
] as const;
