import { errorsOf } from '#src/kit/form/fieldErrors.ts'
import { proposedBrand } from './proposedBrand.ts'

/** Messages by field, as forms expect them. */
export type Errors = Record<string, string>

/** The errors of a proposal (`after.<field>`) at the fields of the form. */
export const refusedIn = (keys: object): Errors =>
  errorsOf(
    Object.fromEntries(Object.entries(keys).map(([name, key]) => [name.replace(/^after\./, ''), key])),
    proposedBrand.fields,
  )
