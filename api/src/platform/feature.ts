import type { ScopeArea } from '../domain/scopes';
import type { RevokedOnRestore } from './backup/lives-again';
import type { Context } from './context';
import type { Extension } from './extension-point';
import type { Batch, SettledBatch } from './jobs/housekeeping';
import type { Round } from './jobs/round';
import type { WorkedQueue } from './jobs/worked-queue';
import type { FilledPage } from './http/filled-page';
import type { ServedText } from './http/served-text';
import type { Tool } from './mcp/tool';
import { registerMails, type MailKind } from './mail/mail-kind';
import { MAIL } from './mail/mail-queue';
import type { DatedExamples } from './rest/openapi/examples';
import type { TableRow } from './rest/table';

type Class = abstract new (...args: never[]) => unknown;

export interface Feature {
  /** Folder name; prefixes statement names. */
  readonly name: string;
  /** Absent: no key may use its root fields. */
  readonly scope?: ScopeArea;
  /** This feature alone writes them; of shared tables, the lowest feature (ADR 17). */
  readonly entities?: readonly Class[];
  readonly resolvers?: readonly Class[];
  readonly routes?: readonly TableRow[];
  readonly examples?: readonly DatedExamples[];
  /** For MCP. */
  readonly tools?: readonly Tool[];
  readonly pages?: readonly FilledPage[];
  readonly texts?: readonly ServedText[];
  readonly mails?: readonly MailKind<never>[];
  readonly expiries?: readonly (Batch | SettledBatch)[];
  /** Ends restored rows that must not take effect; $1 is now. */
  readonly settleOnRestore?: readonly Batch[];
  readonly revokeOnRestore?: readonly RevokedOnRestore[];
  readonly queues?: readonly WorkedQueue[];
  readonly rounds?: readonly Round[];
  readonly gauges?: FeatureGauges;
  readonly extensions?: readonly Extension[];
}

/** For /metrics, read together; no personal data. */
export interface FeatureGauges {
  readonly of: readonly FeatureGauge[];
  readonly labels?: readonly string[];
  read(ctx: Context): Promise<readonly GaugedRow[]>;
}

export interface GaugedRow {
  readonly labels?: Readonly<Record<string, string>>;
  /** One per gauge; null exports nothing. */
  readonly values: readonly (number | null)[];
}

interface FeatureGauge {
  readonly name: string;
  readonly help: string;
  /** Seconds since an event: grows between reads. */
  readonly isAge?: true;
}

/** Throws for duplicate names: data is stored under them. */
export function assembled(features: readonly Feature[]): readonly Feature[] {
  assertDistinct('features', features);
  const mails = features.flatMap((feature) => feature.mails ?? []);
  assertDistinct('mails', mails);
  assertDistinct(
    'tools',
    features.flatMap(({ tools = [] }) => tools),
  );
  assertDistinct('queues', [MAIL, ...features.flatMap(({ queues = [] }) => queues)]);
  assertDistinct(
    'rounds',
    features.flatMap(({ rounds = [] }) => rounds),
  );
  registerMails(mails);
  for (const extension of features.flatMap(({ extensions = [] }) => extensions)) extension.connect();
  return features;
}

function assertDistinct(what: string, all: readonly { name: string }[]): void {
  const names = all.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`There are two ${what} ${twice}`);
}
