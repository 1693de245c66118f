import type { TestProject } from 'vitest/node';
import { Table } from './table.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the server that all files share: whoever comes brings a browser of his own, and sees nothing of the others'. */
    readonly address: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const table = new Table();
  await table.start();
  project.provide('address', table.address);
  return () => table.close();
}
