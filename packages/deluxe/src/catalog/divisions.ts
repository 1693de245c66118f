// Price classes of arena events (deluxe/XIV.2/aada-divisions): body armor counts, hand weapons do not.

export interface Division {
  readonly id: string;
  readonly title: string;
  /** Dollars it must stay below (P-11); null: no limit. */
  readonly below: number | null;
}

export const DIVISIONS = [
  { id: '5', title: 'Division 5', below: 5000 },
  { id: '10', title: 'Division 10', below: 10000 },
  { id: '15', title: 'Division 15', below: 15000 },
  { id: '20', title: 'Division 20', below: 20000 },
  { id: '25', title: 'Division 25', below: 25000 },
  { id: '30', title: 'Division 30', below: 30000 },
  { id: 'unlimited', title: 'Unlimited', below: null },
] as const satisfies readonly Division[];

export type DivisionId = (typeof DIVISIONS)[number]['id'];
