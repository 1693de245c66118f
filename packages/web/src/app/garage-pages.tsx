import { lazy } from 'preact/compat';
import type { Route } from '../base/router.ts';

// Both doors of the garage: neither the table nor the other pages carry their lists.

const GaragePage = lazy(async () => ({ default: (await import('../garage/garage-page.tsx')).GaragePage }));
const WorkshopPage = lazy(async () => ({ default: (await import('../garage/workshop-page.tsx')).WorkshopPage }));

type GarageRoute = Extract<Route, { readonly page: 'garage' | 'workshop' }>;

export function GaragePages({ route }: { readonly route: GarageRoute }) {
  return route.page === 'garage' ? <GaragePage /> : <WorkshopPage kind={route.kind} id={route.id} />;
}
