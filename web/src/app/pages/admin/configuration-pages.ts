/** The parts of Configuración, in one file: the first page of the clinic would otherwise carry the way to each. */
export { IncomePage } from '../../../features/income/IncomePage';
export { PricesPage } from '../../../features/pricing/PricesPage';
export { ServicesPage } from '../../../features/services/ServicesPage';
export { ClinicPage } from '../../../features/settings/ClinicPage';
export { TimeZonePage } from '../../../features/settings/TimeZonePage';
