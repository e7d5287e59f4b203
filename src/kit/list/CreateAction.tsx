import Add from '@mui/icons-material/AddOutlined'
import { Button } from '@mui/material'
import { LinkBase, useCanAccess, useCreatePath, useResourceContext, useResourceDefinition } from 'react-admin'
import { useCreateTitle } from '#src/kit/useCreateTitle.ts'

/** Opens the form for a new record of the current resource, for users who may create one. */
export function CreateAction() {
  const resource = useResourceContext() ?? ''
  const { hasCreate } = useResourceDefinition()
  const { canAccess } = useCanAccess({ resource, action: 'create', enabled: hasCreate === true })
  const createPath = useCreatePath()
  const title = useCreateTitle(resource)
  if (!hasCreate || !canAccess) return null
  return (
    <Button
      variant="contained"
      startIcon={<Add />}
      component={LinkBase}
      to={createPath({ resource, type: 'create' })}
    >
      {title}
    </Button>
  )
}
