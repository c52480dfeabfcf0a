import type { FormFieldType } from '@turnero/api/domain/request-form';

/** The nine types of question, as administrators read them. */
export const QUESTION_TYPES: Readonly<Record<FormFieldType, string>> = {
  text: 'Texto corto',
  textarea: 'Texto largo',
  email: 'Correo electrónico',
  tel: 'Teléfono',
  number: 'Número',
  date: 'Fecha',
  select: 'Lista desplegable',
  radio: 'Opciones, una sola',
  checkbox: 'Casillas',
};

/** Whether the empty control can hold a hint. */
export function takesPlaceholder(type: FormFieldType): boolean {
  return type !== 'radio' && type !== 'checkbox' && type !== 'date';
}
