import 'reflect-metadata';

import { ExampleBook } from './platform/rest/openapi/examples';
import { openApiDocument } from './platform/rest/openapi/openapi-document';
import { restTable } from './rest';
import { apiSchema, printContract } from './schema';

/** Fixed, so that examples don't change daily. */
const EXAMPLE_MONDAY = '2027-03-01';

export function contracts(): { schema: string; openApi: object } {
  const { resources, examples, outgoing, groups } = restTable();
  return {
    schema: printContract(apiSchema()),
    openApi: openApiDocument({ resources, book: new ExampleBook(examples, EXAMPLE_MONDAY), outgoing, groups }),
  };
}

/** For npm run changelog. */
if (require.main === module) process.stdout.write(JSON.stringify(contracts()));
