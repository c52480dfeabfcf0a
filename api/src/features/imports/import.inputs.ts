import { Field, InputType, Int } from 'type-graphql';

import { ImportKind } from '../../domain/import-fields';
import { Constraint } from '../../platform/graphql/constraint';
import { IsWithin } from '../../platform/validation/number';
import { IsText } from '../../platform/validation/text';

export const MOST_ROWS_AT_ONCE = 100;
const MOST_ROWS = 20_000;

const FILE_NAME = { required: 'Falta el nombre del archivo', max: 200 };
const ROWS = { min: 1, max: MOST_ROWS, message: 'El archivo debe tener entre 1 y 20.000 filas' };

@InputType({ description: 'A file that is about to be imported.' })
export class StartImportInput {
  @Field(() => ImportKind, { description: 'Record type of its rows.' })
  kind!: ImportKind;

  @IsText(FILE_NAME)
  @Field({ description: 'Name of the file, 1 to 200 characters.' })
  fileName!: string;

  @IsWithin(ROWS)
  @Field(() => Int, { description: 'Number of rows in the file, 1 to 20,000.' })
  rowCount!: number;
}

@InputType({ description: 'A row of the file.' })
export class ImportRowInput {
  @Field(() => Int, { description: 'Row number in the file, repeated in the result.' })
  line!: number;

  @Field(() => [String], { description: 'Texts in the order of the columns.' })
  values!: string[];
}

@InputType({ description: 'Some rows of a file, each with the same columns.' })
export class ImportRowsInput {
  @Field(() => [String], {
    description:
      'Field of each column: externalId (the id that prevents importing a row twice), or for rooms: name, description, ' +
      'hourlyRate, specialties, sortOrder; for professionals: name, surname, email, specialty, phone, durationMinutes, fee, ' +
      'bio; for patients: name, surname, chosenName, dni, sex, birthDate, phone, email, nationality; for insurers: name, rnasCode, kind, plans, aliases, isAccepted; ' +
      'for appointments: professional, date, time, durationMinutes, room, patientName, patientSurname, patientEmail, patientPhone, dni, notes.',
  })
  columns!: string[];

  @Constraint({ maxItems: MOST_ROWS_AT_ONCE })
  @Field(() => [ImportRowInput], { description: `At most ${MOST_ROWS_AT_ONCE}.` })
  rows!: ImportRowInput[];
}
