import { readPhone } from './phone';

/** Digits for wa.me; undefined unless a single phone. Argentine mobiles need a 9 before the area. */
export async function whatsappDigits(phone: string, countryCode: string): Promise<string | undefined> {
  const read = await readPhone(phone, countryCode);
  if (!read?.isValid() || read.ext) return undefined;
  const { countryCallingCode, nationalNumber } = read;
  const isArgentine = countryCallingCode === '54';
  return `${countryCallingCode}${isArgentine && !nationalNumber.startsWith('9') ? '9' : ''}${nationalNumber}`;
}

/** A chat with `text` filled in. */
export function whatsappHref(digits: string, text: string): string {
  return `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
}
