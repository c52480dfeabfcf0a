/** Goes the way of every start as far as it needs no database: the build keeps what V8 compiled on it. */
import 'reflect-metadata';

import './app';
import './config';
import './demo/known-passwords';
import './demo/seed-demo-clinic';
import './features/accounts/admin/admin-account.service';
import './open-database';
import './platform/mail/outbox';
import './queues';
import { createApollo } from './platform/graphql/apollo';
import { executorOf } from './platform/graphql/execution/execute-operation';
import { apiSchema } from './schema';

const schema = apiSchema();
createApollo({
  schema,
  execute: executorOf(schema),
  publicError: (thrown) => {
    throw thrown;
  },
});

/** For the build, which asks it after that. Throws when a row of REST or its document is unsound. */
export function proveRest(): void {
  const { restTable } = require('./rest') as typeof import('./rest');
  restTable();
}
