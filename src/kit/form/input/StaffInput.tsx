import { useContext } from 'react'
import { useWatch } from 'react-hook-form'
import { useRecordContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { Work } from '#contract/field.ts'
import { levelStaffList } from '#contract/common/staffLevel.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { PersonContext } from '#src/kit/base/person/personContext.ts'
import { ActionRecordContext } from '#src/kit/form/change/actionRecord.ts'
import { OptionInput } from './OptionInput.tsx'
import { ReadOnly } from './ReadOnly.tsx'
import { useContractField, useIsWritable } from './useFieldInput.ts'
import { useLookup } from './useLookup.ts'

interface StaffInputProps {
  readonly source: string
  /** Restricts the options: a level, a department, the people in charge of a store. */
  readonly cond?: Readonly<Record<string, unknown>>
  /** The site of the staff; the current site by default. */
  readonly site?: string
}

/**
 * An input for a member of a site's staff, of these only who may do what the field gives them, grouped by level, with search by
 * name or user name. If the form or its record is
 * about a store (`store_id`), the people in charge of that store come first. A field that this form may not write is shown
 * instead.
 */
export const StaffInput = (props: StaffInputProps) =>
  useIsWritable(props.source) ? <StaffChoice {...props} /> : <ReadOnly source={props.source} />

function StaffChoice({ source, cond, site }: StaffInputProps) {
  const translate = useTranslate()
  const here = useContext(PersonContext)?.site?._id
  const store = useStoreId()
  const at = { site: site ?? here }
  const { name } = useContract()
  const { does } = useContractField(source)
  const wanted = { ...cond, everyone: true, ...(does ? { does: worksOf(name, source, does) } : {}) } as const
  const all = useLookup(levelStaffList, { query: { ...at, cond: wanted } })
  const ofStore = useLookup(
    levelStaffList,
    store === undefined ? null : { query: { ...at, cond: { ...wanted, store_id: store } } },
  )
  const inCharge = new Set(ofStore.data?.list.flatMap(({ staff }) => staff.map(({ _id }) => _id)))
  const options = (all.data?.list ?? []).flatMap(({ level_name: group, staff }) =>
    staff.map(({ _id: id, name, username }) => ({
      id,
      name,
      more: username,
      group: group || translate('atrium.pick.no_level'),
    })),
  )
  const first = options
    .filter(({ id }) => inCharge.has(id))
    .map((option) => ({ ...option, group: translate('atrium.pick.in_charge') }))
  const others = options.filter(({ id }) => !inCharge.has(id))
  return (
    <OptionInput
      source={source}
      options={[...first, ...others]}
      isPending={all.isPending}
      none="atrium.pick.no_staff"
    />
  )
}

/** The field whose people are offered, as the call takes it: one of a record, or of another resource whose step it names. */
export const worksOf = (noun: string, source: string, does: Work): string => does.field ?? `${noun}.${source}`

/** The store that the form names, or the record that it is about. */
function useStoreId(): string | undefined {
  const typed: unknown = useWatch({ name: 'store_id' })
  const acted = useContext(ActionRecordContext)
  const known: unknown = (useRecordContext() ?? acted)?.['store_id']
  return [typed, known].find((id): id is string => typeof id === 'string' && id !== '')
}
