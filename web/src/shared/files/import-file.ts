/**
 * Fetches the files, then imports: a browser remembers a failed import until the page closes, but not a failed fetch.
 * The build puts this in place of Vite's preloading (build/late-files.ts).
 */

/** The server has no such file: a newer build replaced this page's. Only a reload helps. */
export class GoneFileError extends Error {
  override name = 'GoneFileError';
}

/** The file was fetched but its import failed. Only a reload helps. */
export class BrokenImportError extends Error {
  override name = 'BrokenImportError';
}

/** Files that the page already has, or loads itself. */
const here = new Set([
  ...[...document.scripts].map(({ src }) => src),
  ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href),
]);

/** `files` are paths from the root without a leading slash. */
export async function importFile<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  await Promise.all(files.filter((file) => !file.endsWith('.css')).map(bring));
  try {
    return await load();
  } catch (cause) {
    throw new BrokenImportError('A file of the page could not be imported.', { cause });
  }
}

/** Leaves the file in the browser's cache for the import. */
async function bring(file: string): Promise<void> {
  const { href } = new URL(`/${file}`, document.baseURI);
  if (here.has(href)) return;
  const response = await fetch(href);
  if (response.status === 404) throw new GoneFileError(href);
  if (!response.ok) throw new Error(`${response.status} ${href}`);
  await response.arrayBuffer();
  here.add(href);
}
