import { brandCompany } from '#contract/brandDB/brandCompany.ts'
import { company } from '#contract/brandDB/company.ts'
import { contact } from '#contract/brandDB/contact.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { formatDay } from '#src/kit/field/formatDate.ts'
import { ReferenceLabel } from '#src/kit/field/ReferenceLabel.tsx'
import { RelatedRecords } from '#src/kit/record/RelatedRecords.tsx'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'
import { relationText } from '#src/resources/brandCompany/resource.ts'
import { ContactLine, contactForm } from '#src/resources/contact/resource.ts'
import { LookAlikes } from '#src/resources/duplicates/resource.ts'
import { CompanyList, companyLooks } from './CompanyList.tsx'

const relation = [
  { title: 'brandDB.company.group.brands', fields: ['brand_id', 'relation', 'region'] },
] as const

const SameCompanies = () => <LookAlikes noun="company" />

const Related = () => (
  <>
    <RelatedRecords
      title="brandDB.company.group.brands"
      contract={brandCompany}
      by="company_id"
      of="brand_id"
      renderBeside={relationText}
      sort={{ field: 'relation', order: 'ASC' }}
      empty="brandDB.company.no_brands"
      add={{ title: 'brandDB.company.add_brand', form: relation }}
      remove={{
        title: 'brandDB.company.take_away',
        text: 'brandDB.company.take_away_text',
        action: 'brandDB.company.take',
      }}
    />
    <RelatedRecords
      title="brandDB.company.group.contacts"
      contract={contact}
      by="company_id"
      sort={{ field: 'is_primary', order: 'DESC' }}
      render={(record) => <ContactLine record={record} />}
      empty="brandDB.company.no_contacts"
      add={{ title: 'brandDB.company.add_contact', form: contactForm }}
    />
    <RelatedRecords
      title="brandDB.company.group.tenancies"
      contract={tenantShip}
      by="company_id"
      everySite
      of={['store_id', 'brand_id']}
      renderBeside={({ site, start_date, end_date, actual_exit_date }, { translate }) => (
        <>
          <ReferenceLabel to="site" id={site} />{' '}
          {translate('brandDB.company.tenancy', {
            from: formatDay(start_date),
            to: formatDay(actual_exit_date ?? end_date),
          })}
        </>
      )}
      cut="brandDB.company.all_tenancies"
    />
  </>
)

const Group = () => (
  <RelatedRecords title="brandDB.company.group.structure" contract={company} by="group_company_id" />
)

/** The companies behind brands and tenancies. */
export const companyScreens = resourceScreens(company, {
  monogram: true,
  looks: companyLooks,
  list: CompanyList,
  form: [
    { title: 'brandDB.company.group.names', fields: ['name', 'name_en', 'name_tc', 'short_name'] },
    {
      title: 'brandDB.company.group.registration',
      fields: [
        'country',
        'registration_no',
        SameCompanies,
        'tax_no',
        'legal_representative',
        'registered_capital',
        'registered_address',
      ],
    },
    { title: 'brandDB.company.group.place', fields: ['classification_id', 'group_company_id', 'status'] },
  ],
  facts: ['classification_id', 'country', 'registration_no', 'group_company_id'],
  sections: [
    {
      title: 'brandDB.company.group.profile',
      fields: ['short_name', 'legal_representative', 'registered_capital', 'registered_address', 'tax_no'],
    },
  ],
  related: Related,
  aside: [Group],
})
