import { type RaRecord } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'

/** Marks an entry that nobody is shown. */
export const Hidden = () => <StatusChip tone="grey">{useTranslate()('System.menu.hidden')}</StatusChip>

/** Where an entry leads, and who sees it. */
export function EntryFacts({ record }: { readonly record: RaRecord }) {
  const translate = useTranslate()
  const { uri, out_url, is_out, permission_code } = record
  return (
    <>
      <p>
        <code>{String((is_out ? out_url : uri) ?? translate('System.menu.group_only'))}</code>
      </p>
      <p>
        {permission_code
          ? translate('System.menu.needs', { code: permission_code })
          : translate('System.menu.needs_admin')}
      </p>
    </>
  )
}
