import 'reflect-metadata';

import { ExampleBook } from './platform/rest/openapi/examples';
import { openApiDocument } from './platform/rest/openapi/openapi-document';
import { restTable } from './rest';
import { apiSchema, printContract } from './schema';

/** Always the same, so that days of examples are no change. */
const EXAMPLE_MONDAY = '2027-03-01';

const { resources, examples, outgoing, groups } = restTable();

/** For npm run check and npm run changelog: what callers of GraphQL and REST rely on. */
process.stdout.write(
  JSON.stringify({
    schema: printContract(apiSchema()),
    openApi: openApiDocument({ resources, book: new ExampleBook(examples, EXAMPLE_MONDAY), outgoing, groups }),
  }),
);
