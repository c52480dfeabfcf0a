import { areNear } from '@turnero/api/domain/near-words';

const USUAL = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com.ar',
  'yahoo.com',
  'hotmail.com.ar',
  'outlook.com.ar',
  'live.com.ar',
  'live.com',
  'icloud.com',
  'fibertel.com.ar',
  'speedy.com.ar',
  'arnet.com.ar',
  'ciudad.com.ar',
];
/** Real providers that look like typing errors. */
const ALSO_REAL = ['mail.com', 'email.com', 'ymail.com', 'rocketmail.com'];

/** rosa@gmial.com as rosa@gmail.com; undefined if the domain is not one typing error from a usual one. */
export function suggestedEmail(typed: string): string | undefined {
  const email = typed.trim();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || [...USUAL, ...ALSO_REAL].includes(domain)) return undefined;
  const nearest = USUAL.find((usual) => areNear(domain, usual));
  return nearest && `${email.slice(0, at)}@${nearest}`;
}
