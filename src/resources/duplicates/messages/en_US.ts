/** What is said about records that look alike, in English; the other languages follow its keys. */
export const duplicateTexts = {
  title: 'This may be there already',
  certain:
    '%{smart_count} record has the same number or name. Open it before you go on. |||| %{smart_count} records have the same number or name. Open them before you go on.',
  likely: 'These look alike. Have a look before you enter it twice.',
  reason: {
    registration_no: 'same registration number',
    name: 'same name',
    sound: 'sounds the same',
    similar: 'similar name, %{percent} %',
  },
  open: 'Open %{name} in a new tab',
  go_on: 'It is another one: go on',
  acknowledge: 'Compare with the records that look the same, then tick “It is another one”',
  blacklisted: 'blacklisted',
}
