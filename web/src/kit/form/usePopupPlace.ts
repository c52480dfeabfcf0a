import { useRef, type RefObject } from 'react';

interface PopupPlace {
  ref: RefObject<HTMLDivElement | null>;
  popper: { container: () => HTMLElement };
}

/** Keeps an Autocomplete's list inside its dialog, or the page's main part. */
export function usePopupPlace(): PopupPlace {
  const ref = useRef<HTMLDivElement>(null);
  return { ref, popper: { container: () => ref.current?.closest<HTMLElement>('[role="dialog"], main') ?? document.body } };
}
