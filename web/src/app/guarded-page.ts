import type { ComponentType } from 'react';

import type { SessionUserFragment } from '../shared/session/session.generated';
import { page } from './arriving-page';

/** The guards' file, beside that of the page they guard: visitors need neither. */
export const guards = () => import('./guards');

/** For a route's `lazy`: a page about whoever is signed in. */
export function ofViewer(load: () => Promise<ComponentType<{ viewer: SessionUserFragment }>>) {
  return page(async () => {
    const [{ withViewer }, Page] = await Promise.all([guards(), load()]);
    return withViewer(Page);
  });
}

/** For a route's `lazy`: a page about the professional who is signed in. */
export function ofProfessional(load: () => Promise<ComponentType<{ professionalId: number }>>) {
  return page(async () => {
    const [{ withProfile }, Page] = await Promise.all([guards(), load()]);
    return withProfile(Page);
  });
}
