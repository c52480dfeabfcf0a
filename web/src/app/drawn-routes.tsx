import type { RouteObject } from 'react-router-dom';

import { HOME_PATH } from '../clinic/paths';
import { SLOT_QUERY } from '../clinic/slots/slot-url';
import { BOOKING_ROUTE } from '../features/booking/booking.paths';
import { PROFESSIONAL_PAGE_ROUTE, SPECIALTY_PAGE_ROUTE } from '../features/directory/directory.paths';
import { LandingPage } from '../features/landing/LandingPage';
import { SEARCH_KEY } from '../features/landing/search/search-box';
import { REQUEST_ROUTE } from '../features/requests/requests.paths';
import { page } from './arriving-page';
import { PageBoundary } from './shell/BrokenPage';

/** Other parameters of an address, such as trackers, don't change what the server draws. */
export interface DrawnHandle {
  reads?: readonly string[];
}

/** Public pages that the server draws, so that a slow phone shows them before any script. */
export const drawnRoutes: RouteObject[] = [
  {
    path: HOME_PATH,
    handle: { reads: [SEARCH_KEY] } satisfies DrawnHandle,
    element: (
      <PageBoundary>
        <LandingPage />
      </PageBoundary>
    ),
  },
  {
    path: REQUEST_ROUTE,
    lazy: page(async () => (await import('../features/requests/send/RequestPage')).RequestPage),
  },
  {
    path: BOOKING_ROUTE,
    handle: { reads: Object.values(SLOT_QUERY) } satisfies DrawnHandle,
    lazy: page(async () => (await import('../features/booking/BookingPage')).BookingPage),
  },
  {
    path: PROFESSIONAL_PAGE_ROUTE,
    lazy: page(async () => (await import('../features/directory/ProfessionalPage')).ProfessionalPage),
  },
  {
    path: SPECIALTY_PAGE_ROUTE,
    lazy: page(async () => (await import('../features/directory/SpecialtyPage')).SpecialtyPage),
  },
];
