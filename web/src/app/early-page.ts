import { nextTask } from '../kit/files/next-task';

declare global {
  interface Document {
    /** The button last pressed before the application ran; index.html notes it and says that the page is loading. */
    earlyPress?: Element | null;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Watches the page that the server drew. The returned function repeats in the application's page what the person did
 * meanwhile: typed text, choices, the focus, the scroll position, a pressed button.
 */
export function watchEarlyPage(root: HTMLElement): () => void {
  const early = root.firstElementChild && [...root.children];
  if (!early) return () => undefined;
  const ended = new AbortController();
  let focused: Element | null = root.contains(document.activeElement) ? document.activeElement : null;
  let top = scrollY;
  root.addEventListener('focusin', ({ target }) => (focused = target as Element), { signal: ended.signal });
  root.addEventListener('focusout', ({ target }) => queueMicrotask(() => left(target as Element)), {
    signal: ended.signal,
  });
  /** Not by removal, nor to another window. */
  const left = (field: Element) => {
    if (focused === field && field.isConnected && document.activeElement !== field) focused = null;
  };
  addEventListener('scroll', () => (top = scrollY), { signal: ended.signal });
  // oxlint-disable-next-line turnero-focus/document-queries -- The server drew it, not React.
  const earlyAll = (selector: string) => early.flatMap((part) => [...part.querySelectorAll(selector)]);

  return () => {
    if (ended.signal.aborted) return;
    ended.abort();
    const twinOf = <E extends Element>(element: E | null | undefined) => {
      if (!element) return undefined;
      const { tagName } = element;
      const alike = (other: Element) => keyOf(other) === keyOf(element);
      const position = earlyAll(tagName).filter(alike).indexOf(element);
      // oxlint-disable-next-line turnero-focus/document-queries -- Any element may be the twin of an early one.
      return [...root.querySelectorAll<E & HTMLElement>(tagName)].filter(alike)[position];
    };
    const fields = earlyAll('input, textarea, select') as Field[];
    for (const field of fields) {
      if (isTyped(field)) type(twinOf(field), field.value);
    }
    const ticked = fields.filter(isTicked).filter((field) => twinOf(field)?.checked !== field.checked);
    twinOf(focused)?.focus({ preventScroll: true });
    if (top > 0) scrollTo(0, top);
    void press([...ticked, document.earlyPress].map(twinOf));
    document.earlyPress = null;
    // oxlint-disable-next-line turnero-focus/document-queries -- index.html's, outside of React.
    document.getElementById('early')?.replaceChildren();
  };
}

const keyOf = (element: Element) =>
  ['name', 'href', 'aria-label']
    .map((name) => element.getAttribute(name))
    .concat(element.textContent)
    .join('\n');

function isTyped(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const drawn = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(drawn, 0);
  }
  return !isTickable(field) && field.value !== field.defaultValue;
}

/** Not a radio button that another one replaced. */
function isTicked(field: Field): field is HTMLInputElement {
  return isTickable(field) && field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

function isTickable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** As if typed, so that React notices: its own setter on the field would hide the change. */
function type(field: Field | undefined, text: string): void {
  if (!field) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** One by one: the answers to a question are one value, which React renders in between. */
async function press(elements: readonly (HTMLElement | undefined)[]): Promise<void> {
  for (const element of elements) {
    element?.click();
    await nextTask();
  }
}
