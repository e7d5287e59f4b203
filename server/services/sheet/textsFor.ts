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
  // A derived field is of no use in a file unless it has a heading and is a plain value.
  const isColumn = (name: string): boolean =>
    !fields[name]?.derived || (given?.fields[name] !== undefined && fields[name]?.kind !== 'json')
  const headed = Object.keys(fields).filter((name) => !(name in commonFields) && isColumn(name))
  const names = headed.map((field) => [field, given?.fields[field] ?? text(field, field, field)] as const)
  const all: Record<string, LocalText> = {
    ...Object.fromEntries(names),
    ...commonTexts,
    ...given?.fields,
  }
  return {
    ...given,
    title: given?.title ?? text(name, name, name),
    fields: Object.fromEntries(Object.entries(all).filter(([field]) => field in fields)),
  }
}
