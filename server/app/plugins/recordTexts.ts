import { plural, text } from '#contract/localText.ts'
import type { Resource } from '#contract/resource.ts'
import type { Words } from '#contract/words.ts'
import type { RecordTexts } from '#server/base/recordTexts.ts'

/** The texts for the records of a resource: its words, and what is different in files. */
export function recordTexts(
  { name }: Resource,
  words: Words | undefined,
  inFiles: Partial<RecordTexts> = {},
): RecordTexts {
  return {
    ...inFiles,
    title: inFiles.title ?? plural(words?.name ?? text(name, name, name)),
    fields: { ...words?.fields, ...inFiles.fields },
    ...(words?.columns && { columns: words.columns }),
    choices: { ...words?.choices, ...inFiles.choices },
  }
}
