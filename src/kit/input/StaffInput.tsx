import { useContext } from 'react'
import { levelStaffList } from '#contract/common/staffLevel.ts'
import { PersonContext } from '#src/kit/personContext.ts'
import { OptionInput } from './OptionInput.tsx'
import { ReadOnly } from './ReadOnly.tsx'
import { useIsWritable } from './useFieldInput.ts'
import { useLookup } from './useLookup.ts'

interface StaffInputProps {
  readonly source: string
  /** Restricts the options: a level, a department, the people in charge of a store. */
  readonly cond?: Readonly<Record<string, unknown>>
  /** The site of the staff; the current site by default. */
  readonly site?: string
}

/**
 * An input for a member of a site's staff, grouped by level, with search by name or user name. A field that
 * this form may not write is shown instead.
 */
export const StaffInput = (props: StaffInputProps) =>
  useIsWritable(props.source) ? <StaffChoice {...props} /> : <ReadOnly source={props.source} />

function StaffChoice({ source, cond, site }: StaffInputProps) {
  const here = useContext(PersonContext)?.site?._id
  const query = { site: site ?? here, ...(cond ? { cond } : {}) }
  const { data, isPending } = useLookup(levelStaffList, { query })
  const options = (data?.list ?? []).flatMap(({ level_name: group, staff }) =>
    staff.map(({ _id: id, name, username }) => ({ id, name, more: username, group })),
  )
  return <OptionInput source={source} options={options} isPending={isPending} none="atrium.pick.no_staff" />
}
