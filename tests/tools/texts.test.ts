import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { textProblems } from '#tools/textProblems.js'
import { textsNamedIn } from '#tools/textsNamedIn.js'

const known = ['parking.lot.title', 'parking.lot.state.open', 'parking.lot.state.full', 'parking.help.about']

describe('the check of texts', () => {
  it('passes for keys, groups and families of keys, in calls, elements and data', () => {
    expect(
      problemsOf(`
        const form = [{ title: 'parking.lot.title', fields: [] }]
        const Page = () => <Section title={isNew ? 'parking.lot.title' : 'parking.help.about'} />
        translate(\`parking.lot.state.\${state}\`)
      `),
    ).toEqual([])
    expect(problemsOf(`<Dialog texts="parking.lot" label={\`\${texts}.about\`} />`)).toEqual([])
  })

  it('fails for a key, and for a family of keys, that there is not', () => {
    const source = `
      notify('parking.lot.titel', { type: 'success' })
      useTranslate()(\`parking.gate.\${side}\`)
      const all = <Dialog texts="parking.lot" empty={'parking.help.about'} />
    `
    expect(problemsOf(source)).toEqual([
      'Page.tsx names the text parking.lot.titel, which there is not.',
      'Page.tsx names texts parking.gate.*, of which there is none.',
    ])
  })

  it('fails for a text that nothing shows', () => {
    expect(
      problemsOf(`translate('parking.lot.title'); allowed('parking.view'); translate('parking.help.about')`),
    ).toEqual([
      'Nothing shows the text parking.lot.state.open.',
      'Nothing shows the text parking.lot.state.full.',
    ])
  })
})

function problemsOf(source: string): string[] {
  const used = {
    keys: new Map<string, string>(),
    patterns: new Map<string, string>(),
    mentions: new Set<string>(),
  }
  textsNamedIn(parseSync('Page.tsx', source).program, 'Page.tsx', used, new Set(['parking']))
  return textProblems({ known, used })
}
