import {
  describeParam,
  err,
  type Param,
  type Params,
  type Problem,
  type Result,
  type Row,
  type Seat,
} from '@hardtop/kernel';
import type { Table } from '../game/table.ts';

/** The standing orders there are, with those in force marked. */
export function orderLines(table: Table, seat: Seat): readonly string[] {
  const { ruleset, orders } = table.match;
  if (ruleset.orders.length === 0) return ['These rules know no standing orders.'];
  return ruleset.orders.map((order) => {
    const active = orders.find((given) => given.seat === seat && given.id === order.id);
    const params = (order.params ?? []).map((param) => ` <${describeParam(param)}>`).join('');
    const values = Object.entries(active?.params ?? {}).map(([name, value]) => ` ${name} ${value}`);
    const mark = active === undefined ? ' ' : '*';
    return `${mark} ${order.id}${params}  ${order.label}. ${order.summary}${active === undefined ? '' : ` In force.${values.join(',')}`}`;
  });
}

/** `order hold`, `order speed 30`, `order cancel hold`. */
export function giveOrder(table: Table, seat: Seat, text: string): Result<readonly Row[], Problem> {
  const words = text.split(/\s+/);
  const isCancel = words[0] === 'cancel' || words.at(-1) === 'off';
  const [id = '', ...numbers] = words[0] === 'cancel' ? words.slice(1) : words;
  if (isCancel) return table.order(seat, id, null);
  const wanted = table.match.ruleset.orders.find((order) => order.id === id)?.params ?? [];
  if (numbers.length <= wanted.length) return table.order(seat, id, paramsOf(wanted, numbers));
  const legal = [`order ${id}${wanted.map((param) => ` <${describeParam(param)}>`).join('')}`];
  return err({ code: 'order', field: 'order', message: 'These are too many numbers for the order.', legal });
}

/** What orders answered for a seat since its last answer, and how to be asked after all. */
export function heldLines(table: Table, seat: Seat): readonly string[] {
  const held = table.match.ordered(seat, seat);
  const isOne = held.length === 1;
  return held.map(({ words }, i) => `${words} (type "${isOne ? 'open' : `open ${i + 1}`}" to be asked).`);
}

/** `open`, `open 2`: back to a question that an order answered. */
export function openHeld(table: Table, seat: Seat, text: string): Result<readonly Row[], Problem> {
  const held = table.match.ordered(seat, seat);
  const chosen = text === '' ? held.at(-1) : held[Number(text) - 1];
  if (chosen !== undefined) return table.reopen(seat, chosen.ask);
  const legal = held.map((_, i) => `open ${i + 1}`);
  const message = 'No standing order has answered this since your last answer: nothing can be opened.';
  return err({ code: 'reopen', field: 'open', message, legal });
}

/** Whether they fit is the kernel's to say. */
function paramsOf(wanted: readonly Param[], numbers: readonly string[]): Params {
  const values = wanted.map(({ name, start, min }, i) => {
    const typed = numbers[i];
    return [name, typed === undefined ? (start ?? min) : Number(typed)];
  });
  return Object.fromEntries(values);
}
