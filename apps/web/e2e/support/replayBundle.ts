import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { clientOnly, rulesOnly } from '../../build/without.ts';

const ENTRY = fileURLToPath(new URL('./replayPage.ts', import.meta.url));

/**
 * Builds `replayPage.ts` with all rules as one script for a page. It is bundled like the client, without Node modules.
 */
export async function replayBundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [clientOnly(), rulesOnly()],
    resolve: { conditions: ['@tessera/source', 'module', 'browser', 'development|production'] },
    build: {
      write: false,
      target: 'es2022',
      // Readable names in stack traces matter more than size.
      minify: false,
      lib: { entry: ENTRY, formats: ['es'], fileName: 'replay' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const script = output && 'output' in output ? output.output.find(({ type }) => type === 'chunk') : undefined;
  if (script?.type !== 'chunk') throw new Error('There is no script in the bundle');
  return script.code;
}
