import Copy from '@mui/icons-material/ContentCopyOutlined'
import Compare from '@mui/icons-material/CompareArrowsOutlined'
import { useNavigate, useRecordContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { role } from '#contract/System/role.ts'
import { ActionButton, DeleteAction, EditAction } from '#src/kit/page/record/RecordActions.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'

/** What can be done with a role. */
export function RoleActions() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const record = useRecordContext()
  const mayCreate = useCan(role.can.create)
  if (!record) return null
  return (
    <>
      <EditAction />
      <ActionButton icon={<Compare />} onClick={() => navigate(`/System/role/compare?a=${record.id}`)}>
        {translate('System.role.compare.open')}
      </ActionButton>
      {mayCreate && (
        <ActionButton icon={<Copy />} onClick={() => navigate(`/System/role/create?from=${record.id}`)}>
          {translate('System.role.copy')}
        </ActionButton>
      )}
      <DeleteAction />
    </>
  )
}
