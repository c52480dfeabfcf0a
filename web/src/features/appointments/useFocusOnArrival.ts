import { useEffect, useRef } from 'react';

/** The title arrives with the data, after the page itself: it takes the focus then. */
export function useFocusOnArrival() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return title;
}
