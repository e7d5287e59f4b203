import Edit from '@mui/icons-material/EditOutlined'
import Star from '@mui/icons-material/StarRounded'
import { DialogContentText } from '@mui/material'
import StarBorder from '@mui/icons-material/StarBorderRounded'
import { useCanAccess, useNavigate, useRecordContext, useResourceContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { ActionButton, DeleteAction, EditAction } from '#src/kit/page/record/RecordActions.tsx'
import { HistoryAction } from '#src/kit/page/record/History.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { EndAction } from '#src/kit/page/request/EndAction.tsx'
import { modifyPath } from '#src/kit/page/request/requests.ts'
import { brandRequests } from '#src/resources/brandDB/brandAudit/brandRequests.ts'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import type { brand } from '#contract/brandDB/brand.ts'
import { brandLooks } from './brandLooks.tsx'
import { useFavourite } from './useFavourite.ts'

/** The actions of the current brand. */
export function BrandActions() {
  const stores = useRecord<typeof brand>()?.store_count ?? 0
  const translate = useTranslate()
  const inUse = stores > 0 ? translate('brandDB.brand.in_use', { smart_count: stores }) : undefined
  return (
    <>
      <FavouriteAction />
      <HistoryAction looks={brandLooks} />
      <DeleteAction reason={useWaiting() ?? inUse} />
      <EndBrand />
      <ChangeAction />
    </>
  )
}

/**
 * Opens the form for users who can change brands directly, and the form for proposals for users who can only
 * propose changes.
 */
export function ChangeAction() {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const mayDirectly = useCan('branddb.brand.edit_direct')
  const { canAccess } = useCanAccess({ resource, action: 'edit', ...(record ? { record } : {}) })
  const reason = useWaiting()
  const navigate = useNavigate()
  const translate = useTranslate()
  if (mayDirectly) return <EditAction reason={reason} />
  if (!record || !canAccess) return null
  return (
    <ActionButton
      reason={reason}
      icon={<Edit />}
      isPrimary
      onClick={() => navigate(modifyPath(brandRequests, String(record.id)))}
    >
      {translate('brandDB.brand.propose')}
    </ActionButton>
  )
}

/**
 * Requests that the brand be deactivated, for users who can only propose changes. Others change its status in
 * the form.
 */
function EndBrand() {
  const translate = useTranslate()
  const record = useRecord<typeof brand>()
  const mayDirectly = useCan('branddb.brand.edit_direct')
  const reason = useWaiting()
  if (!record || mayDirectly || record.status === 'inactive') return null
  const stores = record.store_count ?? 0
  return (
    <EndAction requests={brandRequests} reason={reason}>
      {stores > 0 && (
        <DialogContentText role="note">
          {translate('brandDB.brandAudit.end.stores', { smart_count: stores })}
        </DialogContentText>
      )}
    </EndAction>
  )
}

/** Adds the current brand to the user's favourites, or removes it. */
export function FavouriteAction() {
  const favourite = useFavourite(useRecord<typeof brand>())
  const translate = useTranslate()
  if (!favourite) return null
  const { isMarked, toggle } = favourite
  return (
    <ActionButton icon={isMarked ? <Star /> : <StarBorder />} onClick={toggle}>
      {translate(isMarked ? 'brandDB.brand.unmark' : 'brandDB.brand.mark')}
    </ActionButton>
  )
}

/** Why the current brand cannot be changed now; undefined if it can. */
function useWaiting(): string | undefined {
  const record = useRecord<typeof brand>()
  const translate = useTranslate()
  return record?.audit_status === 'audit_inprogress' ? translate('brandDB.brand.waits') : undefined
}
