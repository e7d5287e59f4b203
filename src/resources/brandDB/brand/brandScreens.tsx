import { useRecordContext } from 'react-admin'
import { Navigate, useParams } from 'react-router-dom'
import { brand } from '#contract/brandDB/brand.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { SlotExtensions } from '#src/kit/page/part/SlotExtensions.tsx'
import { brandSections } from '#src/kit/base/plugin/slots.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { OpenRequestBanner } from '#src/kit/page/request/PendingBanner.tsx'
import { RelatedRequests } from '#src/kit/page/request/RelatedRequests.tsx'
import { modifyPath } from '#src/kit/page/request/requests.ts'
import { brandRequests } from '#src/resources/brandDB/brandAudit/brandRequests.ts'
import { BrandCompanies } from '#src/resources/brandDB/brandCompany/BrandCompanies.tsx'
import { contactForm } from '#src/resources/brandDB/contact/contactScreens.tsx'
import { ContactsOf } from '#src/resources/brandDB/contact/ContactsOf.tsx'
import { BrandActions } from './BrandActions.tsx'
import { brandForm } from './brandForm.tsx'
import { BrandList } from './BrandList.tsx'
import { brandLooks } from './brandLooks.tsx'
import { Descriptions } from './Descriptions.tsx'
import { Photos } from './Photos.tsx'
import { Places } from './Places.tsx'

const Contacts = () => (
  <ContactsOf
    by="brand_id"
    empty="brandDB.contact.of.none"
    add={{ title: 'brandDB.contact.of.add', form: contactForm, field: 'brand_ids' }}
  />
)

const InApproval = () => <OpenRequestBanner requests={brandRequests} />
const Requests = () => <RelatedRequests requests={brandRequests} title="brandDB.brand.group.requests" />

const screens = resourceScreens(brand, {
  monogram: true,
  looks: brandLooks,
  list: BrandList,
  form: brandForm,
  banner: InApproval,
  buttons: BrandActions,
  facts: ['category_id', 'level1_id', 'level2_id', 'store_count'],
  sections: [
    {
      title: 'brandDB.brand.group.profile',
      fields: [
        'tag_ids',
        'site_ids',
        'price_band',
        'target_group',
        'origin_country',
        'founded_year',
        'website',
        'is_first_store',
        'aliases',
      ],
    },
    Photos,
    Descriptions,
  ],
  related: Elsewhere,
  aside: [BrandCompanies, Contacts, Requests],
  recordFacts: ['code', 'initials'],
})

/**
 * The brand database. Users who cannot change a brand directly are led to the form that proposes a change.
 */
export const brandScreens = { ...screens, edit: Edit }

function Edit() {
  const { id = '' } = useParams()
  const mayDirectly = useCan('branddb.brand.edit_direct')
  return mayDirectly ? <screens.edit /> : <Navigate to={modifyPath(brandRequests, id)} replace />
}

/** Where the brand trades, and what other areas know about it. */
function Elsewhere() {
  const record = useRecordContext()
  if (!record) return null
  const brandId = String(record.id)
  return (
    <>
      <Places brandId={brandId} />
      <SlotExtensions slot={brandSections} props={{ brandId }} />
    </>
  )
}
