import { Navigate, useParams } from 'react-router-dom'
import { EditPage } from '#src/kit/form/EditPage.tsx'
import { useCan } from '#src/kit/subject.ts'
import { InApproval, modifyPath } from '#src/resources/brandAudit/resource.ts'
import { BrandInputs } from './BrandInputs.tsx'

/** Changes a brand at once, for those who may edit without approval; the others are led to where they can ask for it. */
export const BrandEdit = () => {
  const { id = '' } = useParams()
  const mayDirectly = useCan('branddb.brand.edit_direct')
  if (!mayDirectly) return <Navigate to={modifyPath(id)} replace />
  return (
    <EditPage above={<InApproval />}>
      <BrandInputs />
    </EditPage>
  )
}
