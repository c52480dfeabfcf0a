import type { RefObject } from 'react';

import type { OwnContact } from '../../clinic/patient/own-contact';
import type { AskedFirst } from '../../clinic/patient/useOwnContactQuestion';
import { newTexts } from './texts';
import type { NewValues } from './new-form';

/** Is it for the signed-in user? The prefilled data may have been overlooked. A no focuses `lookup`. */
export function ownPatientQuestion(
  { name, email, contactName }: Pick<NewValues, 'name' | 'email' | 'contactName'>,
  own: OwnContact,
  lookup: RefObject<HTMLElement | null>,
): AskedFirst | null {
  const isOwn = contactName.trim() === '' && isSame(name, own.name) && isSame(email, own.email);
  const says = newTexts.ownPatient;
  return isOwn ? { title: says.title, text: says.text(own.name), no: says.no, place: lookup } : null;
}

const isSame = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('es') === other.trim().toLocaleLowerCase('es');
