import { commonFields } from '#contract/resource.ts'
import { text, type LocalText } from '#contract/localText.ts'
import type { RecordTexts } from '#server/base/recordTexts.ts'
import type { ServedResource } from '#server/engine/hooks.ts'
import { commonTexts } from './commonTexts.ts'

/**
 * The texts for the records of a resource in a sheet: those of its area and of extensions, otherwise the
 * names of the fields.
 */
export function textsFor({ name, fields, texts: given }: ServedResource): RecordTexts {
  // Fields that depend on the reader, such as a favourite, are of no use in a file unless they have a
  // heading.
  const headed = Object.keys(fields).filter(
    (field) => !(field in commonFields) && (!fields[field]?.derived || given?.fields[field]),
  )
  const names = headed.map((field) => [field, given?.fields[field] ?? text(field, field, field)] as const)
  const all: Record<string, LocalText> = { ...Object.fromEntries(names), ...given?.fields, ...commonTexts }
  return {
    ...given,
    title: given?.title ?? text(name, name, name),
    fields: Object.fromEntries(Object.entries(all).filter(([field]) => field in fields)),
  }
}
