import { LinkBase, useRecordContext } from 'react-admin'
import { Navigate, useParams } from 'react-router-dom'
import { brand } from '#contract/brandDB/brand.ts'
import { brandAudit } from '#contract/brandDB/brandAudit.ts'
import { contact } from '#contract/brandDB/contact.ts'
import { formatDate } from '#src/kit/field/formatDate.ts'
import { NameField } from '#src/kit/field/NameField.tsx'
import { ReferenceLabel } from '#src/kit/field/ReferenceLabel.tsx'
import { StatusChip } from '#src/kit/field/StatusChip.tsx'
import { ImportButton } from '#src/kit/import/ImportButton.tsx'
import { RelatedRecords } from '#src/kit/record/RelatedRecords.tsx'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'
import { SlotExtensions } from '#src/kit/SlotExtensions.tsx'
import { brandSections } from '#src/kit/slots.ts'
import { useCan } from '#src/kit/subject.ts'
import {
  auditPath,
  brandAuditStatusColors,
  InApproval,
  modifyPath,
  ProposeBrand,
} from '#src/resources/brandAudit/resource.ts'
import { BrandCompanies } from '#src/resources/brandCompany/resource.ts'
import { ContactLine, contactForm } from '#src/resources/contact/resource.ts'
import styles from './Brand.module.css'
import { BrandActions } from './BrandActions.tsx'
import { BrandBulk } from './BrandBulk.tsx'
import { BrandCard } from './BrandCard.tsx'
import { brandForm } from './brandForm.tsx'
import { BrandLook } from './BrandLook.tsx'
import { brandLooks } from './brandLooks.tsx'
import { BrandTags } from './BrandTags.tsx'
import { Descriptions } from './Descriptions.tsx'
import { FavouriteStar } from './FavouriteStar.tsx'
import { Photos } from './Photos.tsx'
import { Places } from './Places.tsx'

const screens = resourceScreens(brand, {
  monogram: true,
  looks: brandLooks,
  columns: [
    {
      source: 'name',
      width: 240,
      grows: true,
      render: (record) => <NameField record={record} monogram picture={record.logo} />,
    },
    { source: 'code', width: 110, hidden: true },
    { source: 'category_id', width: 120 },
    { source: 'level1_id', width: 130 },
    { source: 'level2_id', width: 140, hidden: true },
    { source: 'status', width: 110 },
    { source: 'store_count', width: 80 },
    { source: 'tag_ids', width: 170, render: (record) => <BrandTags ids={record.tag_ids} /> },
    { source: 'price_band', width: 90, hidden: true, align: 'start' },
    { source: 'origin_country', width: 120, hidden: true },
    { source: 'site_ids', width: 220, hidden: true },
    { source: 'audit_status', width: 100, hidden: true },
    { source: 'is_first_store', width: 100, hidden: true },
    { source: 'founded_year', width: 90, hidden: true },
    { source: 'website', width: 200, hidden: true },
    { source: 'updated_at', width: 140, hidden: true },
  ],
  filters: ['category_id', 'level1_id', 'level2_id', 'tag_ids', 'present_site', 'status'],
  more: [
    'is_favourite',
    'price_band',
    'origin_country',
    'store_count',
    'company_id',
    'is_first_store',
    'audit_status',
  ],
  // By the names that people read: Chinese by pinyin, English by letters.
  sort: (locale) => ({ field: locale === 'en_US' ? 'name_en' : 'name', order: 'ASC' }),
  page: {
    views: [
      { name: 'brandDB.brand.view.favourites', filter: { is_favourite: true } },
      { name: 'brandDB.brand.view.trading', filter: { store_count: { $gte: 1 } } },
      { name: 'brandDB.brand.view.prospects', filter: { status: ['prospect'] } },
      { name: 'brandDB.brand.view.in_approval', filter: { audit_status: ['audit_inprogress'] } },
    ],
    actions: (
      <>
        <ImportButton />
        <ProposeBrand unless={brand.can.create} />
      </>
    ),
    emptyAction: <ProposeBrand unless={brand.can.create} />,
    bulk: <BrandBulk />,
    bulkTakesCondition: true,
  },
  table: {
    card: (record) => <BrandCard record={record} />,
    rowActions: (record) => <FavouriteStar record={record} />,
  },
  preview: BrandLook,
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
  return mayDirectly ? <screens.edit /> : <Navigate to={modifyPath(id)} replace />
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

function Contacts() {
  return (
    <RelatedRecords
      title="brandDB.brand.group.contacts"
      contract={contact}
      by="brand_id"
      sort={{ field: 'is_primary', order: 'DESC' }}
      empty="brandDB.brand.no_contacts"
      render={(record) => <ContactLine record={record} />}
      add={{ title: 'brandDB.brand.add_contact', form: contactForm, field: 'brand_ids' }}
    />
  )
}

/** The requested changes of the brand, for users who may see requests. */
function Requests() {
  return (
    <RelatedRecords
      title="brandDB.brand.group.requests"
      contract={brandAudit}
      by="brand_id"
      sort={{ field: 'created_at', order: 'DESC' }}
      render={({ _id, kind, status, submitted_by, submitted_at, created_at }, { words }) => (
        <>
          <LinkBase to={auditPath(_id)}>{words.choice('kind', kind)}</LinkBase>
          <StatusChip tone={brandAuditStatusColors[status]}>{words.choice('status', status)}</StatusChip>
          <span className={styles['second']}>
            {submitted_by !== null && <ReferenceLabel to="user" id={submitted_by} />}{' '}
            {formatDate(submitted_at ?? created_at, 'YYYY/M/D HH:mm')}
          </span>
        </>
      )}
    />
  )
}
