import type { Transaction } from '../../../platform/database/database';
import { nameToSend } from '../../../platform/mail/mail-template';
import { Professional } from '../../professionals/professional.object';
import { Specialty } from '../../specialties/specialty.entity';
import type { WaitingListEntryEntity } from '../entries/entry.entity';
import { tokenOf } from '../tokens';

type Fact = readonly [label: string, value: string];

export const recipientOf = ({ contactName, patientName }: WaitingListEntryEntity): string => contactName ?? patientName;

/** Subject of the sentences about another person's place; null: the recipient's own. */
export function otherPatient({ contactName, patientName }: WaitingListEntryEntity): string | null {
  return contactName === null ? null : (nameToSend(patientName) ?? 'El paciente');
}

/** The patient's name, if another person asked and it may be mailed. */
export function patientFacts({ contactName, patientName }: WaitingListEntryEntity): Fact[] {
  const other = contactName === null ? null : nameToSend(patientName);
  return other === null ? [] : [['Paciente', other]];
}

export async function whoseFacts({ manager }: Transaction, entry: WaitingListEntryEntity): Promise<Fact[]> {
  const { professionalId, specialtyId } = entry;
  const whose: Fact =
    professionalId === null
      ? ['Especialidad', (await manager.findOneByOrFail(Specialty, { id: specialtyId! })).name]
      : ['Profesional', (await manager.findOneByOrFail(Professional, { id: professionalId })).name];
  return [...patientFacts(entry), whose];
}

export async function leavingLink(
  tx: Transaction,
  { id }: WaitingListEntryEntity,
  urlOf: (path: string) => string,
): Promise<{ label: string; url: string }> {
  return {
    label: 'Salir de la lista de espera',
    url: urlOf(`/lista-de-espera/salir/${await tokenOf(tx, 'entry', id)}`),
  };
}
