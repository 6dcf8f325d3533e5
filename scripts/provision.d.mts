/** A program that tests use and npm does not bring. */
export type Program = 'chromium' | 'postgres' | 'redis';

/** What was found, where; a sentence for each that is missing; and whether that is a failure here. */
export interface Provision {
  readonly found: Readonly<Partial<Record<Program, string>>>;
  readonly problems: readonly string[];
  readonly failed: boolean;
}

export function provision(wish: { readonly need: readonly Program[] }): Provision;
export function findProgram(name: Program): string | undefined;
export function sentence(name: Program): string;
export function findChromium(): string | undefined;
