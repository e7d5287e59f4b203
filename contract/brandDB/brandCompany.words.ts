import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { brandCompany } from './brandCompany.ts'

/** The words for the relation of a company to a brand. */
export const brandCompanyWords = words(brandCompany, {
  name: text('公司的品牌', '公司的品牌', 'Brand of a company |||| Brands of companies'),
  fields: {
    brand_id: text('品牌', '品牌', 'Brand'),
    company_id: text('公司', '公司', 'Company'),
    relation: text('关系', '關係', 'Relation'),
    region: text('区域', '地區', 'Region'),
  },
  choices: {
    relation: {
      owner: text('持有', '持有', 'Owner'),
      franchisee: text('加盟', '特許經營', 'Franchisee'),
      distributor: text('经销', '經銷', 'Distributor'),
      agency: text('代理', '代理', 'Agency'),
    },
  },
  help: {
    region: text(
      '适用的区域，留空即不限',
      '適用的地區，留空即不限',
      'Where the relation applies; everywhere if empty',
    ),
  },
  screen: {
    title: text('相关公司', '相關公司', 'Companies'),
    none: text('尚未关联公司', '尚未連結公司', 'No companies yet'),
    add: text('添加公司', '新增公司', 'Add a company'),
    change: text('修改与 %{name} 的关系', '更改與 %{name} 的關係', 'Change the relation of %{name}'),
    change_one: text('修改关系', '更改關係', 'Change the relation'),
    remove: text('解除与 %{name} 的关联', '解除與 %{name} 的關連', 'Remove %{name}'),
    remove_text: text(
      '解除后，公司不再以此身份关联该品牌；公司与品牌本身不受影响。',
      '解除後，公司不再以此身分關連該品牌；公司及品牌本身不受影響。',
      'This removes the relation between the company and the brand. Both stay as they are.',
    ),
    remove_now: text('解除关联', '解除關連', 'Remove'),
    brands: text('品牌', '品牌', 'Brands'),
    no_brands: text('尚未关联品牌', '暫未關連任何品牌', 'No brands yet'),
    add_brand: text('添加品牌', '加入品牌', 'Add a brand'),
    there: text(
      '该公司已以相同关系和区域列出',
      '此公司已以相同關係及地區列出',
      'This company already has the same relation in the same region',
    ),
    take: text('确定', '確定', 'Apply'),
  },
})
