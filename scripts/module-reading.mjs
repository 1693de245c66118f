// Reads a TypeScript module into what the rule index asks of it: what it takes and gives, and for each thing declared at its top,
// which rules it cites and how it uses the other things.
import { parseAst } from 'vite';

/** Wrappers that leave a value as it is. */
const TRANSPARENT = new Set(['TSNonNullExpression', 'TSAsExpression', 'TSSatisfiesExpression', 'ChainExpression']);
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const SCOPES = new Set([
  ...FUNCTIONS,
  'BlockStatement',
  'ForStatement',
  'ForOfStatement',
  'ForInStatement',
  'CatchClause',
]);

const RULE_ID = /^[\w.-]+(?:\/[\w.-]+){2,}$/;

const nameOf = (node) => node?.name ?? node?.value;

/** The nodes below a node, types left out unless they are wanted. */
function below(node) {
  const found = [];
  for (const key in node) {
    const child = node[key];
    if (Array.isArray(child)) {
      for (const one of child) if (typeof one?.type === 'string') found.push([key, one]);
    } else if (typeof child?.type === 'string') found.push([key, child]);
  }
  return found;
}

/** The names that a pattern binds. */
function* bound(pattern) {
  if (pattern === null || pattern === undefined) return;
  if (pattern.type === 'Identifier') yield pattern.name;
  else if (pattern.type === 'AssignmentPattern') yield* bound(pattern.left);
  else if (pattern.type === 'RestElement') yield* bound(pattern.argument);
  else if (pattern.type === 'ArrayPattern') for (const one of pattern.elements) yield* bound(one);
  else if (pattern.type === 'ObjectPattern') for (const one of pattern.properties) yield* bound(one.value ?? one);
}

function* declaredBy(statement) {
  if (statement?.type === 'VariableDeclaration') for (const one of statement.declarations) yield* bound(one.id);
  else if (statement?.type === 'FunctionDeclaration' || statement?.type === 'ClassDeclaration') yield statement.id.name;
}

/** The names that a scope of its own declares. */
function namesIn(node) {
  const names = new Set();
  const add = (found) => {
    for (const name of found) names.add(name);
  };
  for (const one of node.params ?? []) add(bound(one));
  if (node.type === 'FunctionExpression' && node.id) names.add(node.id.name);
  if (node.type === 'CatchClause') add(bound(node.param));
  if (node.type === 'BlockStatement') for (const one of node.body) add(declaredBy(one));
  add(declaredBy(node.init ?? node.left));
  return names;
}

/** A step from a value into it: the name of a member, or `*` where only the running program knows. */
function memberStep({ computed, property }) {
  if (!computed) return property.name;
  return property.type === 'Literal' ? String(property.value) : '*';
}

/** The step that a parent takes from its child, null where it only wraps it, undefined where it takes none. */
function stepOf(parent, child) {
  if (TRANSPARENT.has(parent.type)) return null;
  if (parent.type === 'MemberExpression' && parent.object === child) return memberStep(parent);
  if (parent.type !== 'CallExpression' || parent.callee !== child) return undefined;
  const [first] = parent.arguments;
  return { call: first?.type === 'Literal' ? String(first.value) : '*' };
}

/** How an identifier is used: the steps taken from it, and what becomes of the value at their end. */
function usageOf(name, node, parents) {
  const steps = [];
  let child = node;
  for (let i = parents.length - 1; i >= 0; i -= 1) {
    const parent = parents[i];
    const step = stepOf(parent, child);
    if (step === undefined) return { name, steps, ...endOf(parent, child) };
    if (step !== null) steps.push(step);
    child = parent;
  }
  return { name, steps, end: 'value' };
}

function endOf(parent, child) {
  if (parent.type === 'SpreadElement') return { end: 'spread' };
  if (parent.type === 'CallExpression' && parent.callee.type === 'Identifier') return { end: 'argument' };
  if (parent.type !== 'VariableDeclarator' || parent.init !== child) return { end: 'value' };
  if (parent.id.type === 'Identifier') return { end: 'bound', to: parent.id.name };
  if (parent.id.type !== 'ObjectPattern') return { end: 'value' };
  return { end: 'taken', keys: parent.id.properties.map((one) => (one.key ? nameOf(one.key) : '*')) };
}

/** Where in a literal a string stands, as the steps to it; null if code stands between. `#`: any element of an array. */
function pathTo(parents, literal) {
  const path = [];
  for (const [i, node] of parents.entries()) {
    const child = parents[i + 1] ?? literal;
    if (node.type === 'Property' && node.value === child) path.push(node.computed ? '*' : String(nameOf(node.key)));
    else if (node.type === 'ArrayExpression') path.push('#');
    else if (node.type !== 'ObjectExpression' && !TRANSPARENT.has(node.type)) return null;
  }
  return path;
}

const literalText = (node) => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateLiteral' && node.quasis.length === 1 ? node.quasis[0].value.cooked : null;
};

/** Is the identifier a name only: of a member, of a property, of a binding? */
function isLabel(node, parent) {
  if (parent === undefined) return false;
  if (parent.type === 'MemberExpression') return parent.property === node && !parent.computed;
  if (parent.type === 'Property') return parent.key === node && !parent.computed && !parent.shorthand;
  if (parent.type === 'VariableDeclarator' || FUNCTIONS.has(parent.type)) return parent.id === node;
  return /^(?:MethodDefinition|PropertyDefinition|LabeledStatement)$/.test(parent.type) && parent.key === node;
}

