/** One file for all parts, because the first page lists every file. */
export { PricesPage } from '../../../features/pricing/PricesPage';
export { ServicesPage } from '../../../features/services/ServicesPage';
export { ClinicPage } from '../../../features/settings/ClinicPage';
export { TimeZonePage } from '../../../features/settings/TimeZonePage';
export { WaitingScreensPage } from '../../../features/waiting-screens/panel/WaitingScreensPage';
export { SecuritySettingsPage } from '../../../features/settings/security/SecuritySettingsPage';
