import type { Box } from './position-stack';

let last: { box: Box; page: string } | null = null;

/** Box of the last pressed control or menu on this page, outside of toasts; null without one. */
export const lastPress = (): Box | null => (last?.page === window.location.pathname ? last.box : null);

const CONTROL = 'button, a, input, select, textarea, label, summary, [role="menuitem"], [role="option"], [tabindex]';
const MENU = '[role="menu"], [role="listbox"]';
/** Around a press within something large. */
const FINGER = 24;

/** Returns the removal. Keeps boxes: menus close before toasts. */
export function followPresses(): () => void {
  const onPointer = (event: PointerEvent) => {
    const { clientX: x, clientY: y } = event;
    note(event, { left: x - FINGER, top: y - FINGER, right: x + FINGER, bottom: y + FINGER });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') note(event, null);
  };
  const options = { capture: true, passive: true };
  document.addEventListener('pointerdown', onPointer, options);
  document.addEventListener('keydown', onKey, options);
  return () => {
    document.removeEventListener('pointerdown', onPointer, options);
    document.removeEventListener('keydown', onKey, options);
    last = null;
  };
}

function note(event: Event, point: Box | null) {
  const path = event.composedPath().filter((it) => it instanceof Element);
  if (path.some((it) => it.hasAttribute('data-kind'))) return;
  const boxes = [MENU, CONTROL].map((wanted) => boxOf(path.find((it) => it.matches(wanted))));
  const box = boxes.find((it) => it !== null) ?? point;
  if (box) last = { box, page: window.location.pathname };
}

function boxOf(element: Element | undefined): Box | null {
  if (!element) return null;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return bottom - top > window.innerHeight / 2 ? null : { left, top, right, bottom };
}
