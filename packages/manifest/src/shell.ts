import type { Json } from '@tessera/kernel';
import type { Me } from '@tessera/protocol';
import type { LocalTables, Table } from '@tessera/table';
import type { GameFormatter, Translator } from '@tessera/text';
import type { IconArt, KeyGroup } from '@tessera/ui';
import type { ReactNode } from 'react';
import type * as z from 'zod';

/** HTTP methods of the server's REST API. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The signed-in player, and whether the server is reachable. */
export interface Presence {
  readonly me: Me | undefined;
  readonly reach: 'unknown' | 'online' | 'offline';
}

/** Services of the client for a game's code, on a page or not. */
export interface ShellServices {
  /** Sends a request and validates the answer. Paths are relative to `/api`. */
  request<T>(method: HttpMethod, path: string, answer: z.ZodType<T>, body?: unknown): Promise<T>;
  /** Sends a request without an answer body. */
  send(method: HttpMethod, path: string, body?: unknown): Promise<void>;
  /** Whether an error means that the server was unreachable. */
  isUnreachable(error: unknown): boolean;
  /** Returns an error as a sentence in the language of the page. */
  messageOf(error: unknown): string;
  /** Opens a match of the server beside the one on the page, until the caller closes it. */
  openMatch(id: string): Promise<Table>;
  /** The matches of this device. */
  tables(): Promise<LocalTables>;
  /** Whether this device may have local matches; does not load their code. */
  hasTables(): boolean;
  presence(): Presence;
  /** The name of an anonymous player: "You". */
  ownName(): string;
  /** The game's texts in the current language of the page. */
  translator(): Promise<Translator>;
}

/** The state of an asynchronous load. */
export type Loadable<T> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'ready'; readonly value: T };

export interface LinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export interface ButtonLinkProps {
  readonly to: string;
  readonly tone?: 'act' | 'rest' | undefined;
  readonly small?: boolean | undefined;
  readonly icon?: IconArt | undefined;
  /** Whether it is square, for an icon alone. */
  readonly square?: boolean | undefined;
  readonly children?: ReactNode;
  /** The accessible name, when the visible text is not descriptive enough. */
  readonly label?: string | undefined;
}

/** The client's interface for a game's page: services, navigation and shared components. */
export interface PageShell extends ShellServices {
  /** Navigates to another page of the site. */
  go(address: string): Promise<void>;
  /** Starts a match against a bot, as the home page does; returns its URL. */
  playNow(options: Readonly<Record<string, string>>): Promise<string>;
  /** Shows a success message. */
  done(title: string): void;
  /** Shows an error message. */
  complain(error: unknown): void;
  /** Formats the time since then. */
  ago(time: number): string;
  /** Returns the query parameters of the URL. */
  useSearch(): URLSearchParams;
  usePresence(): Presence;
  /** Loads a value and tracks its state. `load` must be stable; `again` reloads it without hiding the current value. */
  useLoaded<T>(load: () => Promise<T>): Loadable<T> & { again(): void };
  /** Adds these shortcuts to the keyboard help while the page is shown. `groups` must be stable. */
  useKeys(groups: readonly KeyGroup[]): void;
  /** A link to another page of the site. */
  Link(props: LinkProps): ReactNode;
  /** A link styled as a button. */
  ButtonLink(props: ButtonLinkProps): ReactNode;
}

/** The props of a game's page. */
export interface PageProps {
  readonly shell: PageShell;
  /** The game's texts in the language of the page. */
  readonly translator: Translator;
  /** Formats the game's codes with those texts. */
  readonly formatter: GameFormatter;
}

/** The props of a custom option input. */
export interface OptionInputProps {
  /** The selected value as in the schema; undefined for none. */
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  readonly shell: PageShell;
  /** The game's texts in the language of the page. */
  readonly translator: Translator;
}
