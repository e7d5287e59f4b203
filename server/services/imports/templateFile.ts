import type { Field } from '#contract/field.ts'
import { ApiError } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'
import { list } from '#server/engine/read.ts'
import type { FileAnswer } from '#server/base/fileAnswer.ts'
import type { Locale } from '#contract/localText.ts'
import { namesOf, nameKey, type Names } from '#server/services/sheet/namesOf.ts'
import { kindOf } from '#server/services/sheet/recordSheet.ts'
import type { RecordTexts } from '#server/base/recordTexts.ts'
import type { Cell, Rows, Sheet, SheetColumn } from '#server/services/sheet/sheet.ts'
import { sheetFile } from '#server/services/sheet/sheetFile.ts'
import { clearWord } from './clearWord.ts'
import { formatTexts, templateTexts } from './importTexts.ts'

/** A longer list is not offered as choices. */
const mostChoices = 500
/** The number of rows to fill in. */
const blank = 2000

interface TemplateOptions {
  readonly texts: RecordTexts
  readonly locale: Locale
  readonly format: 'xlsx' | 'csv'
  readonly site: string | undefined
}

/**
 * A workbook to fill in: the columns, notes on each, and the lists that its cells offer. Required columns are
 * marked with a star.
 */
export async function templateFile(
  resource: Resource,
  context: Context,
  given: TemplateOptions,
): Promise<FileAnswer> {
  const { texts, locale, format } = given
  const names = Object.keys(texts.fields).filter((name) => resource.fields[name]?.writable !== 'never')
  const lists = new Map<string, readonly string[]>()
  for (const name of names) {
    const field = resource.fields[name]
    const found = await choicesOf(resource, context, name, given)
    // A cell with choices takes nothing else.
    const empties = field?.kind === 'choice' && isClearable(field) ? [clearWord[locale]] : []
    if (found.length > 0) lists.set(name, [...found, ...empties])
  }
  const title = (name: string): string =>
    `${texts.fields[name]?.[locale] ?? name}${resource.fields[name]?.required ? ' *' : ''}`
  const listed = [...lists.keys()]
  const columns = names.map((name): SheetColumn => {
    const choices = lists.get(name)
    const field = resource.fields[name]
    const offered = { tab: 2, column: listed.indexOf(name), count: choices?.length ?? 0 }
    // A cell can hold several values, which no list offers.
    const isStrict = field?.kind === 'choice' || field?.kind === 'flag'
    return {
      title: title(name),
      kind: kindOf(field),
      ...(choices ? { choices: { ...offered, isStrict } } : {}),
    }
  })
  const sheets: [Sheet, ...Sheet[]] = [
    { name: texts.title[locale], columns, pages: [], blank },
    notes(resource, names, { lists, title, texts, locale }),
    {
      name: templateTexts.lists[locale],
      columns: listed.map((name) => ({ title: title(name), kind: 'text' })),
      pages: [sideBySide(listed.map((name) => lists.get(name) ?? []))],
    },
  ]
  return sheetFile(`${texts.title[locale]} ${templateTexts.template[locale]}`, format, sheets)
}

/** The choices of a field: the texts of its choices, or the names of records if there are few. */
async function choicesOf(
  resource: Resource,
  context: Context,
  name: string,
  { texts, locale, site }: TemplateOptions,
): Promise<readonly string[]> {
  const field = resource.fields[name]
  if (field?.kind === 'flag') return ['TRUE', 'FALSE']
  if (field?.choices)
    return field.choices.map((choice) => texts.choices?.[name]?.[choice]?.[locale] ?? choice)
  const target = field?.to === undefined ? undefined : context.resources.get(field.to)
  if (!target) return []
  const own = target.scope === 'site' && site !== undefined && site !== 'ALL' ? { site } : {}
  try {
    const { list: found, total } = await list(target, context, { ...own, range: `0-${mostChoices - 1}` })
    if (total > mostChoices) return []
    const known: Names = new Map()
    const isSeveral = field?.kind === 'refs'
    const page = found.map(({ _id, ...rest }) => ({ ...rest, [name]: isSeveral ? [_id] : _id }))
    await namesOf(known, context, {
      resource: { ...resource, fields: { [name]: field as Field } },
      page,
      locale,
    })
    return found.map(({ _id }) => known.get(nameKey(name, _id)) ?? String(_id))
  } catch (error) {
    // People who may not list them type a name or code.
    if (error instanceof ApiError) return []
    throw error
  }
}

interface NoteOptions {
  readonly lists: ReadonlyMap<string, readonly string[]>
  readonly title: (name: string) => string
  readonly texts: RecordTexts
  readonly locale: Locale
}

function notes({ fields }: Resource, names: readonly string[], { lists, title, locale }: NoteOptions): Sheet {
  const says = (key: keyof typeof templateTexts): string => templateTexts[key][locale]
  const rows = names.flatMap((name): Cell[][] => {
    const field = fields[name]
    if (!field) return []
    const many = field.to === undefined ? '' : says('unlimited')
    const bounds = field.kind === 'text' ? [] : [field.min, field.max].map((bound) => bound ?? '')
    const allowed =
      lists.get(name)?.join('; ') ?? (bounds.some((bound) => bound !== '') ? bounds.join(' – ') : many)
    const longest = field.kind === 'text' ? (field.max ?? null) : null
    return [
      [
        title(name),
        says(field.required ? 'yes' : 'no'),
        isClearable(field) ? clearWord[locale] : null,
        formatTexts[field.kind]?.[locale] ?? '',
        allowed,
        longest,
      ],
    ]
  })
  const head = (['column', 'required', 'empty', 'format', 'allowed', 'longest'] as const).map(
    (key): SheetColumn => ({
      title: says(key),
      kind: key === 'longest' ? 'number' : 'text',
      width: key === 'allowed' ? 60 : 24,
    }),
  )
  const hint: Cell[] = [says('empty_cells'), null, null, null, says('hint')]
  return { name: says('notes'), columns: head, pages: [[hint, ...rows]] }
}

const isClearable = (field: Field): boolean =>
  !field.required && (field.nullable || field.kind === 'list' || field.kind === 'refs')

function sideBySide(columns: readonly (readonly string[])[]): Rows {
  const longest = Math.max(0, ...columns.map((column) => column.length))
  return Array.from({ length: longest }, (_, at) => columns.map((column) => column[at] ?? null))
}
