import type { ActiveOrder, Params, Seat } from '@hardtop/kernel';
import type { RulesetCard } from '@hardtop/server/wire';
import { type ChangeEvent, useState } from 'preact/compat';
import { clampParam } from './choice.ts';
import { ParamControl } from './param-control.tsx';

type OrderCard = RulesetCard['orders'][number];

interface StandingOrdersProps {
  readonly orders: readonly OrderCard[];
  readonly active: readonly ActiveOrder[];
  readonly seat: Seat;
  onOrder(seat: Seat, id: string, params: Params | null): void;
}

interface OneOrderProps {
  readonly order: OrderCard;
  readonly active: ActiveOrder | undefined;
  onSet(params: Params | null): void;
}

function startParams(order: OrderCard): Params {
  return Object.fromEntries(order.params.map((param) => [param.name, param.start ?? param.min]));
}

function OneOrder({ order, active, onSet }: OneOrderProps) {
  const [draft, setDraft] = useState<Params>(active?.params ?? startParams(order));
  const on = active !== undefined;
  const setParam = (name: string, value: number) => {
    const param = order.params.find((each) => each.name === name);
    if (param === undefined) return;
    const next = { ...draft, [name]: clampParam(param, value) };
    setDraft(next);
    if (on) onSet(next);
  };
  const toggle = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    // It is on when the server says so, and the server may refuse.
    currentTarget.checked = on;
    onSet(on ? null : draft);
  };
  return (
    <li className={on ? 'order on' : 'order'}>
      <label className="check">
        <input type="checkbox" checked={on} onChange={toggle} />
        <span>
          <b>{order.label}</b> <small>{order.summary}</small>
        </span>
      </label>
      {order.params.map((param) => (
        <ParamControl
          key={param.name}
          param={param}
          value={draft[param.name] ?? param.min}
          disabled={false}
          onSet={(value) => setParam(param.name, value)}
        />
      ))}
    </li>
  );
}

/** Orders that answer the prompts that do not matter, until they are called off. */
export function StandingOrders({ orders, active, seat, onOrder }: StandingOrdersProps) {
  if (orders.length === 0) return null;
  return (
    <section className="orders">
      <h3 className="label">Standing orders</h3>
      <ul>
        {orders.map((order) => (
          <OneOrder
            key={order.id}
            order={order}
            active={active.find((given) => given.seat === seat && given.id === order.id)}
            onSet={(params) => onOrder(seat, order.id, params)}
          />
        ))}
      </ul>
    </section>
  );
}
