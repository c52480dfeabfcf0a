import type { ComponentType } from 'react';

import type { SessionUserFragment } from '../clinic/session/session.generated';
import { page } from './arriving-page';

/** Visitors load neither guards nor guarded pages. */
export const guards = () => import('./guards');

/** A `lazy` page that needs a session. */
export function ofViewer(load: () => Promise<ComponentType<{ viewer: SessionUserFragment }>>) {
  return page(async () => {
    const [{ withViewer }, Page] = await Promise.all([guards(), load()]);
    return withViewer(Page);
  });
}

/** A `lazy` page that needs a professional profile. */
export function ofProfessional(load: () => Promise<ComponentType<{ professionalId: number }>>) {
  return page(async () => {
    const [{ withProfile }, Page] = await Promise.all([guards(), load()]);
    return withProfile(Page);
  });
}
