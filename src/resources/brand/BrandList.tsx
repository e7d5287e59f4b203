import { useLocale } from 'react-admin'
import { brand } from '#contract/brandDB/brand.ts'
import { ExportButton } from '#src/kit/export/ExportButton.tsx'
import { NameField } from '#src/kit/field/NameField.tsx'
import { ImportButton } from '#src/kit/import/ImportButton.tsx'
import { ListPage } from '#src/kit/list/ListPage.tsx'
import type { ListView } from '#src/kit/list/Views.tsx'
import type { Column } from '#src/kit/table/Column.ts'
import { Table } from '#src/kit/table/Table.tsx'
import { ProposeBrand } from '#src/resources/brandAudit/resource.ts'
import { BrandBulk } from './BrandBulk.tsx'
import { BrandCard } from './BrandCard.tsx'
import { BrandLook } from './BrandLook.tsx'
import { brandLooks } from './brandLooks.tsx'
import { BrandTags } from './BrandTags.tsx'
import { FavouriteStar } from './FavouriteStar.tsx'
import { SiteList } from './SiteList.tsx'

const columns: readonly Column<typeof brand>[] = [
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
  { source: 'status', width: 110, ...brandLooks.status },
  { source: 'store_count', width: 80 },
  { source: 'tag_ids', width: 170, render: (record) => <BrandTags ids={record.tag_ids} /> },
  { source: 'price_band', width: 90, hidden: true, align: 'start', ...brandLooks.price_band },
  { source: 'origin_country', width: 120, hidden: true },
  { source: 'site_ids', width: 220, hidden: true, render: (record) => <SiteList ids={record.site_ids} /> },
  { source: 'audit_status', width: 100, hidden: true },
  { source: 'is_first_store', width: 100, hidden: true },
  { source: 'founded_year', width: 90, hidden: true, ...brandLooks.founded_year },
  { source: 'website', width: 200, hidden: true },
  { source: 'updated_at', width: 140, hidden: true },
]

const views: readonly ListView[] = [
  { name: 'brandDB.brand.view.favourites', filter: { is_favourite: true } },
  { name: 'brandDB.brand.view.trading', filter: { store_count: { $gte: 1 } } },
  { name: 'brandDB.brand.view.prospects', filter: { status: ['prospect'] } },
  { name: 'brandDB.brand.view.in_approval', filter: { audit_status: ['audit_inprogress'] } },
]

/** The brand database: found by name, filtered by trade and status, as a table or as cards. Opens by the names that one reads. */
export const BrandList = () => (
  <ListPage
    views={views}
    filters={['category_id', 'level1_id', 'level2_id', 'tag_ids', 'present_site', 'status']}
    more={[
      'is_favourite',
      'price_band',
      'origin_country',
      'store_count',
      'company_id',
      'is_first_store',
      'audit_status',
    ]}
    sort={{ field: useLocale() === 'en_US' ? 'name_en' : 'name', order: 'ASC' }}
    actions={
      <>
        <ImportButton />
        <ProposeBrand unless={brand.can.create} />
      </>
    }
    emptyAction={<ProposeBrand unless={brand.can.create} />}
    exporter={<ExportButton />}
    bulk={<BrandBulk />}
    bulkTakesCondition
  >
    <Table columns={columns} selectable card={cardOf} rowActions={starOf} preview={<BrandLook />} />
  </ListPage>
)

type Drawing = NonNullable<Parameters<typeof Table<typeof brand>>[0]['card']>

const cardOf: Drawing = (record) => <BrandCard record={record} />

const starOf: Drawing = (record) => <FavouriteStar record={record} />
