import { describe, expect, it } from 'vitest'
import { company } from '#contract/brandDB/company.ts'
import { contact } from '#contract/brandDB/contact.ts'
import type { Resource } from '#contract/resource.ts'
import { store } from '#contract/brandDB/store.ts'
import brandDB from '#server/plugins/brandDB/plugin.ts'
import { textsFor } from '#server/services/sheet/textsFor.ts'
import { messages as en_US } from '#src/plugins/brandDB/messages/en_US.ts'
import { messages as zh_CN } from '#src/plugins/brandDB/messages/zh_CN.ts'
import { messages as zh_TW } from '#src/plugins/brandDB/messages/zh_TW.ts'

const languages = { zh_CN, zh_TW, en_US }
const nouns: readonly Resource[] = [company, contact, store]

describe.each(nouns)('a file of $name', (contract) => {
  it.each(['zh_CN', 'zh_TW', 'en_US'] as const)(
    'calls columns and values as the screen does in %s',
    (locale) => {
      const { fields, choices = {} } = textsFor({ ...contract, texts: brandDB.sheets?.[contract.name] })
      const words = wordsOf(contract.name, locale)
      const named = Object.keys(fields).filter((field) => field in words.fields)
      expect(named.length).toBeGreaterThan(8)
      expect(Object.fromEntries(named.map((field) => [field, fields[field]?.[locale]]))).toEqual(
        Object.fromEntries(named.map((field) => [field, words.fields[field]])),
      )
      const inFile = Object.entries(choices).map(([field, values]) => [
        field,
        Object.fromEntries(Object.entries(values).map(([value, text]) => [value, text[locale]])),
      ])
      expect(words.choices).toMatchObject(Object.fromEntries(inFile))
    },
  )
})

interface Words {
  readonly fields: Readonly<Record<string, string>>
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** What the screens of a resource say. */
function wordsOf(noun: string, locale: keyof typeof languages): Words {
  const resources: Readonly<Record<string, { readonly name: string } & Partial<Words>>> =
    languages[locale].resources
  const { fields = {}, choices = {} } = resources[`brandDB/${noun}`] ?? {}
  return { fields, choices }
}
