import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { messageOf } from '../settings/start-problem.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const TEXT = /\.(js|css|svg|json|html|map|txt|wasm)$/;
/** Below this a header costs more than compression saves. */
const SMALLEST = 1_400;

/** Lays compressed twins beside the page's hashed files, once per build, while the server runs already. Where the folder
 * cannot be written the files go out as they are. Returns why, if so. */
export async function compressPage(folder: string): Promise<string | null> {
  try {
    const assets = path.join(folder, 'assets');
    const names = await readdir(assets);
    for (const name of names) {
      if (TEXT.test(name)) await compressFile(path.join(assets, name), new Set(names));
    }
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

async function compressFile(file: string, there: ReadonlySet<string>): Promise<void> {
  const name = path.basename(file);
  // The name changes with the contents, so a twin that is there is right.
  if (there.has(`${name}.br`) && there.has(`${name}.gz`)) return;
  if ((await stat(file)).size < SMALLEST) return;
  const plain = await readFile(file);
  // The best saves every visitor a thirteenth and takes seconds once; maps, which few ask for, would take minutes.
  const params = { [constants.BROTLI_PARAM_QUALITY]: name.endsWith('.map') ? 9 : 11 };
  await place(`${file}.br`, await brotli(plain, { params }));
  await place(`${file}.gz`, await zip(plain, { level: 9 }));
}

async function place(file: string, data: Buffer): Promise<void> {
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, data);
  await rename(aside, file);
}
