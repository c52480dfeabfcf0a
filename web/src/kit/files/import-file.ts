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

/** The browser cached the failure of a direct import; the files are there again, so a reload helps. */
export class InterruptedImportError extends Error {
  override name = 'InterruptedImportError';
}

/** The server answered with a failure. */
export class FailedFileError extends Error {
  override name = 'FailedFileError';
}

// oxlint-disable-next-line turnero-focus/document-queries -- index.html is not React's.
const linked = (rel: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)];
const hrefOf = ({ href }: HTMLLinkElement) => href;

/** By query: the build writes these into index.html. */
const inPage = () => [...[...document.scripts].map(({ src }) => src), ...linked('modulepreload').map(hrefOf)];
let here: Set<string> | undefined;

/** Files that were requested without a fetch, and the end of their import. The server writes some into the page. */
const inHead = () =>
  linked('preload')
    .filter((link) => link.as === 'script')
    .map((link) => [link.href, Promise.resolve()] as const);
let direct: Map<string, Promise<void>> | undefined;

let isDirect = false;
let isTouched = false;

/** Imports in `load` skip the fetch until the first press or key: before that a reload loses nothing. */
export function loadDirectly<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  isDirect = !isTouched;
  try {
    return load();
  } finally {
    isDirect = false;
  }
}

export function watchTouch(): void {
  const touch = () => (isTouched = true);
  for (const type of ['pointerdown', 'click', 'keydown']) addEventListener(type, touch, { capture: true, once: true });
}

/** `files`: paths without a leading slash. */
export async function importFile<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  const scripts = files
    .filter((file) => !file.endsWith('.css'))
    .map((file) => new URL(`/${file}`, document.baseURI).href);
  here ??= new Set(inPage());
  direct ??= new Map(inHead());
  const bringAll = () => Promise.all(scripts.map(bring));
  const isFetched = !isDirect;
  if (isFetched) await bringAll();
  const loading = load();
  if (!isFetched) preload(scripts, loading);
  try {
    return await loading;
  } catch (cause) {
    // The reason, if it remains.
    await bringAll();
    if (scripts.some((script) => direct?.has(script))) throw new InterruptedImportError(undefined, { cause });
    throw new BrokenImportError('A file of the page could not be imported.', { cause });
  }
}

/** All at once; the browser would find each file only in the one that imports it. */
function preload(scripts: string[], loading: Promise<unknown>): void {
  const ended = loading.then(
    () => scripts.forEach((script) => here?.add(script)),
    () => undefined,
  );
  for (const href of scripts.filter((script) => !here?.has(script))) {
    const isRequested = direct?.has(href);
    direct?.set(href, ended);
    if (isRequested) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

async function bring(href: string): Promise<void> {
  await direct?.get(href);
  if (here?.has(href)) return;
  const response = await fetch(href);
  if (response.status === 404) throw new GoneFileError(href);
  if (!response.ok) throw new FailedFileError(`${response.status} ${href}`);
  await response.arrayBuffer();
  here?.add(href);
}
