import { adminMay } from '../../../platform/access/actor';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { invalid } from '../../../platform/errors/app-error';
import { trimmed } from '../../../platform/validation/text';
import { lockPatientName } from '../../patients/lock-patient-name';
import { lockPatient } from '../../patients/patient.service';
import { addChild, addMember } from '../../patients/relations/family-member.service';
import { familyMemberCalled, lockFamilyMember } from '../../patients/relations/family';
import type { NewAppointmentInput, PatientOrOtherInput } from '../appointment.inputs';

type Given = Pick<
  PatientOrOtherInput,
  'patientId' | 'familyKind' | 'patientName' | 'patientBirthDate' | 'contactName'
> &
  Pick<NewAppointmentInput, 'relativeId'>;

/**
 * The patient whom the caller names by id, or by name in the family, or adds to it; {}: found by name and contact.
 * Until the commit the patient does not merge, nor does the relation end. BAD_REQUEST for patients of others, and for a
 * relative without a relation or beside an id.
 */
export async function bookedPatient(ctx: Context, tx: Transaction, given: Given): Promise<Partial<Given>> {
  const { patientId, familyKind, patientBirthDate, contactName, relativeId } = given;
  if (relativeId != null && (familyKind == null || patientId != null)) {
    throw invalid('relativeId', 'Para sumar al paciente a una familia, indicá el vínculo y ningún otro paciente');
  }
  if (patientId == null && familyKind == null) return {};
  if (patientId != null && adminMay(ctx.actor, 'appointments')) {
    return { patientId: (await lockPatient(tx, patientId, 'for_key_share')).id };
  }
  if (trimmed(contactName) === null) throw invalid('contactName', 'El nombre de quien reserva es requerido');
  if (patientId != null) return familyMember(ctx, tx, patientId, 'patientId');
  if (patientBirthDate == null) throw invalid('patientBirthDate', 'La fecha de nacimiento es requerida');
  const input = { name: given.patientName, birthDate: patientBirthDate, kind: familyKind! };
  if (relativeId != null) {
    return { patientId: await addChild(ctx, tx, relativeId, input, MEMBER_FIELDS), familyKind: null, relativeId: null };
  }
  await lockPatientName(tx, input.name);
  const known = await familyMemberCalled(ctx, tx, input);
  if (known !== null) return familyMember(ctx, tx, known, 'patientName');
  const member = await addMember(ctx, tx, input, MEMBER_FIELDS);
  return { patientId: member.patientId, familyKind: null };
}

async function familyMember(ctx: Context, tx: Transaction, patientId: string, field: string): Promise<Partial<Given>> {
  const member = await lockFamilyMember(ctx, tx, patientId);
  if (!member) throw invalid(field, 'Ya no podés sacar turnos para esta persona. Elegí otra');
  const { id, name, birthDate } = member.patient;
  return { patientId: id, patientName: name, patientBirthDate: birthDate, familyKind: null };
}

const MEMBER_FIELDS = { name: 'patientName', birthDate: 'patientBirthDate', kind: 'familyKind' };
