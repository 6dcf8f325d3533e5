// Finds tests whose assertions are all in loops over a possibly empty list: such a test may pass without an assertion.
import { parseAst } from 'vitest/node';

const LOOPS = ['ForOfStatement', 'ForInStatement', 'ForStatement', 'WhileStatement'];
const ITERATING_METHODS = ['forEach', 'map', 'flatMap', 'filter', 'every', 'some', 'reduce'];
/** Methods whose result has a member if their object has one. */
const KEEPING_METHODS = [
  'map',
  'entries',
  'keys',
  'values',
  'toSorted',
  'sort',
  'toReversed',
  'concat',
  'split',
  'parse',
];
const WRAPPERS = /^(TS(As|Satisfies|NonNull)|Parenthesized|Await|Chain)Expression$/;

/**
 * Returns the loops of a test file that contain all assertions of their test and whose list may be empty. A list is
 * known to be non-empty if it is a literal in the file, or if `nonEmpty(list)` checks it. A property of fast-check counts as an assertion
 * outside of a loop, because its lists are generated.
 */
export function assertingLoops(source, file) {
  const program = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file);
  const nodes = nodesIn(program);
  const scope = scopeOf(nodes);
  return nodes
    .filter(isTestCall)
    .flatMap((call) => loopsOf(call, scope))
    .map((loop) => {
      const { start, end } = listOf(loop);
      return { line: source.slice(0, start).split('\n').length, list: source.slice(start, end) };
    });
}

/** Returns the loops around the assertions of a test; none if an assertion is outside of them. */
function loopsOf(call, scope) {
  const body = call.arguments.findLast(isFunction)?.body;
  if (body === undefined) return [];
  const loops = new Set();
  const visit = (node, loop) => {
    if (isFunction(node) && scope.declared.some(({ value }) => value === node)) return;
    if (isAssertion(node, scope) || isProperty(node)) loops.add(loop);
    const inner = isLoop(node) && !isFull(listOf(node), scope) ? node : loop;
    for (const child of childrenOf(node)) visit(child, child === node.right || child === node.callee ? loop : inner);
  };
  visit(body, undefined);
  return loops.has(undefined) ? [] : [...loops];
}

/** Returns the constants and functions of a file, and the names of its functions with assertions. */
function scopeOf(nodes) {
  const declared = nodes.flatMap((node) => {
    if (node.type === 'FunctionDeclaration') return [{ name: node.id.name, value: node }];
    return node.type === 'VariableDeclarator' && node.init ? [{ name: node.id.name, value: node.init }] : [];
  });
  const scope = { declared, asserting: new Set() };
  const isNew = ({ name, value }) =>
    !scope.asserting.has(name) && isFunction(value) && nodesIn(value.body).some((node) => isAssertion(node, scope));
  for (let found = declared.filter(isNew); found.length > 0; found = declared.filter(isNew))
    for (const { name } of found) scope.asserting.add(name);
  return scope;
}

/** Tells whether a node calls `expect`, a function whose name starts with it, or a function of the file with assertions. */
function isAssertion(node, { asserting }) {
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  const name = callee.type === 'MemberExpression' ? callee.object.name : callee.name;
  return /^(expect|assert)/.test(name ?? '') || asserting.has(callee.name);
}

/** Tells whether a list is known to be non-empty. */
function isFull(wrapped, scope, depth = 0) {
  const node = unwrapped(wrapped);
  const isSure = (inner) => depth < 10 && inner !== undefined && isFull(inner, scope, depth + 1);
  const hasSure = (items) => items.some((item) => item.type !== 'SpreadElement' || isSure(item.argument));
  switch (node?.type) {
    case 'ArrayExpression':
      return hasSure(node.elements);
    case 'ObjectExpression':
      return hasSure(node.properties);
    case 'Literal':
      return node.value === true || node.value > 0 || node.value?.length > 0;
    case 'BinaryExpression':
      return isSure(node.right);
    case 'ConditionalExpression':
      return isSure(node.consequent) && isSure(node.alternate);
    case 'Identifier':
      return isSure(declarationOf(node, scope));
    case 'NewExpression':
      return isSure(node.arguments[0]);
    case 'CallExpression':
      return isFullCall(node, isSure);
    default:
      return false;
  }
}

/** Returns the nearest declaration of a name before its use, or else after it. */
function declarationOf({ name, start }, { declared }) {
  const named = declared.filter((one) => one.name === name).map(({ value }) => value);
  return named.findLast((value) => value.start < start) ?? named[0];
}

function isFullCall({ callee, arguments: [first] }, isSure) {
  if (callee.name === 'nonEmpty') return true;
  if (callee.type !== 'MemberExpression') return false;
  const { object, property } = callee;
  if (object.name === 'Object' || property.name === 'min') return isSure(first);
  if (object.name === 'Array')
    return isSure(first?.properties?.find(({ key }) => key.name === 'length')?.value ?? first);
  return KEEPING_METHODS.includes(property.name) && isSure(object);
}

/** Returns the list or the condition of a loop. */
function listOf(loop) {
  return loop.right ?? loop.test ?? loop.callee?.object;
}

function isLoop(node) {
  if (LOOPS.includes(node.type)) return true;
  const isMethod = node.type === 'CallExpression' && ITERATING_METHODS.includes(node.callee.property?.name);
  return isMethod && node.arguments.some(isFunction);
}

function isProperty(node) {
  return node.type === 'CallExpression' && ['property', 'asyncProperty'].includes(node.callee.property?.name);
}

/** Tells whether a node is `test(...)`, `it(...)`, `test.each(...)(...)` or similar. */
function isTestCall(node) {
  if (node.type !== 'CallExpression') return false;
  let { callee } = node;
  while (callee.type === 'MemberExpression' || callee.type === 'CallExpression')
    callee = callee.object ?? callee.callee;
  return callee.name === 'test' || callee.name === 'it';
}

function isFunction(node) {
  return /Function/.test(node.type);
}

function unwrapped(node) {
  return node !== undefined && WRAPPERS.test(node.type) ? unwrapped(node.expression ?? node.argument) : node;
}

function nodesIn(node, found = []) {
  found.push(node);
  for (const child of childrenOf(node)) nodesIn(child, found);
  return found;
}

function childrenOf(node) {
  return Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === 'string');
}
