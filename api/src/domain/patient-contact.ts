interface Contact {
  patientEmail: string | null;
  patientPhone: string | null;
}

/**
 * E-mail in lower case, else the phone's digits; '' for neither. With the name it identifies a patient. `patient_contact`
 * is the same in SQL.
 */
export function patientContact({ patientEmail, patientPhone }: Contact): string {
  return patientEmail?.toLowerCase() ?? patientPhone?.replaceAll(/\D/g, '') ?? '';
}
