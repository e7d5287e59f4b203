/** The words of contacts in English; the other languages follow its keys. */
export const contactWords = {
  name: 'Contact |||| Contacts',
  fields: {
    name: 'Name',
    name_en: 'English name',
    gender: 'Gender',
    position: 'Position',
    department_text: 'Department',
    mobile: 'Mobile',
    country_code: 'Country code',
    email: 'Email',
    wechat: 'WeChat',
    company_id: 'Company',
    brand_ids: 'Brands',
    store_ids: 'Stores',
    sites: 'Sites',
    is_primary: 'Primary contact',
    is_emergency: 'Emergency contact',
    language: 'Language',
    remark: 'Remark',
    consent_at: 'Consent given',
    brand_id: 'Brand',
    store_id: 'Store',
    site: 'Site',
  },
  choices: {
    gender: { female: 'Female', male: 'Male', other: 'Other' },
    language: { zh_CN: 'Simplified Chinese', zh_TW: 'Traditional Chinese', en_US: 'English' },
  },
  help: {
    mobile: 'Digits only, without country code',
    country_code: 'Digits only, such as 86 or 852',
    company_id: 'At least one of company, brand and store',
    store_ids: 'Only stores on your own list',
    sites: 'Where they can be spoken to; every site when left empty',
    is_primary: 'To be asked first; each shop may have its own',
    is_emergency: 'May be called at any hour',
    consent_at: 'When they agreed that their data are kept',
  },
}

/** What stands on the pages of contacts. */
export const contactTexts = {
  group: {
    person: 'Person',
    reach: 'How to reach them',
    links: 'Whom they stand for',
    consent: 'Consent and remark',
    record: 'Record',
  },
  masked: 'Hidden, because you may not see private data. Your administrator can give you that right.',
  copy: 'Copy %{name}',
  copied: 'Copied',
  copy_failed: 'It could not be copied. Mark it and press Ctrl or Cmd + C.',
  call: 'Call %{name}',
  mail: 'Write to %{name}',
  no_consent: 'No consent is recorded: ask for it before you use these data.',
}
