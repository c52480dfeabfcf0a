import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { MailRefused, headerText, isOneAddress, type Mail, type Mailer } from './mail';

/** A mail as it lies in the outbox. */
export interface OutboxMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** When it was sent, ISO 8601 in UTC. */
  at: string;
  attachments: readonly { filename: string; contentType: string; content: string }[];
}

/** Instead of SMTP: a folder with a JSON file for each mail. */
export class Outbox implements Mailer {
  constructor(private readonly folder: string) {}

  /** The same mail again, after a crash between it and its record, does not lie there twice. */
  async send(mail: Mail, at: Date): Promise<void> {
    if (!isOneAddress(mail.to)) throw new MailRefused('Not one address');
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const names = await this.names();
    if (names.some((name) => name.endsWith(`_${mail.id}.json`))) return;
    const { to, text, html, attachments } = mail;
    const content: OutboxMail = { to, subject: headerText(mail.subject), text, html, at: at.toISOString(), attachments };
    const file = path.join(this.folder, `${orderOf(names)}_${mail.id}.json`);
    // Readers see all of a mail or none.
    await writeFile(`${file}.part`, JSON.stringify(content, null, 2), { mode: 0o600 });
    await rename(`${file}.part`, file);
  }

  /** Every mail, newest last. */
  async list(): Promise<OutboxMail[]> {
    const texts = await Promise.all((await this.names()).map((name) => readFile(path.join(this.folder, name), 'utf8')));
    return texts.map((text) => JSON.parse(text) as OutboxMail);
  }

  private async names(): Promise<string[]> {
    const names = await readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names.filter((name) => FILE.test(name)).toSorted();
  }
}

const FILE = /^\d{8}_[\w.-]+\.json$/;

/** One more than the last: two at once may share a number, and are then told apart by their ids. */
function orderOf(names: readonly string[]): string {
  return String(Number(names.at(-1)?.slice(0, 8) ?? 0) + 1).padStart(8, '0');
}
