import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtFiles } from './build/builtFiles.ts';
import { compressionPlugin } from './build/compressionPlugin.ts';
import { clientOnly, rulesOnly } from './build/without.ts';

/** Address of the development server, to which the dev client proxies. */
const SERVER = 'http://localhost:4600';

const SERVICE_WORKER = 'sw';

const RULEBOOK = /[\\/](?:games|examples)[\\/]([^\\/]+)[\\/]rules[\\/]([^\\/]+)[\\/][^\\/]+\.md/;

function bookChunk(id: string): string {
  const [, game, language] = RULEBOOK.exec(id) ?? [];
  return `rulebook-${game}-${language}`;
}

/**
 * Chunks of the first load. React is a separate chunk: it changes rarely and stays cached. The shell is one file
 * instead of forty small ones. Modules that the home page loads later are not part of it.
 */
const CHUNKS = [
  { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 },
  // One file per rulebook and language, loaded when a reader opens it.
  { name: bookChunk, debugName: 'rulebook', test: RULEBOOK, priority: 2 },
  {
    name: 'shell',
    test: /[\\/]apps[\\/]web[\\/]src[\\/](?:shell|home|live|api|i18n|games)[\\/](?!Palette|KeyMap|ChangeMenu|de\b|gameInfo|gameForm|lobbyLine|Reminders)|[\\/](?:games|examples)[\\/][^\\/]+[\\/]manifest\.ts|[\\/]packages[\\/](?:text|manifest)[\\/]src[\\/](?!rulebook)/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [react(), tailwind(), clientOnly(), builtFiles({ worker: `${SERVICE_WORKER}.js` }), compressionPlugin()],
  resolve: {
    // Workspace packages are bundled from their sources, so that a build of the client does not need their builds.
    conditions: ['@tessera/source', 'module', 'browser', 'development|production'],
    // Game tables must use the shell's copy of React: contexts live in it.
    dedupe: ['react', 'react-dom'],
  },
  server: {
    proxy: { '/api': SERVER, '/socket.io': { target: SERVER, ws: true } },
  },
  preview: {
    proxy: { '/api': SERVER, '/socket.io': { target: SERVER, ws: true } },
  },
  worker: { format: 'es', plugins: () => [clientOnly(), rulesOnly()] },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // Chunks with the content of a game are large; `scripts/size.mjs` limits the first load.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: {
      input: { index: 'index.html', [SERVICE_WORKER]: 'src/serviceWorker/main.ts' },
      output: {
        // The address of a service worker must be the same in every build.
        entryFileNames: ({ name }) => (name === SERVICE_WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: CHUNKS },
      },
      // Schemas are built by calls, which look like side effects. The packages have none.
      treeshake: {
        moduleSideEffects: [
          {
            test: /[\\/]packages[\\/](kernel|text|manifest|protocol|table|ui|bots|room)[\\/]src[\\/].*\.tsx?$/,
            sideEffects: false,
          },
        ],
      },
    },
  },
});
