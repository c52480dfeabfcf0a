import { licenseNumbers } from '../../domain/license-numbers';
import { feeText } from './fee/fee-summary';
import type { Professional } from './professional.object';
import type { ClinicSettings } from '../settings/settings.service';
import type { Specialty } from '../specialties/specialty.entity';
import { pictureUrlOf } from '../users/pictures/picture-url';
import { bookingPath, professionalPath, requestPath, specialtyPath } from '../../domain/page-paths';

/** schema.org data (MedicalClinic, Physician, ReserveAction); JSON omits absent fields. */

export interface Site {
  /** Without a final slash. */
  origin: string;
  clinic: ClinicSettings;
}

const CONTEXT = { '@context': 'https://schema.org' };

export function clinicData({ origin, clinic }: Site) {
  return {
    ...CONTEXT,
    '@type': 'MedicalClinic',
    '@id': `${origin}/#clinica`,
    name: clinic.name,
    url: `${origin}/`,
    address: addressOf(clinic),
    telephone: clinic.phone ?? undefined,
  };
}

/** One line, or its parts if entered. */
function addressOf({ address, city, province, postalCode }: ClinicSettings) {
  if (city === null && province === null && postalCode === null) return address ?? undefined;
  return {
    '@type': 'PostalAddress',
    streetAddress: address ?? undefined,
    addressLocality: city ?? undefined,
    addressRegion: province ?? undefined,
    postalCode: postalCode ?? undefined,
  };
}

export function professionalData(site: Site, professional: Professional) {
  const { '@context': _, ...clinic } = clinicData(site);
  return { ...CONTEXT, ...physician(site, professional), parentOrganization: clinic };
}

export function specialtyData(
  site: Site,
  specialty: Specialty & { slug: string },
  professionals: readonly Professional[],
) {
  const { origin } = site;
  return {
    ...clinicData(site),
    '@id': undefined,
    url: origin + specialtyPath(specialty.slug),
    medicalSpecialty: specialty.name,
    description: specialty.description || undefined,
    parentOrganization: { '@id': `${origin}/#clinica` },
    department: professionals.map((professional) => physician(site, professional)),
    potentialAction: reserveAction(origin + requestPath(specialty.id)),
  };
}

function physician({ origin, clinic }: Site, professional: Professional) {
  const { id, slug, name, bio, fee, pictureId, specialtyName } = professional;
  const licenses = licenseNumbers(professional.licenseNumber);
  const picture = pictureUrlOf(pictureId);
  return {
    '@type': 'Physician',
    name,
    url: origin + professionalPath(slug),
    image: picture === null ? undefined : origin + picture,
    description: bio || undefined,
    medicalSpecialty: specialtyName ?? undefined,
    identifier:
      licenses.length === 0
        ? undefined
        : licenses.map((value) => ({ '@type': 'PropertyValue', propertyID: 'Matrícula', value })),
    address: addressOf(clinic),
    telephone: clinic.phone ?? undefined,
    priceRange: fee === null ? undefined : feeText(fee, clinic.currency),
    potentialAction: reserveAction(origin + bookingPath(id)),
  };
}

function reserveAction(address: string) {
  return {
    '@type': 'ReserveAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: address,
      inLanguage: 'es-AR',
      actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
    },
    result: { '@type': 'Reservation', name: 'Turno' },
  };
}
