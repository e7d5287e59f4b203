/** The words of companies in English; the other languages follow its keys. */
export const companyWords = {
  name: 'Company |||| Companies',
  fields: {
    name: 'Registered name',
    name_en: 'English name',
    name_tc: 'Traditional Chinese name',
    short_name: 'Short name',
    country: 'Country or region',
    registration_no: 'Registration number',
    classification_id: 'Classification',
    legal_representative: 'Legal representative',
    registered_address: 'Registered address',
    registered_capital: 'Registered capital',
    tax_no: 'Tax number',
    group_company_id: 'Group',
    look_alikes: 'Records that look alike',
    status: 'Status',
    brand_id: 'Brand',
  },
  choices: {
    status: { active: 'Active', inactive: 'Inactive', blacklisted: 'Blacklisted' },
  },
  help: {
    registration_no:
      'Mainland: unified social credit code, 18 characters. Hong Kong: business registration number, 8 digits',
    registered_capital: 'In the currency of the country',
    group_company_id: 'The company that heads the group, if it belongs to one',
  },
}

/** What stands on the pages of companies. */
export const companyTexts = {
  group: {
    names: 'Names',
    registration: 'Registration',
    place: 'Group and status',
    profile: 'Profile',
    record: 'Record',
    brands: 'Brands',
    contacts: 'Contacts',
    structure: 'Companies of the group',
    tenancies: 'Tenancies',
  },
  no_brands: 'It stands behind no brand yet',
  no_contacts: 'Nobody to speak to yet',
  add_brand: 'Add a brand',
  add_contact: 'Add a contact',
  take_away: 'Take %{name} away',
  take: 'Take away',
  take_away_text: 'The company then no longer stands behind the brand as this. The brand itself stays.',
  tenancy: '%{from} – %{to}',
  all_tenancies: 'The latest %{shown} of %{total}',
}
