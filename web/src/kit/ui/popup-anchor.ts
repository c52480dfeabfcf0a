import { createContext, useContext, type RefObject } from 'react';

/** Container of popups: the surrounding dialog, or the page's `main`. */
export const PopupAnchor = createContext<RefObject<HTMLElement | null>>({ current: null });

/** The `container` of MUI's popups. */
export function usePopupAnchor(): () => HTMLElement {
  const place = useContext(PopupAnchor);
  return () => place.current ?? document.body;
}
