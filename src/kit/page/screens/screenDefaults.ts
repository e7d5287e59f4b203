import type { ComponentType } from 'react'
import { commonFields, type Resource } from '#contract/resource.ts'
import type { Column } from '#src/kit/base/resource/Column.ts'
import { isList, type FieldGroup, type FormParts } from '#src/kit/form/FieldGroup.ts'
import type { ScreenParts } from './ScreenParts.ts'

/** The label, choices and references; other fields can be chosen. */
export function defaultColumns(contract: Resource): readonly Column[] {
  const fields = fieldsOf(contract).filter((source) => !isOtherName(contract, source))
  const label = fields.find((source) => isLabel(contract, source)) ?? fields[0] ?? '_id'
  return [
    { source: label },
    ...fields
      .filter((source) => source !== label)
      .map((source) => ({ source, ...(isPicked(contract, source) ? {} : hidden) })),
    { source: 'updated_at', ...hidden },
  ]
}

const hidden = { hidden: true } as const

/** The fields whose values are picked rather than typed. */
export const filtersOf = (contract: Resource): readonly string[] =>
  fieldsOf(contract).filter(
    (source) =>
      contract.fields[source]?.private === undefined &&
      (isPicked(contract, source) || contract.fields[source]?.kind === 'flag'),
  )

/** The form: by default all fields that users write. */
export const formOf = (contract: Resource, { form }: ScreenParts): FormParts =>
  form ?? [
    {
      title: 'ra.message.details',
      fields: fieldsOf(contract).filter((source) => contract.fields[source]?.writable !== 'never'),
    },
  ]

/** The sections of the page: the groups of the form, otherwise all fields; without those in the header. */
export function sectionsOf(contract: Resource, parts: ScreenParts): readonly (FieldGroup | ComponentType)[] {
  const { sections, form, facts = [] } = parts
  if (sections) return sections
  const isInHeader = (source: string) =>
    source === 'name' || isOtherName(contract, source) || source === statusOf(parts) || facts.includes(source)
  return (
    (isList(form) ? form : [{ title: 'ra.message.details', fields: fieldsOf(contract) }])
      // Components of a form are inputs.
      .filter((part) => 'fields' in part)
      .map(({ title, fields }) => ({
        title,
        fields: fields.filter((item) => typeof item === 'string' && !isInHeader(item)),
      }))
      .filter(({ fields }) => fields.length > 0)
  )
}

/** What the page shows, as one list: its facts, and the fields of its sections. */
export const pageFields = (contract: Resource, parts: ScreenParts) => [
  ...[statusOf(parts) ?? []].flat(),
  ...(parts.facts ?? []),
  ...sectionsOf(contract, parts).flatMap((section) => ('fields' in section ? section.fields : [])),
]

/** The field with the state of a record. */
export const statusOf = ({ status, looks = {} }: ScreenParts): string | undefined =>
  status ?? Object.keys(looks).find((source) => looks[source]?.statusColors)

/** Whether a field is a name with separate fields for other languages. */
export const isLocalName = ({ fields }: Resource, source: string): boolean =>
  source === 'name' && 'name_en' in fields

const isOtherName = ({ fields }: Resource, source: string): boolean =>
  ['name_en', 'name_tc'].includes(source) && 'name' in fields

/** The resource's own fields that can be shown and typed. The site of a record is the current site. */
const fieldsOf = ({ fields, scope }: Resource): string[] =>
  Object.keys(fields).filter(
    (source) =>
      !(source in commonFields) &&
      fields[source]?.kind !== 'json' &&
      !(scope === 'site' && source === 'site'),
  )

const isLabel = ({ labels, search }: Resource, source: string): boolean =>
  [...labels, ...search].includes(source)

const isPicked = ({ fields }: Resource, source: string): boolean =>
  ['choice', 'ref', 'refs'].includes(fields[source]?.kind ?? '') || fields[source]?.means === 'country'
