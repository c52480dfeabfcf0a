import { HEALTHCARE_SERVICE } from '../resources/healthcare-service';
import { LOCATION } from '../resources/location';
import { PRACTITIONER } from '../resources/practitioner';
import { PRACTITIONER_ROLE } from '../resources/practitioner-role';
import { SCHEDULE } from '../resources/schedule';
import type { CatalogueType } from '../search/catalogue-type';

/** In files of the bulk publication. */
export const CATALOGUE_TYPES: readonly CatalogueType[] = [
  PRACTITIONER,
  PRACTITIONER_ROLE,
  HEALTHCARE_SERVICE,
  LOCATION,
  SCHEDULE,
];
