// Lays out boxes in levels so that every line points down, with as few crossings and bends as a few sweeps find.
// The same input gives the same picture on any machine.
import { knots } from './house-plan.mjs';

/** Without the lines that a longer way implies; lines within a knot all stay. */
export function reduced(nodes, lines) {
  const targets = new Map(nodes.map((node) => [node, new Set()]));
  for (const [from, to] of lines) targets.get(from).add(to);
  const reach = (from, seen = new Set()) => {
    for (const to of targets.get(from)) if (!seen.has(to)) reach(to, seen.add(to));
    return seen;
  };
  const below = new Map(nodes.map((node) => [node, reach(node)]));
  const isTied = (a, b) => below.get(a).has(b) && below.get(b).has(a);
  return lines.filter(([from, to]) => {
    if (isTied(from, to)) return true;
    const detours = [...targets.get(from)].filter((one) => one !== to && !isTied(from, one) && !isTied(one, to));
    return !detours.some((one) => below.get(one).has(to));
  });
}

/** How far above the ground each node stands; those of a knot stand together. */
function levelsOf(nodes, lines) {
  const groups = knots(nodes, (node) => lines.flatMap(([from, to]) => (from === node ? [to] : [])));
  const groupOf = new Map(nodes.map((node) => [node, groups.find((group) => group.includes(node)) ?? [node]]));
  const known = new Map();
  const level = (node) => {
    const group = groupOf.get(node);
    if (!known.has(group)) {
      const down = lines.filter(([from, to]) => group.includes(from) && !group.includes(to)).map(([, to]) => to);
      known.set(group, Math.max(-1, ...down.map(level)) + 1);
    }
    return known.get(group);
  };
  return new Map(nodes.map((node) => [node, level(node)]));
}

/** Long lines bend around what stands between: a thin place of their own on each level they pass. */
function chains(lines, levels) {
  return lines.map(([from, to]) => {
    const chain = [from];
    for (let level = levels.get(from) - 1; level > levels.get(to); level -= 1) chain.push(`${from} ${to} ${level}`);
    return [...chain, to];
  });
}

const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Rows from the ground up, each in the order that crosses least. */
function orderedRows(rows, near) {
  for (let sweep = 0; sweep < 24; sweep += 1) {
    const order = sweep % 2 === 0 ? rows.keys() : [...rows.keys()].reverse();
    for (const level of order) {
      const side = rows[level + (sweep % 2 === 0 ? -1 : 1)];
      if (side === undefined) continue;
      const place = new Map(side.map((node, i) => [node, i / side.length]));
      const weight = new Map(
        rows[level].map((node, i) => {
          const found = near.get(node).flatMap((other) => place.get(other) ?? []);
          return [node, { pull: found.length === 0 ? i / rows[level].length : mean(found), i }];
        }),
      );
      rows[level].sort((a, b) => weight.get(a).pull - weight.get(b).pull || weight.get(a).i - weight.get(b).i);
    }
  }
  return rows;
}

/** Middles along each row: near what a node hangs together with, never nearer to its neighbour than the gap. */
function middles(rows, near, widthOf, gap) {
  const x = new Map();
  const apart = (a, b) => (widthOf(a) + widthOf(b)) / 2 + gap;
  for (const row of rows) {
    for (const [i, node] of row.entries()) x.set(node, i === 0 ? 0 : x.get(row[i - 1]) + apart(row[i - 1], node));
    const half = x.get(row.at(-1)) / 2;
    for (const node of row) x.set(node, x.get(node) - half);
  }
  for (let turn = 0; turn < 60; turn += 1) {
    for (const row of turn % 2 === 0 ? rows : [...rows].reverse()) {
      const wish = row.map((node) =>
        near.get(node).length === 0 ? x.get(node) : mean(near.get(node).map((one) => x.get(one))),
      );
      const right = [];
      const left = [];
      row.forEach((node, i) => {
        right[i] = i === 0 ? wish[0] : Math.max(wish[i], right[i - 1] + apart(row[i - 1], node));
      });
      for (let i = row.length - 1; i >= 0; i -= 1)
        left[i] = i === row.length - 1 ? wish[i] : Math.min(wish[i], left[i + 1] - apart(row[i], row[i + 1]));
      for (const [i, node] of row.entries()) x.set(node, (right[i] + left[i]) / 2);
    }
  }
  return x;
}

/**
 * `boxes`: id -> { width, height }; `lines`: [from, to]. Gives the whole size, the middle of each box, and for each line the
 * places it goes through, from the foot of one box to the head of the other; one that ties a knot goes from head to head.
 */
export function layered(boxes, lines, { gap, rise }) {
  const nodes = [...boxes.keys()];
  const levels = levelsOf(nodes, lines);
  const ways = chains(
    lines.filter(([from, to]) => levels.get(from) > levels.get(to)),
    levels,
  );
  const rows = Array.from({ length: Math.max(...levels.values()) + 1 }, () => []);
  for (const node of nodes) rows[levels.get(node)].push(node);
  const near = new Map(nodes.map((node) => [node, []]));
  for (const way of ways) {
    way.forEach((place, i) => {
      if (!near.has(place)) {
        near.set(place, []);
        rows[levels.get(way[0]) - i].push(place);
      }
      if (i > 0) near.get(place).push(way[i - 1]);
      if (i > 0) near.get(way[i - 1]).push(place);
    });
  }
  const widthOf = (node) => boxes.get(node)?.width ?? 4;
  const x = middles(orderedRows(rows, near), near, widthOf, gap);
  const heights = rows.map((row) => Math.max(...row.map((node) => boxes.get(node)?.height ?? 0)));
  return placed({ boxes, lines, ways, rows, x, heights, widthOf, rise });
}

function placed({ boxes, lines, ways, rows, x, heights, widthOf, rise }) {
  const minX = Math.min(...rows.flat().map((node) => x.get(node) - widthOf(node) / 2));
  const maxX = Math.max(...rows.flat().map((node) => x.get(node) + widthOf(node) / 2));
  const round = (number) => Math.round(number * 2) / 2;
  const at = new Map();
  const rowHeight = new Map();
  let top = 0;
  for (let level = rows.length - 1; level >= 0; level -= 1) {
    for (const node of rows[level]) {
      at.set(node, { x: round(x.get(node) - minX), y: round(top + heights[level] / 2) });
      rowHeight.set(node, heights[level]);
    }
    top += heights[level] + rise;
  }
  const beside = (node, by) => ({ x: at.get(node).x, y: at.get(node).y + by });
  const half = (node) => (boxes.get(node)?.height ?? rowHeight.get(node)) / 2;
  // Straight through the height of a row, so that a line cuts no corner of a taller neighbour; bends lie between the rows.
  const through = (node, from, to) => [beside(node, from), beside(node, to)];
  const paths = lines.map(([from, to]) => {
    const way = ways.find((one) => one[0] === from && one.at(-1) === to);
    if (way === undefined) return { isBack: true, points: [beside(from, -half(from)), beside(to, -half(to))] };
    const points = [
      ...through(from, half(from), rowHeight.get(from) / 2),
      ...way.slice(1, -1).flatMap((place) => through(place, -half(place), half(place))),
      ...through(to, -rowHeight.get(to) / 2, -half(to)),
    ];
    return { isBack: false, points: points.filter(({ y }, i) => i === 0 || y > points[i - 1].y) };
  });
  return { width: round(maxX - minX), height: top - rise, at, paths };
}
