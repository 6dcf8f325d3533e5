import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { NOWHERE } from './browser.ts';

const SCREENSHOTS = process.env.TESSERA_SCREENSHOTS;

/** Visitor of the site with a separate browser context. */
export class Visitor {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Uncaught errors of the page and error messages of its console. */
  readonly errors: string[] = [];
  /** Text frames received over WebSockets. */
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

  /** Sets the visitor's name. */
  async isCalled(name: string): Promise<void> {
    const { request } = this.context;
    await request.get('/api/me');
    const renamed = await request.patch('/api/me', { data: { name }, headers: { 'x-tessera': '1' } });
    if (!renamed.ok()) throw new Error(`No such name: ${await renamed.text()}`);
  }

  /** Continues as an existing player, by their cookie. */
  async becomes(cookie: string, url: string): Promise<void> {
    const [name = '', value = ''] = cookie.split('=', 2);
    await this.context.addCookies([{ name, value, url }]);
  }

  /** Tolerates an unreachable server from now on. */
  expectOffline(): void {
    this.#isOffline = true;
  }

  /** Stores settings before the site is opened. */
  async prefers(settings: Readonly<Record<string, unknown>>): Promise<void> {
    const kept = JSON.stringify({ state: settings, version: 0 });
    await this.page.goto(NOWHERE);
    await this.page.evaluate(`localStorage.setItem('tessera.settings', ${JSON.stringify(kept)})`);
  }

  /** Takes a screenshot when screenshots are enabled. */
  async picture(title: string): Promise<void> {
    if (SCREENSHOTS === undefined || SCREENSHOTS === '') return;
    mkdirSync(SCREENSHOTS, { recursive: true });
    await this.page.screenshot({ path: join(SCREENSHOTS, `${title}.png`) });
  }

  /**
   * Chromium logs an error for every failed request. They are expected without a server, and for the icon it requests
   * beside a plain file.
   */
  #isExpected(message: ConsoleMessage): boolean {
    if (message.location().url.endsWith('/favicon.ico')) return true;
    return this.#isOffline && /Failed to load resource|WebSocket connection/.test(message.text());
  }
}
