import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '@tessera/terminal';
import { record } from '@tessera/testkit';
import { register } from './register.ts';
import { game as template } from './template/src/index.ts';

/** Folder of the template: real code with tests that is copied as it is. */
const TEMPLATE = 'apps/cli/src/newGame/template';

/** Folder and files of a new game. */
export interface WrittenGame {
  readonly folder: string;
  /** All written or changed files, relative to the root of the workspace. */
  readonly files: readonly string[];
}

/** Writes the folder of a new game, which passes every test, and adds the game to the registry. */
export function writeGame(root: string, id: string): WrittenGame {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    throw new UsageError('bad-operands', `"${id}" is no id of a game: write lower-case words joined by dashes.`);
  }
  const folder = `games/${id}`;
  if (existsSync(join(root, folder)) || existsSync(join(root, 'examples', id))) {
    throw new UsageError('not-empty', `There is already a folder for ${id}.`);
  }
  const written = [
    ...templateFiles(root).map(([path, text]) => [`${folder}/${path}`, renamed(text, id)] as const),
    [`${folder}/playthroughs/first.txt`, record({ ...template, id }, { seed: 'first' })] as const,
    [`${folder}/package.json`, packageJson(id)] as const,
    [`${folder}/tsconfig.json`, tsconfig()] as const,
    [`${folder}/README.md`, readme(id)] as const,
    ...register(root, id),
  ];
  for (const [path, text] of written) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { folder, files: written.map(([path]) => path) };
}

/** Returns a title for an id: `hex-chess` becomes `Hex Chess`. */
function titleOf(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function templateFiles(root: string): readonly (readonly [string, string])[] {
  const home = join(root, TEMPLATE);
  return readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.txt'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(home.length + 1))
    .sort()
    .map((path) => [path, readFileSync(join(home, path), 'utf8')]);
}

function renamed(text: string, id: string): string {
  return text
    .replaceAll("'pebbles'", `'${id}'`)
    .replaceAll('"game": "pebbles"', `"game": "${id}"`)
    .replaceAll("'games/pebbles'", `'games/${id}'`)
    .replaceAll(/name: '(?:Pebbles|Kiesel)'/g, `name: '${titleOf(id)}'`);
}

function packageJson(id: string): string {
  const at = (path: string) => ({
    '@tessera/source': `./${path}.ts`,
    types: `./dist/${path}.d.ts`,
    default: `./dist/${path}.js`,
  });
  const document = {
    name: `@tessera/${id}`,
    version: '0.1.0',
    description: titleOf(id),
    license: 'MIT',
    type: 'module',
    exports: { '.': at('src/index'), './manifest': at('manifest') },
    files: ['dist'],
    dependencies: { '@tessera/kernel': '*', '@tessera/manifest': '*', '@tessera/text': '*', zod: '^4.6.7' },
    devDependencies: { '@tessera/testkit': '*' },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function tsconfig(): string {
  const references = ['kernel', 'text', 'manifest'].map(
    (name) => `    {\n      "path": "../../packages/${name}"\n    }`,
  );
  return `{
  "extends": "../../tsconfig.base.json",
  "compilerOptions": {
    "rootDir": ".",
    "outDir": "dist"
  },
  "include": ["src", "texts", "manifest.ts"],
  "exclude": ["**/*.test.ts", "dist"],
  "references": [
${references.join(',\n')}
  ]
}
`;
}

function readme(id: string): string {
  return `# ${titleOf(id)}

| rule | file |
| --- | --- |
| options, state, actions, events | \`src/state.ts\` |
| taking pebbles | \`src/take.ts\` |
| setup and the end | \`src/game.ts\` |
| texts | \`texts/en/index.ts\`, \`texts/de/index.ts\`; names of parameters in \`src/messageFormat.ts\` |

\`\`\`
npx tessera play ${id} --bots mcts
\`\`\`
`;
}
