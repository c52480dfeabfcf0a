import { existsSync } from 'node:fs';
import { readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { makeFolder } from '../make-folder';
import { MailRefused, headerText, isOneAddress, type Attachment, type Mail, type Mailer } from './mail';

export interface OutboxMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601, UTC. */
  at: string;
  attachments: readonly Attachment[];
}

interface StoredMail extends OutboxMail {
  /** hrtime: orders mails of one instant. */
  order?: string;
}

/** One JSON file each. */
export class Outbox implements Mailer {
  constructor(private readonly folder: string) {}

  async send(mail: Mail, at: Date): Promise<void> {
    if (!isOneAddress(mail.to)) throw new MailRefused('Not one address');
    const file = path.join(this.folder, `${mail.id}.json`);
    if (existsSync(file)) return;
    const { to, text, html, attachments } = mail;
    const order = String(process.hrtime.bigint());
    const content: StoredMail = {
      to,
      subject: headerText(mail.subject),
      text,
      html,
      at: at.toISOString(),
      order,
      attachments,
    };
    await makeFolder(this.folder, 0o700);
    // Renamed once complete, for readers.
    await writeFile(`${file}.part`, JSON.stringify(content, null, 2), { mode: 0o600 });
    await rename(`${file}.part`, file);
  }

  /** Newest last. */
  async list(): Promise<OutboxMail[]> {
    const texts = await Promise.all((await this.names()).map((name) => readFile(path.join(this.folder, name), 'utf8')));
    const stored = texts.map((text) => JSON.parse(text) as StoredMail).toSorted(byTime);
    return stored.map(({ to, subject, text, html, at, attachments }) => ({ to, subject, text, html, at, attachments }));
  }

  private async names(): Promise<string[]> {
    const names = await readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names.filter((name) => name.endsWith('.json'));
  }
}

function byTime(a: StoredMail, b: StoredMail): number {
  return a.at.localeCompare(b.at) || Number(BigInt(a.order ?? 0) - BigInt(b.order ?? 0));
}
