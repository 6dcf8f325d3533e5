// Lists the components of the tables, pages, the web client and the UI kit by their number of lines.
//   node scripts/componentSize.mjs           prints the components above the maximum
//   node scripts/componentSize.mjs --write   regenerates the allow list. It may only shrink: a component that is new there or has
//                                            grown is refused. A component that moved to another file keeps its entry.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { root } from './setup.mjs';

/** Maximum number of lines of a component. */
export const MAX_COMPONENT_LINES = 120;
/** Components above the maximum, as `<file>#<name>` with their present number of lines. */
const ALLOW_LIST = 'scripts/componentSize.json';

const FOLDERS = [
  ...['table', 'pages'].flatMap((part) => workspaces('games').map((game) => `${game}/${part}`)),
  ...workspaces('examples').map((example) => `${example}/table`),
  'apps/web/src',
  'packages/ui',
];
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** Returns the components above the maximum, the longest first, as `{ id, lines }`. */
export function longComponents() {
  return sources()
    .flatMap((file) => componentsIn(file, readFileSync(join(root, file), 'utf8')))
    .filter(({ lines }) => lines > MAX_COMPONENT_LINES)
    .sort((a, b) => b.lines - a.lines || a.id.localeCompare(b.id));
}

/** Returns the components of the allow list with their permitted number of lines. */
export function allowList() {
  return JSON.parse(readFileSync(join(root, ALLOW_LIST), 'utf8'));
}

/** Splits long components into the next allow list and those that the present one does not permit, in any file. */
export function nextAllowList(long, allowed) {
  const nameOf = (id) => id.split('#')[1];
  const isPermitted = ({ id, lines }) =>
    Object.entries(allowed).some(([old, most]) => nameOf(old) === nameOf(id) && lines <= most);
  const kept = long.filter(isPermitted).map(({ id, lines }) => [id, lines]);
  return { next: Object.fromEntries(kept.sort()), refused: long.filter((one) => !isPermitted(one)) };
}

/** Returns the components of a source text: named functions that return JSX themselves, not in a nested function. */
export function componentsIn(file, text) {
  const starts = [...text.matchAll(/^/gm)].map(({ index }) => index);
  const lineAt = (offset) => starts.findLastIndex((start) => start <= offset) + 1;
  return functionsIn(parseSync(file, text).program)
    .filter(({ name, node }) => name !== undefined && returnsJsx(node))
    .map(({ name, node }) => ({ id: `${file}#${name}`, lines: lineAt(node.end) - lineAt(node.start) + 1 }));
}

/** Returns all functions below a node with their names: their own, or that of the variable or property. */
function functionsIn(node, given) {
  if (node === null || typeof node !== 'object') return [];
  if (FUNCTIONS.has(node.type)) {
    return [{ name: node.id?.name ?? given, node }, ...childrenOf(node).flatMap((child) => functionsIn(child))];
  }
  const name = nameGivenBy(node, given);
  return childrenOf(node).flatMap((child) => functionsIn(child, name));
}

function nameGivenBy(node, given) {
  if (node.type === 'VariableDeclarator') return node.id.name;
  if (node.type === 'Property') return node.key.name;
  if (node.type === 'ExportDefaultDeclaration') return 'default';
  // `memo(…)` passes the name on; a method such as `rows.map(…)` does not.
  return node.type === 'CallExpression' && node.callee.type === 'Identifier' ? given : undefined;
}

function returnsJsx({ type, body }) {
  return (type === 'ArrowFunctionExpression' && isJsx(body)) || hasJsxReturn(body);
}

function hasJsxReturn(node) {
  if (node === null || typeof node !== 'object' || FUNCTIONS.has(node.type)) return false;
  return (node.type === 'ReturnStatement' && isJsx(node.argument)) || childrenOf(node).some(hasJsxReturn);
}

function childrenOf(node) {
  return Object.values(node).flatMap((value) => value ?? []);
}

/** Checks whether an expression may evaluate to JSX. */
function isJsx(node) {
  if (!node) return false;
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return true;
  if (node.type === 'ParenthesizedExpression') return isJsx(node.expression);
  if (node.type === 'ConditionalExpression') return isJsx(node.consequent) || isJsx(node.alternate);
  // For example a portal.
  if (node.type === 'CallExpression') return node.arguments.some(isJsx);
  if (node.type === 'LogicalExpression') return isJsx(node.left) || isJsx(node.right);
  return false;
}

function workspaces(folder) {
  return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
}

function sources() {
  return FOLDERS.flatMap((folder) =>
    entriesOf(folder)
      .filter((path) => path.endsWith('.tsx') && !/\.test\.tsx$|(?:^|\/)(?:dist|node_modules)\//.test(path))
      .map((path) => `${folder}/${path}`),
  );
}

function entriesOf(folder) {
  try {
    return readdirSync(join(root, folder), { recursive: true });
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const long = longComponents();
  for (const { id, lines } of long) console.log(`${lines} ${id}`);
  console.log(`${long.length} components above ${MAX_COMPONENT_LINES} lines`);
  if (process.argv.includes('--write')) {
    const { next, refused } = nextAllowList(long, allowList());
    writeFileSync(join(root, ALLOW_LIST), `${JSON.stringify(next, null, 2)}\n`);
    for (const { id, lines } of refused) console.error(`not permitted: ${id} with ${lines} lines`);
    if (refused.length > 0) process.exitCode = 1;
  }
}
