export { startLab } from '../wire/lab.ts';
export { labCard, labCsv } from './lab-card.ts';
export { planLab } from './lab-plan.ts';
