import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { findChromium } from '../../../../scripts/provision.mjs';
import { ServerProcess } from '../../../server/test/support/serverProcess.ts';
import { Visitor } from './visitor.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The built server with the built client, and a browser to visit it with. */
export class Site {
  readonly server: ServerProcess;
  readonly #browser: Browser;
  readonly #visitors: Visitor[] = [];

  private constructor(server: ServerProcess, browser: Browser) {
    this.server = server;
    this.#browser = browser;
  }

  static async open(settings: Readonly<Record<string, string>> = {}): Promise<Site> {
    const executablePath = findChromium();
    if (executablePath === undefined)
      throw new Error('There is no Chromium here; scripts/provision.mjs says how to get it');
    // Bots answer at once: tests have seen enough of their thinking.
    const server = await ServerProcess.start({ TESSERA_BOT_DELAY_MS: '0', ...settings });
    return new Site(server, await chromium.launch({ executablePath, args: FLAGS }));
  }

  get url(): string {
    return this.server.url;
  }

  /** Somebody new with a browser of their own: no cookies, nothing stored. */
  async visitor(name: string, options: BrowserContextOptions = {}): Promise<Visitor> {
    const context = await this.#browser.newContext({
      baseURL: this.url,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      ...options,
    });
    const visitor = new Visitor(name, context, await context.newPage());
    this.#visitors.push(visitor);
    return visitor;
  }

  /** Sends the visitors home; fails if any of their pages had an error that nobody caught. */
  async leave(): Promise<void> {
    const errors = this.#visitors.flatMap((visitor) => visitor.errors.map((error) => `${visitor.name}: ${error}`));
    await Promise.all(this.#visitors.splice(0).map(({ context }) => context.close()));
    if (errors.length > 0) throw new Error(`Errors on the page:\n${errors.join('\n')}`);
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.server.stop();
  }
}
