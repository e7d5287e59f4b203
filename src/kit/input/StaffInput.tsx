import { useContext } from 'react'
import { levelStaffList } from '#contract/common/staffLevel.ts'
import { PersonContext } from '#src/kit/personContext.ts'
import { OptionInput } from './OptionInput.tsx'
import { useLookup } from './useLookup.ts'

interface StaffInputProps {
  readonly source: string
  /** Narrows who is offered: a level, a department, whoever looks after a store. */
  readonly cond?: Readonly<Record<string, unknown>>
  /** Whose staff; of the current site when left out. */
  readonly site?: string
}

/** A member of a site's staff, grouped by level; found by name or user name. */
export function StaffInput({ source, cond, site }: StaffInputProps) {
  const here = useContext(PersonContext)?.site?._id
  const query = { site: site ?? here, ...(cond ? { cond } : {}) }
  const { data, isPending } = useLookup(levelStaffList, { query })
  const options = (data?.list ?? []).flatMap(({ level_name: group, staff }) =>
    staff.map(({ _id: id, name, username }) => ({ id, name, more: username, group })),
  )
  return <OptionInput source={source} options={options} isPending={isPending} none="atrium.pick.no_staff" />
}
