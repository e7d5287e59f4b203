import Upload from '@mui/icons-material/FileUploadOutlined'
import { Button } from '@mui/material'
import { LinkBase, useResourceContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { useSheets } from '#src/kit/base/resource/useSheets.ts'

/** Links to the page for importing a file of records: for users who may, of a resource with `imports`. */
export function ImportButton() {
  const { contract, isOwn, isAbsent } = useSheets(useResourceContext() ?? '')
  const may = useCan(contract?.imports?.can)
  const translate = useTranslate()
  if (!contract || !isOwn || isAbsent || !may) return null
  return (
    <Button startIcon={<Upload />} component={LinkBase} to={`/imports/new/${contract.name}`}>
      {translate('atrium.import.title')}
    </Button>
  )
}
