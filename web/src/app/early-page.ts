declare global {
  interface Document {
    /** The button last pressed before the application ran; index.html notes it. */
    earlyPress?: Element | null;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Watches the page that the server drew. The returned function repeats in the application's page what the person did
 * meanwhile: typed text, the focus, the scroll position, a pressed button.
 */
export function watchEarlyPage(root: HTMLElement): () => void {
  const early = root.firstElementChild && [...root.children];
  if (!early) return () => undefined;
  const ended = new AbortController();
  let focused: Element | null = root.contains(document.activeElement) ? document.activeElement : null;
  let top = scrollY;
  root.addEventListener('focusin', ({ target }) => (focused = target as Element), { signal: ended.signal });
  addEventListener('scroll', () => (top = scrollY), { signal: ended.signal });
  // oxlint-disable-next-line turnero-focus/document-queries -- The server drew it, not React.
  const earlyAll = (selector: string) => early.flatMap((part) => [...part.querySelectorAll(selector)]);

  return () => {
    if (ended.signal.aborted) return;
    ended.abort();
    const twinOf = (element: Element | null | undefined) => {
      if (!element) return undefined;
      const { tagName } = element;
      const alike = (other: Element) => keyOf(other) === keyOf(element);
      const position = earlyAll(tagName).filter(alike).indexOf(element);
      // oxlint-disable-next-line turnero-focus/document-queries -- Any element may be the twin of an early one.
      return [...root.querySelectorAll<HTMLElement>(tagName)].filter(alike)[position];
    };
    for (const field of earlyAll('input, textarea') as Field[]) {
      if (field.value !== field.defaultValue) type(twinOf(field), field.value);
    }
    twinOf(focused)?.focus({ preventScroll: true });
    if (top > 0) scrollTo(0, top);
    twinOf(document.earlyPress)?.click();
    document.earlyPress = null;
  };
}

const keyOf = (element: Element) =>
  ['name', 'href', 'aria-label']
    .map((name) => element.getAttribute(name))
    .concat(element.textContent)
    .join('\n');

/** As if typed, so that React notices. */
function type(field: Element | undefined, text: string): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
