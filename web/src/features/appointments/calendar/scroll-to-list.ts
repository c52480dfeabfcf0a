import { LIST_TITLE_ID } from './AppointmentList';

/** Where the list lies below the month, the chosen day's part of it comes into view; the focus stays where it is. */
export function scrollToList(): void {
  const title = document.getElementById(LIST_TITLE_ID);
  if (!title || matchMedia('(min-width: 1000px)').matches) return;
  requestAnimationFrame(() => title.closest('section')?.scrollIntoView({ block: 'start' }));
}
