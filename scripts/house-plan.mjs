// The house as it stands: packages, their rooms, and which file imports which. For the lint and for the drawing.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from './source-text.mjs';

/** Tests and what only tests use: `*.test.ts`, `src/testing/`, and the suites that the kernel and campaigns lend to tests. Never shipped. */
export const isTest = (file) =>
  /\.test\.[cm]?[jt]sx?$|^packages\/[\w-]+\/src\/testing\/|^packages\/kernel\/src\/contract\/|^packages\/campaign\/src\/(contract|recorded)\.ts$/.test(
    file,
  );

export function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(full);
    else if (/\.[cm]?[jt]sx?$/.test(entry.name)) yield full;
  }
}

export const packagesOf = (root) =>
  readdirSync(path.join(root, 'packages'))
    .filter((name) => existsSync(path.join(root, 'packages', name, 'package.json')))
    .sort();

/** The shipped files of a package with what each imports, of the package and of others; a type counts. */
export function planOf(root, pkg) {
  const source = path.join(root, 'packages', pkg, 'src');
  const files = new Map();
  if (!existsSync(source)) return { pkg, files };
  const names = [...filesUnder(source)].map((full) => path.relative(source, full).split(path.sep).join('/')).sort();
  const shipped = names.filter((name) => !isTest(`packages/${pkg}/src/${name}`));
  const known = new Set(shipped);
  for (const name of shipped) {
    const found = importsOf(readFileSync(path.join(source, name), 'utf8')).map(({ specifier }) => specifier);
    const near = found
      .filter((one) => one.startsWith('.'))
      .map((one) => path.posix.join(path.posix.dirname(name), one));
    const far = found.filter((one) => one.startsWith('@hardtop/')).map((one) => one.split('/')[1]);
    files.set(name, { near: new Set(near.filter((one) => known.has(one))), far: new Set(far) });
  }
  return { pkg, files };
}

/** The door of a package or of a subpath hands out what others may have: it is no part of a room. */
export const isDoor = (file) => path.posix.basename(file) === 'index.ts';

/** Where two files of a package part: the folder they share, and below it the room of each. Null: the same room. */
export function roomsApart(from, to) {
  const [a, b] = [from.split('/'), to.split('/')];
  let depth = 0;
  while (depth < a.length - 1 && depth < b.length - 1 && a[depth] === b[depth]) depth += 1;
  const room = (parts) => (depth < parts.length - 1 ? parts[depth] : '.');
  const inside = a.slice(0, depth).join('/');
  return room(a) === room(b) ? null : { inside, from: room(a), to: room(b) };
}

/** By folder: the arrows between the rooms in it, each with how many imports make it. `.` is the folder's own files. */
export function roomArrows({ files }) {
  const folders = new Map();
  for (const [file, { near }] of files) {
    if (isDoor(file)) continue;
    for (const other of near) {
      const apart = isDoor(other) ? null : roomsApart(file, other);
      if (apart === null) continue;
      const arrows = folders.get(apart.inside) ?? new Map();
      const targets = arrows.get(apart.from) ?? new Map();
      targets.set(apart.to, (targets.get(apart.to) ?? 0) + 1);
      folders.set(apart.inside, arrows.set(apart.from, targets));
    }
  }
  return folders;
}

/** Groups of nodes that all reach one another, larger than one, in order. `next` gives what a node points to. */
export function knots(nodes, next) {
  const seen = new Map();
  const stack = [];
  const found = [];
  const visit = (node) => {
    const at = { index: seen.size, low: seen.size, open: true };
    seen.set(node, at);
    stack.push(node);
    for (const other of next(node)) {
      const there = seen.get(other) ?? visit(other);
      if (there.open) at.low = Math.min(at.low, there.low);
    }
    if (at.low === at.index) {
      const group = stack.splice(stack.indexOf(node));
      for (const one of group) seen.get(one).open = false;
      if (group.length > 1) found.push(group.sort());
    }
    return at;
  };
  for (const node of nodes) if (!seen.has(node)) visit(node);
  return found.sort((a, b) => (a[0] < b[0] ? -1 : 1));
}
