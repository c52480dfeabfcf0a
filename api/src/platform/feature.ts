import type { ScopeArea } from '../domain/scopes';
import type { LivesAgain } from './backup/lives-again';
import type { Context } from './context';
import type { Extension } from './extension-point';
import type { Batch, SettledBatch } from './jobs/housekeeping';
import type { Round } from './jobs/round';
import type { WorkedQueue } from './jobs/worked-queue';
import type { FilledPage } from './http/filled-page';
import type { ServedText } from './http/served-text';
import { registerMails, type MailKind } from './mail/mail-kind';
import { MAIL } from './mail/mail-queue';
import type { DatedExamples } from './rest/openapi/examples';
import type { TableRow } from './rest/table';

type Class = abstract new (...args: never[]) => unknown;

export interface Feature {
  /** The folder, and the prefix of statement names. */
  readonly name: string;
  /** The area of the scopes that keys need for its root fields; without one no key may. */
  readonly scope?: ScopeArea;
  /** No other feature writes them. */
  readonly entities?: readonly Class[];
  readonly resolvers?: readonly Class[];
  readonly routes?: readonly TableRow[];
  /** What the examples of its routes say. */
  readonly examples?: readonly DatedExamples[];
  readonly pages?: readonly FilledPage[];
  readonly texts?: readonly ServedText[];
  readonly mails?: readonly MailKind<never>[];
  readonly expiries?: readonly (Batch | SettledBatch)[];
  /** Of its rows, what a restored backup must not bring alive again; $1 is now. */
  readonly afterRestore?: readonly Batch[];
  /** Of its rows, what a restored backup brings alive again, and an operator may want revoked. */
  readonly livesAgain?: readonly LivesAgain[];
  readonly queues?: readonly WorkedQueue[];
  readonly rounds?: readonly Round[];
  readonly gauges?: FeatureGauges;
  readonly extensions?: readonly Extension[];
}

/** Figures of /metrics, read together when they are asked for. Name nobody. */
export interface FeatureGauges {
  readonly of: readonly FeatureGauge[];
  /** Beside whose they are. */
  readonly labels?: readonly string[];
  read(ctx: Context): Promise<readonly GaugedRow[]>;
}

export interface GaugedRow {
  readonly labels?: Readonly<Record<string, string>>;
  /** One for each gauge, in their order; null: there is none. */
  readonly values: readonly (number | null)[];
}

interface FeatureGauge {
  readonly name: string;
  readonly help: string;
  /** Seconds since something: it grows while nobody reads it. */
  readonly isAge?: true;
}

/** Throws for a duplicate name: data is stored under names. */
export function assembled(features: readonly Feature[]): readonly Feature[] {
  assertDistinct('features', features);
  const mails = features.flatMap((feature) => feature.mails ?? []);
  assertDistinct('mails', mails);
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
