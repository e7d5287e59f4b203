import Description from '@mui/icons-material/DescriptionOutlined'
import { useCanAccess, useCreatePath, useNavigate } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { store } from '#contract/brandDB/store.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { ActionButton } from '#src/kit/page/record/RecordActions.tsx'
import type { Profile } from './profile.ts'

/** Opens the record of the unit, for users who may see it. */
export function UnitRecord({ profile }: { readonly profile: Profile }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const resource = useResourceOf(store.name) ?? ''
  const { canAccess } = useCanAccess({ resource, action: 'show', enabled: resource !== '' })
  if (!canAccess) return null
  return (
    <ActionButton
      icon={<Description />}
      onClick={() => navigate(createPath({ resource, id: profile.store_id, type: 'show' }))}
    >
      {translate('RM_shop_detail.shop.record')}
    </ActionButton>
  )
}
