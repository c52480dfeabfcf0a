interface Mail {
  to: string;
  subject: string;
  text: string;
}

const WITHIN_MS = 15_000;
const PAUSE_MS = 200;

/** The first link to `path`, a regular expression's source, in the newest mail to `to` that has one. Waits for it; rejects when none comes. */
export async function mailedLink(to: string, path: string): Promise<string> {
  const wanted = new RegExp(`https?://\\S+${path}\\?\\S+`);
  const linkOf = ({ text }: Mail) => wanted.exec(text)?.[0];
  const mail = await mailOf(to, (one) => linkOf(one) !== undefined, `has a link to ${path}`);
  return linkOf(mail)!;
}

/**
 * The newest mail to `to` whose subject begins so and has `part` in it: people who have had mails of that name before
 * need to say which they wait for. Rejects when none comes.
 */
export function mailNamed(to: string, beginning: string, part = ''): Promise<Mail> {
  return mailOf(to, ({ subject }) => subject.startsWith(beginning) && subject.includes(part), `is called ${beginning}${part && ` … ${part}`}`);
}

async function mailOf(to: string, isIt: (mail: Mail) => boolean, what: string): Promise<Mail> {
  for (let waited = 0; waited < WITHIN_MS; waited += PAUSE_MS) {
    const mails = (await (await fetch(`${process.env.E2E_URL}/dev/mail.json`)).json()) as Mail[];
    const mail = mails.filter((one) => one.to === to).findLast(isIt);
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`No mail to ${to} ${what}.`);
}
