// Food Consumption Chart (twilight/travel/food), L829. Kilograms and hours of grazing a day.

export const FOODS = ['mre', 'domestic', 'wild'] as const;
export type Food = (typeof FOODS)[number];

export const FOOD_NAMES = { mre: 'rations', domestic: 'domestic food', wild: 'wild food' } as const satisfies Record<Food, string>;

/** A man eats one of the three. */
export const FOOD_PER_MAN = { mre: 1.5, domestic: 2, wild: 3 } as const satisfies Record<Food, number>;

export type Beast = 'horse' | 'mule' | 'ox';

export const FODDER = {
  horse: { grainKg: 15, grazeHours: 4 },
  mule: { grainKg: 10, grazeHours: 4 },
  ox: { grainKg: 0, grazeHours: 4 },
} as const satisfies Record<Beast, { readonly grainKg: number; readonly grazeHours: number }>;
