import { inject } from 'vitest';
import { ServerProcess } from '../../../server/test/support/serverProcess.ts';
import { endContexts, openWindow, type VisitorOptions } from './browser.ts';
import { EQUAL_MATCHES } from './sharedServer.ts';
import { Visitor } from './visitor.ts';

/** The built server with the built client, and browsers that visit it. */
export class Site {
  readonly #own: ServerProcess | undefined;
  readonly #visitors: { readonly visitor: Visitor; close(): Promise<void> }[] = [];

  private constructor(own?: ServerProcess) {
    this.#own = own;
  }

  /** Uses the shared server, or with settings a separate one, which may be stopped. */
  static async open(settings?: Readonly<Record<string, string>>): Promise<Site> {
    if (!settings) return new Site();
    // A busy machine is not a hang of the rules.
    const patient = { TESSERA_BOT_DELAY_MS: '0', TESSERA_HOST_TIMEOUT_MS: '60000' };
    return new Site(await ServerProcess.start({ ...EQUAL_MATCHES, ...patient, ...settings }));
  }

  get url(): string {
    return this.#own?.url ?? inject('sharedUrl');
  }

  get server(): ServerProcess {
    if (!this.#own) throw new Error('The server is not this file’s alone');
    return this.#own;
  }

  /** Opens a browser without cookies or storage for a new visitor. */
  async visitor(name: string, options: VisitorOptions = {}): Promise<Visitor> {
    const { context, page, close } = await openWindow(this.url, options);
    const visitor = new Visitor(name, context, page);
    this.#visitors.push({ visitor, close });
    return visitor;
  }

  /** Closes the visitors' pages. Fails if any page had an uncaught error. */
  async leave(): Promise<void> {
    const gone = this.#visitors.splice(0);
    const errors = gone.flatMap(({ visitor }) => visitor.errors.map((error) => `${visitor.name}: ${error}`));
    await Promise.all(gone.map(({ close }) => close()));
    if (errors.length > 0) throw new Error(`Errors on the page:\n${errors.join('\n')}`);
  }

  async close(): Promise<void> {
    if (!this.#own) return;
    await endContexts(this.url);
    await this.#own.stop();
  }
}
