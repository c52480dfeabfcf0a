import { until } from './until';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/**
 * The first link to `path` (regular expression) in the newest mail to `to` that has one and has `part` in its subject.
 * Rejects when none comes.
 */
export async function mailedLink(to: string, path: string, part = ''): Promise<string> {
  const pattern = new RegExp(`https?://\\S+${path}\\S+`);
  const linkOf = ({ text }: Mail) => pattern.exec(text)?.[0];
  const mail = await mailOf(
    to,
    (one) => one.subject.includes(part) && linkOf(one) !== undefined,
    `has a link to ${path}`,
  );
  return linkOf(mail)!;
}

/** The newest mail to `to` with a subject that begins with `beginning` and contains `part`. Rejects when none comes. */
export function mailNamed(to: string, beginning: string, part = ''): Promise<Mail> {
  return mailOf(
    to,
    ({ subject }) => subject.startsWith(beginning) && subject.includes(part),
    `is called ${beginning}${part && ` … ${part}`}`,
  );
}

function mailOf(to: string, isIt: (mail: Mail) => boolean, what: string): Promise<Mail> {
  const look = async () => {
    const mails = (await (await fetch(`${process.env.E2E_URL}/dev/mail.json`)).json()) as Mail[];
    return mails.filter((one) => one.to === to).findLast(isIt);
  };
  return until(look, `No mail to ${to} ${what}.`);
}
