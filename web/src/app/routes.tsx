import { createBrowserRouter, createMemoryRouter, Navigate, type RouteObject } from 'react-router-dom';

import { LOGIN_PATH, MY_APPOINTMENTS_PATH } from '../clinic/paths';
import {
  CONFIRM_EMAIL_PATH,
  FORGOT_PASSWORD_PATH,
  INVITATION_PATH,
  REGISTER_PATH,
  RESET_PASSWORD_PATH,
  SECURITY_PATH,
} from '../features/accounts/accounts.paths';
import { CANCEL_ROUTE, CONFIRMATION_ROUTE, RESCHEDULE_ROUTE } from '../features/appointments/appointments.paths';
import { AVAILABILITY_PATH, OLD_AVAILABILITY_PATH } from '../features/dashboard/dashboard.paths';
import { OLD_HOME_PATH } from '../features/landing/landing.paths';
import { SENT_REQUEST_ROUTE } from '../features/requests/requests.paths';
import { EARLIER_ROUTE, JOIN_PATH, LEAVE_ROUTE, OFFER_ROUTE } from '../features/waiting-list/waiting-list.paths';
import { ARRIVALS_ROUTE, SCREEN_ROUTE } from '../features/waiting-screens/waiting-screens.paths';
import { setRouteOfReports } from '../kit/crash/report-crash';
import { PageSpinner } from '../kit/states/PageSpinner';
import { page } from './arriving-page';
import { drawnRoutes } from './drawn-routes';
import { guards, ofViewer } from './guarded-page';
import { dashboardRoute, panelRoute } from './pages/panel/panel-route';
import { ErrorPage } from './shell/ErrorPage';
import { Shell } from './shell/Shell';
import { unknownPage } from './pages/unknown-page';

/** Each screen but the landing has its own file. */
export const routes: RouteObject[] = [
  {
    // Without header and session.
    path: SCREEN_ROUTE,
    errorElement: <ErrorPage />,
    HydrateFallback: PageSpinner,
    lazy: page(async () => (await import('../features/waiting-screens/screen/ScreenPage')).ScreenPage),
  },
  {
    // Without header and session.
    path: ARRIVALS_ROUTE,
    errorElement: <ErrorPage />,
    HydrateFallback: PageSpinner,
    lazy: page(async () => (await import('../features/waiting-screens/arrivals/ArrivalsPage')).ArrivalsPage),
  },
  {
    element: <Shell />,
    errorElement: <ErrorPage />,
    children: [
      {
        errorElement: <ErrorPage />,
        HydrateFallback: PageSpinner,
        children: [
          ...drawnRoutes,
          {
            path: OLD_HOME_PATH,
            lazy: page(async () => (await import('../features/landing/OldLandingPage')).OldLandingPage),
          },
          {
            path: LOGIN_PATH,
            lazy: page(async () => (await import('../features/accounts/LoginPage')).LoginPage),
          },
          {
            path: REGISTER_PATH,
            lazy: page(async () => (await import('../features/accounts/RegisterPage')).RegisterPage),
          },
          {
            path: CONFIRM_EMAIL_PATH,
            lazy: page(async () => (await import('../features/accounts/ConfirmEmailPage')).ConfirmEmailPage),
          },
          {
            path: FORGOT_PASSWORD_PATH,
            lazy: page(async () => (await import('../features/accounts/ForgotPasswordPage')).ForgotPasswordPage),
          },
          {
            path: RESET_PASSWORD_PATH,
            lazy: page(async () => (await import('../features/accounts/ResetPasswordPage')).ResetPasswordPage),
          },
          {
            path: INVITATION_PATH,
            lazy: page(async () => (await import('../features/accounts/InvitationPage')).InvitationPage),
          },
          {
            path: SECURITY_PATH,
            lazy: ofViewer(async () => (await import('../features/accounts/second-factor/SecurityPage')).SecurityPage),
          },
          {
            path: SENT_REQUEST_ROUTE,
            lazy: page(async () => (await import('../features/requests/sent/SentRequestPage')).SentRequestPage),
          },
          {
            path: CONFIRMATION_ROUTE,
            lazy: page(
              async () => (await import('../features/appointments/confirmation/ConfirmationPage')).ConfirmationPage,
            ),
          },
          {
            path: CANCEL_ROUTE,
            lazy: page(async () => (await import('../features/appointments/cancel/CancelByLinkPage')).CancelByLinkPage),
          },
          {
            path: RESCHEDULE_ROUTE,
            lazy: page(async () => (await import('../features/appointments/reschedule/ReschedulePage')).ReschedulePage),
          },
          {
            path: OFFER_ROUTE,
            lazy: page(async () => (await import('../features/waiting-list/offer/OfferPage')).OfferPage),
          },
          {
            path: JOIN_PATH,
            lazy: page(async () => (await import('../features/waiting-list/join/JoinPage')).JoinPage),
          },
          {
            path: EARLIER_ROUTE,
            lazy: page(async () => (await import('../features/waiting-list/join/EarlierPage')).EarlierPage),
          },
          {
            path: LEAVE_ROUTE,
            lazy: page(async () => (await import('../features/waiting-list/leave/LeavePage')).LeavePage),
          },
          {
            lazy: page(async () => (await guards()).PatientsOnly),
            children: [
              {
                path: MY_APPOINTMENTS_PATH,
                lazy: page(async () => (await import('./pages/MyAppointments')).MyAppointments),
              },
            ],
          },
          {
            lazy: page(async () => (await guards()).RequireSession),
            children: [
              { path: OLD_AVAILABILITY_PATH, element: <Navigate to={AVAILABILITY_PATH} replace /> },
              dashboardRoute,
            ],
          },
          {
            lazy: page(async () => (await guards()).AdministratorsOnly),
            children: [panelRoute],
          },
          { path: '*', lazy: unknownPage },
        ],
      },
    ],
  },
];

export function createRouter() {
  keyFirstEntry();
  return telling(createBrowserRouter(routes));
}

/** The router calls each entry opened by address "default", so they would share a scroll position. */
function keyFirstEntry() {
  const state = history.state as { key?: string } | null;
  if (state?.key === undefined) history.replaceState({ ...state, key: String(Date.now()) }, '');
}

/** In memory, without an address bar. */
export function createTestRouter(path: string) {
  return telling(createMemoryRouter(routes, { initialEntries: [path] }));
}

/** Crash reports carry the route's pattern. */
function telling(router: ReturnType<typeof createBrowserRouter>) {
  setRouteOfReports(
    () => router.state.matches.findLast(({ route }) => route.path !== undefined)?.route.path ?? 'unknown',
  );
  return router;
}
