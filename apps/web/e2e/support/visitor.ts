import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { NOWHERE } from './browser.ts';

const SCREENSHOTS = process.env.TESSERA_SCREENSHOTS;

/** Somebody who looks at the site in a browser of their own. */
export class Visitor {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong on the page and was not caught, and what was written to its console as an error. */
  readonly errors: string[] = [];
  /** Every text that came over a web socket. */
  readonly frames: string[] = [];
  #isOffline = false;

  constructor(name: string, context: BrowserContext, page: Page) {
    this.name = name;
    this.context = context;
    this.page = page;
    page.on('pageerror', (error) => this.errors.push(error.stack ?? error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !this.#isExpected(message)) this.errors.push(message.text());
    });
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        this.frames.push(payload.toString());
      }),
    );
  }

  /** Becomes known here under a name. */
  async isCalled(name: string): Promise<void> {
    const { request } = this.context;
    await request.get('/api/me');
    const renamed = await request.patch('/api/me', { data: { name }, headers: { 'x-tessera': '1' } });
    if (!renamed.ok()) throw new Error(`No such name: ${await renamed.text()}`);
  }

  /** Goes on as somebody who has been here before, by their cookie. */
  async becomes(cookie: string, url: string): Promise<void> {
    const [name = '', value = ''] = cookie.split('=', 2);
    await this.context.addCookies([{ name, value, url }]);
  }

  /** From now on it is no mistake that the server cannot be reached. */
  expectOffline(): void {
    this.#isOffline = true;
  }

  /** Has chosen some settings before. */
  async prefers(settings: Readonly<Record<string, unknown>>): Promise<void> {
    const kept = JSON.stringify({ state: settings, version: 0 });
    await this.page.goto(NOWHERE);
    await this.page.evaluate(`localStorage.setItem('tessera.settings', ${JSON.stringify(kept)})`);
  }

  /** A picture of the page, where pictures are wanted. */
  async picture(title: string): Promise<void> {
    if (SCREENSHOTS === undefined || SCREENSHOTS === '') return;
    mkdirSync(SCREENSHOTS, { recursive: true });
    await this.page.screenshot({ path: join(SCREENSHOTS, `${title}.png`) });
  }

  /**
   * Chromium itself writes an error for every request that fails: a page without a server has some, and beside a file that is no
   * page of the site it looks for an icon of its own accord.
   */
  #isExpected(message: ConsoleMessage): boolean {
    if (message.location().url.endsWith('/favicon.ico')) return true;
    return this.#isOffline && /Failed to load resource|WebSocket connection/.test(message.text());
  }
}
