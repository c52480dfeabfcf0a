import { birthDateFault } from '../../domain/birth-date';
import { dateOf } from '../../domain/clinic-time';
import { readCountry } from '../../domain/countries';
import { floorToMinute } from '../../domain/epoch-minute';
import { readBirthDate } from '../../domain/import-dates';
import { readDocument, readSex } from '../../domain/import-values';
import { identifierFault, tidyIdentifier, type IdentifierData } from '../../domain/patient-identifiers';
import { adminMay } from '../../platform/access/actor';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { AppError } from '../../platform/errors/app-error';
import { tidyPhones } from '../../platform/validation/phones';
import { matchPatient, type Match } from '../patients/match-patient';
import { CreatePatientInput } from '../patients/patient.inputs';
import { addPatient, fillPatient, lockPatient, refusingTakenIdentifier } from '../patients/patient.service';
import { lockPatientName } from '../patients/lock-patient-name';
import { clinicSettings } from '../settings/settings.service';
import type { ImportFault } from './import-result.object';
import { FaultList, fullName, type Conflict, type Importer, type Values } from './importer';

interface PatientRow {
  input: Omit<CreatePatientInput, 'identifiers'>;
  dni: IdentifierData | null;
}

/** Known patients are filled where empty, others added. */
export async function patientImporter(ctx: Context): Promise<Importer<PatientRow>> {
  assertCan(adminMay(ctx.actor, 'patients'));
  const { countryCode, timeZone } = await clinicSettings(ctx);
  const today = dateOf(timeZone, floorToMinute(ctx.now));
  const tidy = ({ input }: PatientRow) => tidyPhones(input, () => Promise.resolve(countryCode));
  return {
    read: (values) => readPatient(values, today),
    keyOf: ({ input: { name, email, phone, birthDate }, dni }) => [
      name.toLowerCase(),
      dni ? `${dni.number} ${dni.registeredSex}` : '',
      (email ?? '').toLowerCase(),
      (phone ?? '').replace(/\D/g, ''),
      birthDate ?? '',
    ],
    conflicts: async (rows) => {
      const conflicts = new Map<number, Conflict>();
      for (const { line, row } of rows) {
        await tidy(row);
        const match = await matchPatient(ctx.db, row.input, row.dni);
        const conflict = faultOf(match) ?? (match.id === null ? null : 'fills');
        if (conflict !== null) conflicts.set(line, conflict);
      }
      return conflicts;
    },
    make: async (tx, row) => {
      await tidy(row);
      const { input, dni } = row;
      return refusingTakenIdentifier(
        (async () => {
          await lockPatientName(tx, input.name);
          const found = await matchPatient(tx, input, dni);
          if (found.id !== null) await lockPatient(tx, found.id);
          const match = found.id === null ? found : await matchPatient(tx, input, dni);
          const fault = faultOf(match);
          if (fault !== null) throw new AppError('CONFLICT', fault.message, { field: fault.field ?? 'name' });
          if (match.id === null) {
            const { id, version } = await addPatient(ctx, tx, input, dni ? [dni] : []);
            return { patientId: id, patientVersion: version, isFilled: false };
          }
          const { id, version } = await fillPatient(ctx, tx, match.id, input, dni);
          return { patientId: id, patientVersion: version, isFilled: true };
        })(),
      );
    },
  };
}

const WRONG_SEX = 'El sexo es F, M o X, como en el DNI';
const UNCLEAR_M = 'No sabemos si M es masculino o mujer: agregá F/M o H/M al nombre de la columna';

function readPatient(values: Values, today: string): PatientRow {
  const faults = new FaultList();
  const [givenNames, familyNames] = namesOf(values('name'), values('surname'));
  const birthDate = faults.read(
    'birthDate',
    values('birthDate'),
    (text) => readBirthDate(text, today),
    'La fecha no es válida: escribila como 21-11-1980',
  );
  const born = birthDate === null ? null : birthDateFault(birthDate, today);
  if (born !== null) faults.add('birthDate', born);
  const registeredSex = faults.read('sex', values('sex'), readSex, /^m$/i.test(values('sex')) ? UNCLEAR_M : WRONG_SEX);
  const nationality = faults.read(
    'nationality',
    values('nationality'),
    readCountry,
    'No hay un país con ese nombre: escribilo como Argentina o AR',
  );
  const typed = values('dni');
  const number = typed === '' ? null : tidyIdentifier(readDocument(typed) ?? typed);
  const dni = number === null ? null : { kind: 'dni' as const, number, registeredSex };
  const fault = dni && identifierFault(dni);
  if (fault) faults.add(identifierFault({ ...dni, registeredSex: 'X' }) === null ? 'sex' : 'dni', fault);
  const called = fullName(values('chosenName') || givenNames, familyNames);
  const input = Object.assign(new CreatePatientInput(), {
    name: called,
    givenNames: familyNames === '' ? null : givenNames || null,
    familyNames: familyNames || null,
    birthDate,
    registeredSex,
    email: values('email') || null,
    phone: values('phone') || null,
    nationality,
  });
  faults.addOf(input, { registeredSex: 'sex', givenNames: 'name', familyNames: 'surname' });
  faults.end();
  return { input, dni };
}

/** From two columns, or from one with a comma. */
function namesOf(name: string, surname: string): [givenNames: string, familyNames: string] {
  const [family = '', given, ...more] = name.split(',').map((part) => part.trim());
  return surname === '' && given && more.length === 0 ? [given, family] : [name, surname];
}

function faultOf({ why }: Match): ImportFault | null {
  return why === null ? null : FAULTS[why];
}

const FAULTS: Readonly<Record<NonNullable<Match['why']>, ImportFault>> = {
  several: {
    field: null,
    message: 'Más de un paciente tiene ese nombre y ese contacto. Unilos, o completá el DNI',
  },
  two: {
    field: 'dni',
    message: 'El DNI es de un paciente, y el nombre y el contacto son de otro. Unilos antes, o corregí la fila',
  },
  other_name: { field: 'dni', message: 'Un paciente con otro nombre ya tiene ese DNI' },
  other_document: { field: 'dni', message: 'El paciente con ese nombre y ese contacto tiene otro DNI' },
  other_sex: { field: 'sex', message: 'El paciente que coincide tiene otro sexo registral. Revisá si es otra persona' },
  other_birth_date: {
    field: 'birthDate',
    message: 'El paciente que coincide nació en otra fecha. Revisá si es otra persona',
  },
};
