// Before each test file: properties are tried on the cases that the run's number gives.
import fc from 'fast-check';
import { inject } from 'vitest';

fc.configureGlobal({ seed: inject('seed') });
