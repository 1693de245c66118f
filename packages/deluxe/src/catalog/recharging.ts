// A full recharge of one plant (deluxe/VIII.4/recharging). Dollars, minutes.

export const RECHARGE_COST = { cycle: 20, trike: 20, car: 50, oversized: 100, helicopter: 250 } as const;

export const RECHARGE_MINUTES = 10;
