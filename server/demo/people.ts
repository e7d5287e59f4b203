// Simplified | Traditional | pinyin | Cantonese spelling.
const surnames = `陈|陳|Chen|Chan 李|李|Li|Lee 张|張|Zhang|Cheung 黄|黃|Huang|Wong 何|何|He|Ho 周|周|Zhou|Chow
  林|林|Lin|Lam 刘|劉|Liu|Lau 梁|梁|Liang|Leung 郑|鄭|Zheng|Cheng 谢|謝|Xie|Tse 叶|葉|Ye|Yip 钟|鍾|Zhong|Chung 邓|鄧|Deng|Tang
  冯|馮|Feng|Fung 罗|羅|Luo|Law 赵|趙|Zhao|Chiu 吴|吳|Wu|Ng 徐|徐|Xu|Tsui 孙|孫|Sun|Suen 马|馬|Ma|Ma 朱|朱|Zhu|Chu
  胡|胡|Hu|Wu 郭|郭|Guo|Kwok 曾|曾|Zeng|Tsang 潘|潘|Pan|Poon 蒋|蔣|Jiang|Chiang 余|余|Yu|Yu 卢|盧|Lu|Lo`

// Simplified | Traditional | pinyin | the English first name that staff in Hong Kong use.
const givenNames = `志强|志強|Zhiqiang|Kelvin 晓雯|曉雯|Xiaowen|Winnie 嘉怡|嘉怡|Jiayi|Karen 俊杰|俊傑|Junjie|Jason
  思颖|思穎|Siying|Vivian 文博|文博|Wenbo|Raymond 雅婷|雅婷|Yating|Phoebe 子轩|子軒|Zixuan|Ivan 美玲|美玲|Meiling|May
  浩然|浩然|Haoran|Howard 静怡|靜怡|Jingyi|Joyce 国栋|國棟|Guodong|Dominic 佩珊|佩珊|Peishan|Pansy 伟明|偉明|Weiming|Wayne
  慧敏|慧敏|Huimin|Amanda 建华|建華|Jianhua|Kenneth 丽娟|麗娟|Lijuan|Connie 宇航|宇航|Yuhang|Eugene 梦琪|夢琪|Mengqi|Maggie
  永康|永康|Yongkang|Vincent 凯琳|凱琳|Kailin|Hailey 家豪|家豪|Jiahao|Gary 诗韵|詩韻|Shiyun|Sharon`

/**
 * A member of staff by name: as written at the site, in English, and as the first part of an account name.
 */
export interface Person {
  name: string
  name_en: string
  username: string
}

/** Invented staff: the same number is always the same person, and the first 667 differ. */
export const person = (number: number, inHongKong: boolean): Person => {
  const [surname, surnameTc, pinyin, cantonese] = entry(surnames, number)
  const [given, givenTc, givenPinyin, firstName] = entry(givenNames, number)
  const name = inHongKong ? `${surnameTc}${givenTc}` : `${surname}${given}`
  const name_en = inHongKong ? `${firstName} ${cantonese}` : `${givenPinyin} ${pinyin}`
  return { name, name_en, username: name_en.toLowerCase().replace(' ', '.') }
}

// First and second characters of given names, Simplified | Traditional | pinyin, by the gender that they
// suggest.
const firsts = {
  female: `雅|雅|ya 梦|夢|meng 佳|佳|jia 雨|雨|yu 诗|詩|shi 晓|曉|xiao 婉|婉|wan 若|若|ruo 思|思|si 心|心|xin 美|美|mei`,
  male: `志|志|zhi 建|建|jian 文|文|wen 子|子|zi 家|家|jia 俊|俊|jun 宏|宏|hong 伟|偉|wei 明|明|ming 永|永|yong 国|國|guo`,
}
const seconds = {
  female: `琳|琳|lin 怡|怡|yi 婷|婷|ting 涵|涵|han 洁|潔|jie 莹|瑩|ying 岚|嵐|lan 彤|彤|tong 欣|欣|xin 妍|妍|yan 蓉|蓉|rong 萱|萱|xuan 珊|珊|shan`,
  male: `强|強|qiang 杰|傑|jie 豪|豪|hao 轩|軒|xuan 博|博|bo 峰|峰|feng 鹏|鵬|peng 涛|濤|tao 斌|斌|bin 辉|輝|hui 勇|勇|yong 凯|凱|kai 源|源|yuan`,
}

/**
 * Somebody outside the operator: the same number is always the same person, and 8,000 of them have different
 * names.
 */
export const outsider = (number: number, inHongKong: boolean) => {
  const gender: 'female' | 'male' = number % 2 === 0 ? 'female' : 'male'
  const half = Math.floor(number / 2)
  const [surname, surnameTc, pinyin, cantonese] = entry(surnames, half)
  const [first, firstTc, firstPinyin] = entry(firsts[gender], Math.floor(half / 29))
  const [second, secondTc, secondPinyin] = entry(seconds[gender], half)
  const name = inHongKong ? `${surnameTc}${firstTc}${secondTc}` : `${surname}${first}${second}`
  const given = `${firstPinyin.charAt(0).toUpperCase()}${firstPinyin.slice(1)}${secondPinyin}`
  return { name, name_en: `${given} ${inHongKong ? cantonese : pinyin}`, gender }
}

// 29 surnames and 23 given names have no common divisor, so advancing both reaches every pair once.
const entry = (table: string, number: number) => {
  const people = table.split(/\s+/)
  const parts = people[number % people.length]?.split('|') ?? []
  return [parts[0] ?? '', parts[1] ?? '', parts[2] ?? '', parts[3] ?? ''] as const
}
