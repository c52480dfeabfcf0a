/** Loads what a start needs without a database, for V8's code cache in the build. */
import 'reflect-metadata';

import './app';
import './config';
import './demo/known-passwords';
import './demo/seed-demo-clinic';
import './features/accounts/admin/admin-account.service';
import './open-database';
import './platform/mail/outbox';
import { createApollo } from './platform/graphql/apollo';
import { KnownDocuments } from './platform/graphql/known-documents';
import { executorOf } from './platform/graphql/execution/execute-operation';
import { apiSchema } from './schema';

const schema = apiSchema();
createApollo({
  documents: new KnownDocuments(null),
  schema,
  execute: executorOf(schema),
  publicErrorFor: () => (thrown) => {
    throw thrown;
  },
});

/** For the build. Throws for an invalid row. */
export function proveRest(): void {
  const { restTable } = require('./rest') as typeof import('./rest');
  restTable();
}
