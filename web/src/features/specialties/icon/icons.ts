import { SPECIALTY_ICONS } from '@turnero/api/domain/specialty-icons';

import { findByText } from '../../../kit/text/text-search';
import { ICON_WORDS } from './icon-words';

/** The part of a form that chooses an icon. */
export interface IconPart {
  icon: string;
}

/** What an icon shows, in a word or two of Spanish. */
export function iconName(icon: string): string {
  return ICON_WORDS[icon]?.[0] ?? icon;
}

/** The icons whose words match. */
export function findIcons(search: string): string[] {
  return findByText(SPECIALTY_ICONS, (icon) => (ICON_WORDS[icon] ?? []).join(' '), search.trim());
}
