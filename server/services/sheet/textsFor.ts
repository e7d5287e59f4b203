import { commonFields, type Resource } from '#contract/resource.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import type { ServerExtension } from '#server/http/extend.ts'
import { text, type LocalText } from '#server/base/localText.ts'
import type { RecordTexts } from './recordTexts.ts'
import { brandTexts } from '#server/plugins/brandDB/sheets/brandTexts.ts'
import { commonTexts } from './commonTexts.ts'
import { companyTexts } from '#server/plugins/brandDB/sheets/companyTexts.ts'
import { contactTexts } from '#server/plugins/brandDB/sheets/contactTexts.ts'
import { storeTexts } from '#server/plugins/brandDB/sheets/storeTexts.ts'

const known: Readonly<Record<string, RecordTexts>> = {
  brand: brandTexts,
  company: companyTexts,
  contact: contactTexts,
  store: storeTexts,
}

/** How the records of a noun look in a sheet: what is known of it or its plugin says, else the fields by their names. */
export function textsFor({ name, fields }: Resource, plugins: readonly ServerPlugin[]): RecordTexts {
  const own = known[name] ?? plugins.flatMap(({ sheets }) => sheets?.[name] ?? [])[0]
  const added = plugins.flatMap(({ extend = [] }) => extend.filter(({ of }) => of === name))
  const given = withAdded(
    own,
    added.map(({ texts }) => texts),
  )
  // What is worked out for the reader, such as a favourite, is of no use in a file unless it is given a heading.
  const headed = Object.keys(fields).filter(
    (field) => !(field in commonFields) && (!fields[field]?.derived || given.fields[field]),
  )
  const names = headed.map((field) => [field, given.fields[field] ?? text(field, field, field)] as const)
  const all: Record<string, LocalText> = { ...Object.fromEntries(names), ...given.fields, ...commonTexts }
  return {
    ...given,
    title: own?.title ?? text(name, name, name),
    fields: Object.fromEntries(Object.entries(all).filter(([field]) => field in fields)),
  }
}

/** The texts of a noun, with those of the fields that plugins add to it. */
const withAdded = (own: RecordTexts | undefined, added: readonly ServerExtension['texts'][]) => {
  const all = [...added, ...(own ? [own] : [])]
  return {
    fields: Object.assign({}, ...all.map(({ fields }) => fields)) as RecordTexts['fields'],
    choices: Object.assign({}, ...all.map(({ choices }) => choices)) as NonNullable<RecordTexts['choices']>,
    kinds: Object.assign({}, ...all.map(({ kinds }) => kinds)) as NonNullable<RecordTexts['kinds']>,
  }
}
