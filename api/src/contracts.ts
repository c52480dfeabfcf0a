import 'reflect-metadata';

import { openApiDocument } from './platform/rest/openapi/openapi-document';
import { restTable } from './rest';
import { apiSchema, printContract } from './schema';

/** For npm run check and npm run changelog: what callers of GraphQL and REST rely on. */
process.stdout.write(
  JSON.stringify({
    schema: printContract(apiSchema()),
    openApi: openApiDocument(restTable().flatMap(({ rows }) => rows)),
  }),
);
