import { lazy } from 'react'
import { brand } from '#contract/brandDB/brand.ts'
import { NameField } from '#src/kit/value/field/NameField.tsx'
import { ImportButton } from '#src/kit/page/import/ImportButton.tsx'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { ProposeAction } from '#src/kit/page/request/ProposeAction.tsx'
import { brandRequests } from '#src/resources/brandDB/brandAudit/brandRequests.ts'
import { BrandBulk } from './BrandBulk.tsx'
import { BrandCard } from './BrandCard.tsx'
import { BrandTags } from './BrandTags.tsx'
import { FavouriteStar } from './FavouriteStar.tsx'
import { shownLooks } from './shownLooks.tsx'

/** Fetched when the first row is looked at. */
const BrandLook = lazy(async () => ({ default: (await import('./BrandLook.tsx')).BrandLook }))

/** The brands of all sites. */
export const BrandList = listOf(brand, {
  looks: shownLooks,
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
        <ProposeAction requests={brandRequests} unless={brand.can.create} />
      </>
    ),
    emptyAction: <ProposeAction requests={brandRequests} unless={brand.can.create} />,
    bulk: <BrandBulk />,
    bulkTakesCondition: true,
  },
  table: {
    card: (record) => <BrandCard record={record} />,
    rowActions: (record) => <FavouriteStar record={record} />,
  },
  preview: BrandLook,
})
