import type { FormFieldType } from '@turnero/api/domain/request-form';

/** Whether the empty control can show a hint. */
export function takesPlaceholder(type: FormFieldType): boolean {
  return type !== 'radio' && type !== 'checkbox' && type !== 'date';
}
