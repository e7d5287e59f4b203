import { useMemo } from 'react'
import { useLocale } from 'react-admin'
import { permission, permissionsList } from '#contract/System/permissionList.ts'
import { OptionInput } from '#src/kit/form/input/OptionInput.tsx'
import { TextInput } from '#src/kit/form/input/TextInput.tsx'
import { useLookup } from '#src/kit/form/input/useLookup.ts'
import { localName } from '#src/kit/base/text/localName.ts'
import { useCan } from '#src/kit/base/person/subject.ts'

/** The permission that an entry needs: one of the catalogue, for those who may see it. */
export function CodeInput() {
  const maySee = useCan(permission.can.view)
  const locale = useLocale()
  const { data } = useLookup(permissionsList, maySee ? { query: { range: 'ALL' } } : null)
  const options = useMemo(
    () => (data?.list ?? []).map((one) => ({ id: one.code, name: localName(one, locale), more: one.code })),
    [data, locale],
  )
  if (!maySee) return <TextInput source="permission_code" />
  return (
    <OptionInput
      source="permission_code"
      options={options}
      isPending={data === undefined}
      none="atrium.state.no_result.title"
    />
  )
}
