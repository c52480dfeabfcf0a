import type { Address, Location } from '@medplum/fhirtypes';

import type { Room } from '../../rooms/room.entity';
import type { Catalogue } from '../catalogue';
import { catalogueType } from '../search/catalogue-type';
import { CLINIC_LOCATION, clinicTelecom, roomLocation, someOf } from './terms';

const TIME_ZONE = 'http://hl7.org/fhir/StructureDefinition/timezone';
const PHYSICAL_TYPE = 'http://terminology.hl7.org/CodeSystem/location-physical-type';

const idOf = (reference: string): string => reference.slice('Location/'.length);

function clinicLocation(catalogue: Catalogue): Location {
  const { clinic } = catalogue;
  const address = addressOf(clinic);
  const telecom = someOf(clinicTelecom(catalogue));
  return {
    resourceType: 'Location',
    id: idOf(CLINIC_LOCATION),
    extension: [{ url: TIME_ZONE, valueCode: clinic.timeZone }],
    status: 'active',
    name: clinic.name,
    mode: 'instance',
    ...(telecom && { telecom }),
    ...(address && { address }),
    physicalType: { coding: [{ system: PHYSICAL_TYPE, code: 'si', display: 'Site' }] },
  };
}

function roomAsLocation({ id, name, description }: Room, { clinic }: Catalogue): Location {
  return {
    resourceType: 'Location',
    id: idOf(roomLocation(id)),
    status: 'active',
    name,
    ...(description !== '' && { description }),
    mode: 'instance',
    physicalType: { coding: [{ system: PHYSICAL_TYPE, code: 'ro', display: 'Room' }] },
    partOf: { reference: CLINIC_LOCATION, display: clinic.name },
  };
}

/** Parts only if the clinic has set them. */
function addressOf({ address: line, city, province: state, postalCode }: Catalogue['clinic']): Address | null {
  if (line === null && city === null && state === null && postalCode === null) return null;
  return {
    use: 'work',
    type: 'both',
    ...(line !== null && { text: line, line: [line] }),
    ...(city !== null && { city }),
    ...(state !== null && { state }),
    ...(postalCode !== null && { postalCode }),
  };
}

const partOf = (about: string, part: 'city' | 'state' | 'postalCode') =>
  ({
    type: 'string',
    about,
    of: ({ address }: Location) => (address?.[part] === undefined ? [] : [address[part]]),
  }) as const;

export const LOCATION = catalogueType<Location>({
  name: 'Location',
  about: 'La clínica, y sus salas.',
  all: (catalogue) => [clinicLocation(catalogue), ...catalogue.rooms.map((room) => roomAsLocation(room, catalogue))],
  // Not rooms: slots belong to the clinic, and bookings show the room.
  isPublished: ({ partOf }) => partOf === undefined,
  params: {
    name: {
      type: 'string',
      about: 'Comienzo del nombre o de una de sus palabras',
      of: ({ name }) => (name === undefined ? [] : [name]),
    },
    address: {
      type: 'string',
      about: 'Comienzo de la dirección, de una de sus partes o de una de sus palabras',
      of: ({ address }) =>
        [address?.text, address?.city, address?.state, address?.postalCode].filter((part) => part !== undefined),
    },
    'address-city': partOf('Comienzo de la localidad o de una de sus palabras', 'city'),
    'address-state': partOf('Comienzo de la provincia o de una de sus palabras', 'state'),
    'address-postalcode': partOf('Comienzo del código postal', 'postalCode'),
    partof: {
      type: 'reference',
      about: 'La clínica, de la que es parte una sala',
      targets: ['Location'],
      of: ({ partOf }) => [partOf?.reference],
    },
    status: { type: 'token', about: 'Siempre active', of: ({ status }) => [{ code: status }] },
  },
});
