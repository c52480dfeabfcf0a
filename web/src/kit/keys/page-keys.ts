import { isTyping, isWithin } from './is-typing';
import { isArrow, KEY_NAMES, type KeyName } from './key-names';
import { areKeysOn } from './keys-setting';

interface PageKey {
  /** "Nuevo turno". */
  label: string;
  /** `false`: not handled, so the browser's default applies. */
  run: (event: KeyboardEvent) => unknown;
}

/** Shortcuts of a part of the page. A key without a value is off. */
export type PageKeys = Readonly<Partial<Record<KeyName, PageKey | false | null | undefined>>>;

/** In mounting order. */
const parts = new Set<{ current: PageKeys }>();

export function offerKeys(part: { current: PageKeys }): () => void {
  if (parts.size === 0) document.addEventListener('keydown', press);
  parts.add(part);
  return () => {
    parts.delete(part);
    if (parts.size === 0) document.removeEventListener('keydown', press);
  };
}

/** The last mounted part wins. */
export function offeredKeys(): readonly (PageKey & { key: KeyName })[] {
  return KEY_NAMES.flatMap((key) => {
    const offered = offeredBy(key);
    return offered ? [{ ...offered, key }] : [];
  });
}

function offeredBy(key: KeyName): PageKey | undefined {
  return [...parts].map(({ current }) => current[key]).findLast((offered) => Boolean(offered)) || undefined;
}

/** They have keys of their own. Dialogs, menus and drawers are MUI's. */
const OTHERS = '[data-own-keys], .MuiModal-root';
/** They use arrows themselves. */
const MOVED_IN =
  'input:not([type="checkbox"]), [role="grid"], [role="radiogroup"], [role="tablist"], [role="listbox"], [role="slider"]';

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = keyOf(event);
  if (!key) return;
  if (isTyping(event) || isWithin(event, OTHERS) || (isArrow(key) && isWithin(event, MOVED_IN))) return;
  if (!isArrow(key) && (event.repeat || !areKeysOn())) return;
  const offered = offeredBy(key);
  if (offered && offered.run(event) !== false) event.preventDefault();
}

/** Layouts differ in whether "/" and "?" need Shift. */
function keyOf({ key, shiftKey }: KeyboardEvent): KeyName | undefined {
  const isSymbol = key === '/' || key === '?';
  if (shiftKey && !isSymbol) return undefined;
  return KEY_NAMES.find((name) => name === (key.length === 1 ? key.toLowerCase() : key));
}