/** Notes that `x.rule` is read, and by which name. */
function noteReading(found, node, parents) {
  const parent = parents.at(-1);
  if (node.type === 'MemberExpression' && memberStep(node) === 'rule') {
    found.readsRule = true;
    if (node.object.type === 'Identifier') found.rulesOf.add(node.object.name);
  }
  if (node.type !== 'ObjectPattern' || !node.properties.some(({ key }) => key && nameOf(key) === 'rule')) return;
  found.readsRule = true;
  if (parent?.type === 'VariableDeclarator' && parent.init?.type === 'Identifier') found.rulesOf.add(parent.init.name);
}

function visit(found, node, parents, scopes) {
  const text = literalText(node);
  if (text !== null) {
    found.words.add(text);
    if (RULE_ID.test(text)) found.cites.push({ id: text, path: pathTo(parents, node) });
  }
  noteReading(found, node, parents);
  if (node.type === 'Identifier' && !isLabel(node, parents.at(-1)) && !scopes.some((names) => names.has(node.name)))
    found.uses.push(usageOf(node.name, node, parents));
  const inner = SCOPES.has(node.type) ? [...scopes, namesIn(node)] : scopes;
  parents.push(node);
  for (const [key, child] of below(node)) {
    if (isType(key, child)) noteWords(found, child);
    else visit(found, child, parents, inner);
  }
  parents.pop();
}

const isType = (key, { type }) =>
  (type.startsWith('TS') && !TRANSPARENT.has(type)) || /^(?:typeAnnotation|typeArguments|typeParameters)$/.test(key);

/** A union of literals names what it admits. */
function noteWords(found, node) {
  const text = literalText(node);
  if (text !== null) found.words.add(text);
  for (const [, child] of below(node)) noteWords(found, child);
}

/** A row looked up and given back as it is: `(id) => TABLE[id]`. */
function isLookup(node) {
  if (!node || !FUNCTIONS.has(node.type)) return false;
  const [first, ...more] = node.body.type === 'BlockStatement' ? node.body.body : [{ argument: node.body }];
  let given = more.length === 0 ? first?.argument : null;
  while (given && TRANSPARENT.has(given.type)) given = given.expression;
  return given?.type === 'MemberExpression';
}

function describe(name, node) {
  const kind = node && (FUNCTIONS.has(node.type) || node.type === 'ClassDeclaration') ? 'code' : 'data';
  const found = { name, kind, lookup: isLookup(node), cites: [], uses: [], words: new Set(), rulesOf: new Set() };
  if (node) visit(found, node, [], []);
  return found;
}

function* declarationsIn(statement) {
  if (statement.type === 'VariableDeclaration') {
    for (const { id, init } of statement.declarations) for (const name of bound(id)) yield describe(name, init);
  } else if (/^(?:Function|Class)Declaration$/.test(statement.type)) yield describe(statement.id.name, statement);
  else if (statement.type.startsWith('TS')) {
    const found = describe(`type ${statement.id?.name}`, null);
    noteWords(found, statement);
    yield found;
  } else yield describe(`at ${statement.start}`, statement);
}

function readExport(module, statement) {
  const from = statement.source?.value;
  for (const { local, exported } of statement.specifiers)
    module.exports.set(nameOf(exported), from ? { from, name: nameOf(local) } : { local: nameOf(local) });
  if (!statement.declaration) return;
  for (const found of declarationsIn(statement.declaration)) {
    module.declarations.set(found.name, found);
    module.exports.set(found.name, { local: found.name });
  }
}

function readImport(module, { source, specifiers }) {
  for (const { local, imported } of specifiers)
    module.imports.set(local.name, { from: source.value, name: imported ? nameOf(imported) : '*' });
}

/** `{ imports, exports, stars, declarations }` of a module's text. */
export function readModule(text, lang = 'ts') {
  const module = { imports: new Map(), exports: new Map(), stars: [], declarations: new Map() };
  for (const statement of parseAst(text, { lang }).body) {
    if (statement.type === 'ImportDeclaration') readImport(module, statement);
    else if (statement.type === 'ExportAllDeclaration') module.stars.push(statement.source.value);
    else if (statement.type === 'ExportNamedDeclaration') readExport(module, statement);
    else for (const found of declarationsIn(statement)) module.declarations.set(found.name, found);
  }
  return module;
}

/** What a module loads while it runs: `import('x').then(({ a }) => …)` as `{ from, names }`; names null: all of it. */
export function loadsOf(text, lang = 'ts') {
  const found = [];
  const look = (node, parents) => {
    if (node.type === 'ImportExpression') found.push({ from: node.source.value, names: loadedNames(parents) });
    for (const [, child] of below(node)) look(child, [...parents, node]);
  };
  for (const statement of parseAst(text, { lang }).body) look(statement, []);
  return found;
}

function loadedNames(parents) {
  const [call, member] = [parents.at(-2), parents.at(-1)];
  const taken =
    member?.type === 'MemberExpression' && member.property.name === 'then' ? call?.arguments?.[0]?.params?.[0] : null;
  return taken?.type === 'ObjectPattern' ? taken.properties.map(({ key }) => nameOf(key)) : null;
}
