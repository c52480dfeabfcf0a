import { SPECIALTY_ICONS } from '@turnero/api/domain/specialty-icons';

import { findByText } from '../../../kit/text/text-search';
import { ICON_WORDS } from './icon-words';

export interface IconPart {
  icon: string;
}

/** The icon's Spanish name. */
export function iconName(icon: string): string {
  return ICON_WORDS[icon]?.[0] ?? icon;
}

/** Icons with matching words. */
export function findIcons(search: string): string[] {
  return findByText(SPECIALTY_ICONS, (icon) => (ICON_WORDS[icon] ?? []).join(' '), search.trim());
}
