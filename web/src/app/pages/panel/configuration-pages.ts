/** One file for all parts, because the first page lists every file. */
export { PricesPage } from '../../../features/pricing/PricesPage';
export { ServicesPage } from '../../../features/services/ServicesPage';
export { ClinicPage } from '../../../features/settings/ClinicPage';
export { OpeningHoursPage } from '../../../features/settings/opening-hours/OpeningHoursPage';
export { ConventionsPage } from '../../../features/settings/ConventionsPage';
export { WaitingScreensPage } from '../../../features/waiting-screens/panel/WaitingScreensPage';
export { SecuritySettingsPage } from '../../../features/settings/security/SecuritySettingsPage';
