import { isTyping, isWithin } from '../keys/is-typing';

/** Longest pause between two keys of a scanner. Hands pause longer within a few letters. */
const PAUSE_MS = 80;
/** Shorter bursts are typed by hand or by a password manager. */
const LEAST_LETTERS = 20;
/** From here on, buttons and shortcuts no longer get the keys. */
const SURE_FROM = 5;

interface Burst {
  text: string;
  /** Time of the last key. */
  at: number;
  field: Field | null;
  isInDialog: boolean;
}

interface Field {
  element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  /** Before the first key. */
  value: string;
}

interface Options {
  /** Called some milliseconds after the last key. The field in which it was typed has its value back. */
  onScan: (text: string, isInDialog: boolean) => void;
  /** Whether `text` is a scan even in a field of several lines, or before Tab: programs fill in forms as fast. */
  isTaken: (text: string) => boolean;
}

/** Recognizes what a scanner types anywhere in the page: a fast burst that ends with Enter, or with Tab. */
export function listenForScans({ onScan, isTaken }: Options): () => void {
  let burst = NOTHING;
  let end: ReturnType<typeof setTimeout> | undefined;

  const finish = () => {
    const { text, field, isInDialog } = burst;
    burst = NOTHING;
    if (field && field.element.value !== field.value) restore(field);
    onScan(text.trim(), isInDialog);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (MODIFIERS.has(event.key)) return;
    const letter = event.repeat ? null : letterOf(event);
    clearTimeout(end);
    if (letter === null) {
      burst = NOTHING;
      return;
    }
    const before = event.timeStamp - burst.at > PAUSE_MS ? startedBy(event) : burst;
    burst = { ...before, text: before.text + letter, at: event.timeStamp };
    const { text, field } = burst;
    const isCode = letter === LINE_ENDS['Enter'] && !isMultiline(field) && !WORDS.test(text);
    const isEnd = ENDS.has(letter) && text.length > LEAST_LETTERS && (isCode || isTaken(text));
    // Each line of an MRZ ends with Enter, so more may follow.
    if (isEnd) end = setTimeout(finish, PAUSE_MS);
    else if (ENDS.has(letter)) burst = NOTHING;
    if (isEnd || (burst.text.length >= SURE_FROM && !isTyping(event))) swallow(event);
  };
  // A button is pressed when the space bar is released.
  const onKeyUp = (event: KeyboardEvent) => {
    const isSure = burst.text.length >= SURE_FROM && event.timeStamp - burst.at <= PAUSE_MS;
    if (isSure && !isTyping(event)) swallow(event);
  };
  window.addEventListener('keydown', onKeyDown, true);
  window.addEventListener('keyup', onKeyUp, true);
  return () => {
    clearTimeout(end);
    window.removeEventListener('keydown', onKeyDown, true);
    window.removeEventListener('keyup', onKeyUp, true);
  };
}

const NOTHING: Burst = { text: '', at: -Infinity, field: null, isInDialog: false };

function startedBy(event: KeyboardEvent): Burst {
  return { ...NOTHING, field: fieldOf(event), isInDialog: isWithin(event, '.MuiDialog-root') };
}

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'CapsLock', 'NumLock']);
const LINE_ENDS: Readonly<Record<string, string>> = { Enter: '\n', Tab: '\t' };
const ENDS = new Set(Object.values(LINE_ENDS));
/** No document's code, but a search that a program types or dictates. */
const WORDS = /^[\p{L}\p{M}\s]*$/u;
/** A letter typed by its code on the number pad, which no key event names. */
const UNREADABLE = '\uFFFD';

/** null: no key of a scanner. */
function letterOf({ key, code, ctrlKey, altKey, metaKey }: KeyboardEvent): string | null {
  if (altKey && !ctrlKey && code.startsWith('Numpad')) return UNREADABLE;
  // Windows reports AltGr as both.
  if (metaKey || (ctrlKey && !altKey)) return null;
  if (key === 'Dead') return '´';
  return LINE_ENDS[key] ?? (key.length === 1 ? key : null);
}

function fieldOf(event: Event): Field | null {
  const [element] = event.composedPath();
  if (!isTyping(event)) return null;
  return element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
    ? { element, value: element.value }
    : null;
}

function isMultiline(field: Field | null): boolean {
  return field?.element instanceof HTMLTextAreaElement;
}

/** React hears of a value only if the prototype's setter and an event set it. */
function restore({ element, value }: Field): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
