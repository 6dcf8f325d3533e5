import type { Json } from '@tessera/kernel';
import type { Me } from '@tessera/protocol';
import type { LocalTables } from '@tessera/table';
import type { Speech, Teller } from '@tessera/text';
import type { IconArt, KeyGroup } from '@tessera/ui';
import type { ReactNode } from 'react';
import type * as z from 'zod';

/** How the server's REST API is asked. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who somebody is to the server, and whether it answers at all. */
export interface Presence {
  readonly me: Me | undefined;
  readonly reach: 'unknown' | 'online' | 'offline';
}

/** What the client can do for a game's own code, whether or not it is drawn on a page. */
export interface ShellServices {
  /** Asks the server and reads the answer by its schema. Paths are those below `/api`. */
  request<T>(method: HttpMethod, path: string, answer: z.ZodType<T>, body?: unknown): Promise<T>;
  /** The same where the answer says nothing. */
  send(method: HttpMethod, path: string, body?: unknown): Promise<void>;
  /** Whether an error means that nobody answered. */
  isUnreachable(error: unknown): boolean;
  /** An error as a sentence in the language of the page. */
  messageOf(error: unknown): string;
  /** The matches of this device. */
  tables(): Promise<LocalTables>;
  /** Whether this device may have matches; asking needs none of their code. */
  hasTables(): boolean;
  presence(): Presence;
  /** What somebody without a name is called: "You". */
  ownName(): string;
  /** The game's texts in the language of the page as it is now. */
  speech(): Promise<Speech>;
}

/** Something loaded, and how far it is. */
export type Loaded<T> =
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
  /** As wide as it is high, for an icon alone. */
  readonly square?: boolean | undefined;
  readonly children?: ReactNode;
  /** The name, where the words on it say too little by themselves. */
  readonly label?: string | undefined;
}

/** What the client lends to a game's own page: services, navigation, and parts that only it has. */
export interface PageShell extends ShellServices {
  /** Goes to another page of the site. */
  go(address: string): Promise<void>;
  /** Starts a match against a bot as the home page does; its address. */
  playNow(options: Readonly<Record<string, string>>): Promise<string>;
  /** Tells that something was done. */
  done(title: string): void;
  /** Tells that something did not work, and why. */
  complain(error: unknown): void;
  /** How long ago that was, in words. */
  ago(time: number): string;
  /** What stands after the question mark of the address. */
  useSearch(): URLSearchParams;
  usePresence(): Presence;
  /** Loads something and says how far it is. `load` must be stable; `again` loads it anew without hiding what is there. */
  useLoaded<T>(load: () => Promise<T>): Loaded<T> & { again(): void };
  /** Lists these in the map of keys for as long as the page is on screen. `groups` must be stable. */
  useKeys(groups: readonly KeyGroup[]): void;
  /** A link to another page of the site. */
  Link(props: LinkProps): ReactNode;
  /** The same, looking like a button. */
  ButtonLink(props: ButtonLinkProps): ReactNode;
}

/** What a game's own page is drawn from. */
export interface PageProps {
  readonly shell: PageShell;
  /** The game's texts in the language of the page. */
  readonly speech: Speech;
  /** Puts the game's codes into words with them. */
  readonly teller: Teller;
}

/** What draws the input of an option that is more than a line to type. */
export interface OptionInputProps {
  /** What is chosen as the schema has it; nothing for none. */
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  readonly shell: PageShell;
  /** The game's texts in the language of the page. */
  readonly speech: Speech;
}
