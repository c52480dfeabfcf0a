import { birthDayFault } from '@turnero/api/domain/arrival';

import { dayOfMonth } from '../../../kit/time/wall-time';

export const DNI_LENGTH = 8;
export const BIRTH_DAY_LENGTH = 4;

/** The digits of a typed text, at most `length`. */
export function digitsOf(text: string, length: number): string {
  return text.replaceAll(/\D/g, '').slice(0, length);
}

/** "30.111.222" */
export function dniText(digits: string): string {
  return digits.replaceAll(/\B(?=(\d{3})+$)/g, '.');
}

/** "09/04" while it is typed, day before month. */
export function birthDayText(digits: string): string {
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** MM-dd of the digits of day and month. */
export function birthDayOf(digits: string): string {
  return `${digits.slice(2)}-${digits.slice(0, 2)}`;
}

/** "9 de abril"; null until it is a day. */
export function birthDayInWords(digits: string): string | null {
  const birthDay = birthDayOf(digits);
  return digits.length === BIRTH_DAY_LENGTH && birthDayFault(birthDay) === null ? dayOfMonth(`2000-${birthDay}`) : null;
}
