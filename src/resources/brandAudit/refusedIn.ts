import { messageFor } from '#src/kit/input/problemOf.ts'
import { proposedBrand } from './proposedBrand.ts'

/** Messages by field, as forms expect them. */
export type Errors = Record<string, string>

/**
 * The errors of a proposal (`after.<field>`) at the fields of the form, in the form of react-admin's
 * validators, which have the bounds for the message.
 */
export const refusedIn = (fields: object): Errors =>
  Object.fromEntries(
    Object.entries(fields).map(([name, key]) => {
      const source = name.replace(/^after\./, '')
      const field = source in proposedBrand.fields ? proposedBrand.fields[source as keyof Fields] : undefined
      return [source, `@@react-admin@@${JSON.stringify(messageFor(field, String(key)))}`]
    }),
  )

type Fields = typeof proposedBrand.fields
