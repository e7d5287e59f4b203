import type { store } from '#contract/brandDB/store.ts'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'

/** A unit, as react-admin has it. */
export type Store = ShownRecord<typeof store>
