import type { Extension } from './extension-point';
import type { Batch } from './jobs/housekeeping';
import type { Round } from './jobs/round';
import type { WorkedQueue } from './jobs/worked-queue';
import type { FilledPage } from './http/filled-page';
import { registerMails, type MailKind } from './mail/mail-kind';
import { MAIL } from './mail/mail-queue';
import type { TableRow } from './rest/table';

type Class = abstract new (...args: never[]) => unknown;

/** What a folder of features brings to the product. */
export interface Feature {
  /** That of the folder, and the first part of its statements' names. */
  readonly name: string;
  /** Its tables: it alone writes them. */
  readonly entities?: readonly Class[];
  readonly resolvers?: readonly Class[];
  /** Its rows of REST. */
  readonly routes?: readonly TableRow[];
  /** Pages of the web that arrive with their content. */
  readonly pages?: readonly FilledPage[];
  /** Every sort of mail that it asks for. */
  readonly mails?: readonly MailKind<never>[];
  /** What of its tables nobody can use any more. */
  readonly expiries?: readonly Batch[];
  /** Queues of its own. */
  readonly queues?: readonly WorkedQueue[];
  /** What it does without being asked. */
  readonly rounds?: readonly Round[];
  /** What it adds to features that it stands on, where they ask for it. */
  readonly extensions?: readonly Extension[];
}

/**
 * The features as they are, with their mails registered and each one's extensions connected to the features below it. Throws
 * when a name is taken twice: what is stored under it could not be told apart.
 */
export function assembled(features: readonly Feature[]): readonly Feature[] {
  assertDistinct('features', features);
  const mails = features.flatMap((feature) => feature.mails ?? []);
  assertDistinct('mails', mails);
  assertDistinct('queues', [MAIL, ...features.flatMap(({ queues = [] }) => queues)]);
  assertDistinct('rounds', features.flatMap(({ rounds = [] }) => rounds));
  registerMails(mails);
  for (const extension of features.flatMap(({ extensions = [] }) => extensions)) extension.connect();
  return features;
}

function assertDistinct(what: string, all: readonly { name: string }[]): void {
  const names = all.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`There are two ${what} ${twice}`);
}
