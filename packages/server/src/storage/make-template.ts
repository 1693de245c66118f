import { templateFolder } from './template.ts';

// Run once by the set-up, so that the first start of a server does not have to.
await templateFolder('tables');
