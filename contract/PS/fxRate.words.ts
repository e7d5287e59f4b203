import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { fxRate } from './fxRate.ts'

const currency = {
  CNY: text('人民币', '人民幣', 'Renminbi (CNY)'),
  HKD: text('港币', '港幣', 'Hong Kong dollar (HKD)'),
}

/** The words for exchange rates. */
export const fxRateWords = words(fxRate, {
  name: text('汇率', '匯率', 'Exchange rate |||| Exchange rates'),
  fields: {
    title: text('货币与月份', '貨幣及月份', 'Currencies and month'),
    stat_month: text('月份', '月份', 'Month'),
    from: text('从', '由', 'From'),
    to: text('兑换成', '兌換成', 'To'),
    rate: text('汇率', '匯率', 'Rate'),
  },
  choices: { from: currency, to: currency },
  help: {
    rate: text(
      '一单位原货币等于多少目标货币。未填反向汇率时取倒数',
      '一單位原貨幣等於多少目標貨幣。未填反向匯率時取倒數',
      'What one unit of the first currency is worth in the second. Also used in the opposite direction, unless that has a rate of its own',
    ),
  },
  screen: { group: text('汇率', '匯率', 'Rate') },
})
