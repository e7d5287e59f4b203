import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { routingRule } from './routingRule.ts'
import { tourProblemWords } from './tourProblem.words.ts'

const { category } = tourProblemWords.choices

/** The words for the rules by which problems are assigned, wherever they are mounted. */
export const routingRuleWords = words(routingRule, {
  name: text('分派规则', '分派規則', 'Routing rule |||| Routing rules'),
  fields: {
    site: text('站点', '站點', 'Site'),
    title: text('规则', '規則', 'Rule'),
    position: text('顺序', '次序', 'Order'),
    section: text('问卷部分', '問卷部分', 'Section of the questionnaire'),
    category: text('问题类别', '問題類別', 'Category'),
    department: text('责任部门', '負責部門', 'Department'),
    files_as: text('归入类别', '歸入類別', 'Filed under'),
    to_owner: text('指派给铺位负责人', '指派給舖位負責人', "Assign to the shop's officer"),
  },
  choices: { category, files_as: category },
  help: {
    position: text(
      '从小到大依次匹配，以第一条适用的规则为准',
      '由小至大依次比對，以第一條適用的規則為準',
      'Rules are tried in this order; the first that applies decides',
    ),
    section: text(
      '神秘顾客问卷的部分。问卷部分和类别都留空则适用于所有问题',
      '神秘顧客問卷的部分。問卷部分及類別均留空則適用於所有問題',
      'Of mystery customer questionnaires. With neither section nor category, the rule applies to every issue',
    ),
    files_as: text(
      '由此部分产生的问题归入哪个类别；留空为员工服务',
      '由此部分產生的問題歸入哪個類別；留空為員工服務',
      'The category of issues from this section; staff service if empty',
    ),
  },
  screen: {
    group: {
      fits: text('适用于', '適用於', 'Applies to'),
      result: text('处理方式', '處理方式', 'Assigned to'),
    },
    test: {
      title: text('试一试', '試一試', 'Try it out'),
      fields: {
        category: text('问题类别', '問題類別', 'Category'),
        section: text('问卷部分（可选）', '問卷部分（可選）', 'Section (optional)'),
        store_id: text('铺位（可选）', '舖位（可選）', 'Store (optional)'),
      },
      choices: { category },
      run: text('查看由哪条规则处理', '查看由哪條規則處理', 'Which rule takes it?'),
      rule: text('规则', '規則', 'Rule'),
      department: text('责任部门', '負責部門', 'Department'),
      assignee: text('负责人', '負責人', 'Assignee'),
      none: text('没有适用的规则', '沒有適用的規則', 'No rule applies'),
      nobody: text('无', '無', 'Nobody'),
    },
  },
})
