import { text } from '#contract/fields.ts'

const derived = () => text({ assigned: true, writable: 'never', derived: true })

/** What a record about a shop is called: the unit and the name of the shop, in three languages. */
export const shopNames = { name: derived(), name_en: derived(), name_tc: derived() }
