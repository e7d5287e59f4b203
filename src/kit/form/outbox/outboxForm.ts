import { createContext } from 'react'
import type { FormValues } from '#src/kit/form/change/changes.ts'
import type { KeptFiles } from '#src/kit/form/input/keptFiles.ts'
import type { FormEntry } from './entry.ts'

/** The parameter of the address that names the entry a form was opened with. */
export const entryParam = 'draft'

/** What a form for a new record needs to keep its input on this device. */
export interface OutboxForm extends KeptFiles {
  /** The id of its entry, which is also the idempotency key of the record. */
  readonly id: string
  /** The entry that it was opened with; null for an empty form. */
  readonly opened: FormEntry | null
  readonly hasFiles: () => boolean
  /** Stores what was entered so far; an empty form is not kept. Rejects if the browser cannot store it. */
  readonly keep: (values: FormValues) => Promise<void>
  /** Stores the record so that it is sent as soon as possible. Rejects if the browser cannot store it. */
  readonly queue: (values: FormValues) => Promise<void>
  /** Removes what was stored. */
  readonly discard: () => Promise<void>
}

/** Null in a form whose input is not kept on the device. */
export const OutboxFormContext = createContext<OutboxForm | null>(null)
