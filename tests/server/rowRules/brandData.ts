import { atSite, group, row, type RowTable } from './rowCase.ts'

// Brands, companies and contacts, stores and floors, leases, sales. Leasing staff view all of brand data, editors and
// approvers too.

const readers = `${group} brand.editor brand.approver leasing.sh leasing.head`
const shops = {
  gz: `${group} brand.editor brand.approver leasing.head`,
  sh: `${group} brand.editor brand.approver leasing.sh leasing.head`,
  dpark: `${group} brand.approver leasing.head`,
  sea: `${group} brand.approver`,
}

export const brandData: RowTable = {
  // One for all sites; any session reads their names.
  brand: [
    row('B123', 'brands are of no site', readers, {
      labels: 'everyone',
      exports: 'admin brand.editor brand.approver',
    }),
    row('x-brand-gone', 'removed', '', { isGone: true }),
  ],
  company: [row('C0001', 'companies are of no site', readers, { labels: 'everyone' })],
  brandCompany: [row('BC-B1-C0005', 'what a company is to a brand is seen with the brand', readers)],
  brandCategory: [row('BC1', 'a dictionary', 'everyone')],
  level1Classification: [row('BE01', 'a dictionary', 'everyone')],
  level2Classification: [row('BE01-1', 'a dictionary', 'everyone')],
  brandTag: [row('BT1', 'a dictionary', 'everyone')],
  companyClassification: [row('CC1', 'a dictionary', 'everyone')],
  // Whoever may see requests sees all that were handed in; a draft is its author’s.
  brandAudit: [
    row('BA-0001', 'in progress, of brand.editor', readers),
    row('BA-0009', 'rejected', readers),
    row(
      'x-request',
      'of follow.gz, who may ask for changes and sees no requests of others',
      `${readers} follow.gz`,
    ),
    row('x-draft-editor', 'a draft of brand.editor', 'brand.editor'),
    row('x-draft-approver', 'a draft of brand.approver', 'brand.approver'),
  ],
  // Contacts for certain sites are for those who work at one of them.
  contact: [
    row('CT00000', 'for every site', readers),
    row('CT00100', 'for Guangzhou', shops.gz),
    row('CT00137', 'for Shanghai', shops.sh),
    row('CT00167', 'for D-Park', shops.dpark),
    row('x-contact-both', 'for Wuhan and Shanghai', shops.sh),
  ],
  store: [
    row('S-GZ-L2-118', 'at Guangzhou', shops.gz, { labels: atSite[2] }),
    row('S-GZ-L2-115', 'merged: readable as before', shops.gz, { labels: atSite[2], isPast: true }),
    row('S-SH-L2-210', 'at Shanghai', shops.sh, { labels: atSite[8] }),
    row('S-Dpark-L3-101', 'at D-Park', shops.dpark, { labels: atSite[9] }),
    row('S-project-sea-L4-201', 'at Project Sea', shops.sea, { labels: atSite[10] }),
  ],
  floor: [
    row('F-GZ-B1', 'at Guangzhou', atSite[2]),
    row('F-WHGG-B1', 'at a Wuhan mall', atSite[5]),
    row('F-SH-B1', 'at Shanghai', atSite[8]),
    row('F-Dpark-B1', 'at D-Park', atSite[9]),
    row('F-project-sea-B1', 'at Project Sea', atSite[10]),
  ],
  tenantShip: [
    row('TS-GZ-B1-101-1', 'at Guangzhou', `${group} leasing.head perf.boss`),
    row('TS-SH-B1-101-0', 'at Shanghai', `${group} leasing.head perf.boss leasing.sh`),
    row('TS-Dpark-B1-101-1', 'at D-Park', `${group} leasing.head perf.boss dpark.team`),
    row('TS-project-sea-B1-101-1', 'at Project Sea', `${group} perf.boss`),
  ],
  leaseShip: [
    row('LS-GZ-B1-101-1', 'at Guangzhou', `${group} leasing.head`),
    row('LS-SH-B1-101-0', 'at Shanghai', `${group} leasing.head leasing.sh`),
    row('LS-Dpark-B1-101-1', 'at D-Park', `${group} leasing.head dpark.team`),
  ],
  // Rents ask for a department beside the right; all who have the right are of one.
  tenantRent: [
    row('RE-GZ-B1-101-1-2024-11-base', 'at Guangzhou', `${group} leasing.head perf.boss`),
    row('RE-SH-B1-101-1-2024-11-base', 'at Shanghai', `${group} leasing.head perf.boss leasing.sh`),
    row(
      'RE-Dpark-B1-101-1-2024-11-base',
      'at D-Park, where dpark.team sees leases and no rents',
      `${group} leasing.head perf.boss`,
    ),
  ],
  tenantSale: [
    row('SA-GZ-B1-101-1-2024-11', 'at Guangzhou', `${group} finance.analyst perf.boss`),
    row('SA-WHGG-B1-101-1-2024-11', 'at a Wuhan mall', `${group} finance.analyst perf.boss wh.manager`),
    row('SA-Dpark-B1-101-1-2024-11', 'at D-Park', `${group} finance.analyst perf.boss dpark.team`),
  ],
  salesCategory: [row('SC-beverage', 'a dictionary', 'everyone')],
  fxRate: [
    row(
      'FX-2026-10-HKD',
      'whoever sees retail performance',
      `${group} finance.analyst perf.boss leasing.head wh.manager dpark.team`,
      { exports: 'admin super grace perf.boss' },
    ),
  ],
  retailCalcRun: [
    row('x-run-gz', 'at Guangzhou', `${group} finance.analyst perf.boss leasing.head`),
    row('x-run-wh', 'at a Wuhan mall', `${group} finance.analyst perf.boss wh.manager`),
    row('x-run-dpark', 'at D-Park', `${group} finance.analyst perf.boss leasing.head dpark.team`),
  ],
  perfScenario: [
    row('x-what-gz', 'shared at Guangzhou', `${group} finance.analyst perf.boss leasing.head`),
    row('x-what-own', 'of somebody else', 'admin'),
    row('x-what-dpark', 'shared at D-Park', `${group} finance.analyst perf.boss leasing.head dpark.team`),
  ],
  periodLock: [
    row('x-lock-gz', 'at Guangzhou', `${group} finance.analyst perf.boss leasing.head`),
    row('x-lock-wh', 'at a Wuhan mall', `${group} finance.analyst perf.boss wh.manager`),
    row('x-lock-sea', 'at Project Sea', `${group} finance.analyst perf.boss`),
  ],
}
