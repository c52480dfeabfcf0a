import 'reflect-metadata';

import { ExampleBook } from './platform/rest/openapi/examples';
import { openApiDocument } from './platform/rest/openapi/openapi-document';
import { restTable } from './rest';
import { apiSchema, printContract } from './schema';

/** The same on every day. */
const MONDAY = '2026-06-15';
const { resources, examples } = restTable();

/** For npm run check and npm run changelog: what callers of GraphQL and REST rely on. */
process.stdout.write(
  JSON.stringify({
    schema: printContract(apiSchema()),
    openApi: openApiDocument(resources, new ExampleBook(examples, MONDAY)),
  }),
);
