import Add from '@mui/icons-material/AddOutlined'
import { Button } from '@mui/material'
import { LinkBase, useResourceContext } from 'react-admin'
import { useCreateAddress } from '#src/kit/base/resource/useCreateAddress.ts'
import { useCreateTitle } from '#src/kit/base/resource/useCreateTitle.ts'

/** Opens the form for a new record of the current resource, for users who may create one. */
export function CreateAction() {
  const title = useCreateTitle(useResourceContext() ?? '')
  const address = useCreateAddress()
  if (address === null) return null
  return (
    <Button variant="contained" startIcon={<Add />} component={LinkBase} to={address}>
      {title}
    </Button>
  )
}
