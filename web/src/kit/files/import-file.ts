/**
 * Fetches files before importing: browsers cache failed imports, not failed fetches. Vite's preload (build/late-
 * files.ts).
 */

/** A newer build replaced the files; only a reload helps. */
export class GoneFileError extends Error {
  override name = 'GoneFileError';
}

/** Browsers cache failed imports; only a reload helps. */
export class BrokenImportError extends Error {
  override name = 'BrokenImportError';
}

/** The server answered with a failure. */
export class FailedFileError extends Error {
  override name = 'FailedFileError';
}

/** By query: the build writes these into index.html. */
const inPage = () => [
  ...[...document.scripts].map(({ src }) => src),
  // oxlint-disable-next-line turnero-focus/document-queries -- index.html is not React's.
  ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href),
];
let here: Set<string> | undefined;

/** `files`: paths without a leading slash. */
export async function importFile<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  await Promise.all(files.filter((file) => !file.endsWith('.css')).map(bring));
  try {
    return await load();
  } catch (cause) {
    throw new BrokenImportError('A file of the page could not be imported.', { cause });
  }
}

async function bring(file: string): Promise<void> {
  const { href } = new URL(`/${file}`, document.baseURI);
  here ??= new Set(inPage());
  if (here.has(href)) return;
  const response = await fetch(href);
  if (response.status === 404) throw new GoneFileError(href);
  if (!response.ok) throw new FailedFileError(`${response.status} ${href}`);
  await response.arrayBuffer();
  here.add(href);
}
