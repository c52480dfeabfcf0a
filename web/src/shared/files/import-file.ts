/**
 * Imports a file of the page only once it, and the files it imports, have been fetched: a browser may remember for as
 * long as the page is open that an import failed, and does not ask for that file again; a fetch can be tried again.
 * The build puts this in the place of Vite's own preloading (build/late-files.ts).
 */

/** The server has no such file: the page is of a build that another has replaced, and has to be loaded anew. */
export class GoneFileError extends Error {
  override name = 'GoneFileError';
}

/** It was fetched, and the import failed all the same: the browser remembers that, and only a new page can try again. */
export class BrokenImportError extends Error {
  override name = 'BrokenImportError';
}

/** Addresses of the files that are here, or that the page itself asks for: its own script, and the parts of the first page. */
const here = new Set([
  ...[...document.scripts].map(({ src }) => src),
  ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href),
]);

/** `files` are paths from the root, without a slash at the start. Rejects when one of them, or the import, cannot be had. */
export async function importFile<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  await Promise.all(files.filter((file) => !file.endsWith('.css')).map(bring));
  try {
    return await load();
  } catch (cause) {
    throw new BrokenImportError('A file of the page could not be imported.', { cause });
  }
}

/** Its content is in the browser's cache afterwards, where the import finds it. */
async function bring(file: string): Promise<void> {
  const { href } = new URL(`/${file}`, document.baseURI);
  if (here.has(href)) return;
  const response = await fetch(href);
  if (response.status === 404) throw new GoneFileError(href);
  if (!response.ok) throw new Error(`${response.status} ${href}`);
  await response.arrayBuffer();
  here.add(href);
}
