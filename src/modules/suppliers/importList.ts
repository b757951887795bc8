import type { ImportList } from '#modules/imports/rules/importList.ts';

/** The columns of a list of suppliers, with the names that address books give them. */
export const suppliersList: ImportList = {
  resource: 'suppliers',
  keys: ['supplierName', 'email'],
  made: 'groups',
  fields: [
    {
      key: 'supplierName',
      required: true,
      example: 'Riviera Diesel Services',
      names:
        'Supplier|Supplier name|Company|Vendor|Organisation|Organization|Fournisseur|Société|Nom|公司|供应商|会社名|仕入先',
    },
    {
      key: 'category',
      example: 'Chandler',
      names: 'Type|Trade|Sector|Type de société|Catégorie|类型|分类|業種',
    },
    {
      key: 'email',
      example: 'parts@example.com',
      names: 'E-mail|Mail|Email address|Courriel|邮箱|电子邮件|メール',
    },
    { key: 'phone', example: '+33 4 93 00 00 00', names: 'Telephone|Tel|Mobile|Téléphone|Tél|电话|電話番号' },
    { key: 'website', example: '', names: 'Web|URL|Homepage|Site|Site web|网址|网站|ウェブサイト' },
    {
      key: 'streetAddress',
      example: '12 quai des Docks',
      names: 'Address|Street|Street address|Address 1|Adresse|Rue|地址|街道|住所',
    },
    {
      key: 'postalCode',
      example: '06300',
      names: 'Zip|Zip code|Postal code|Post code|Code postal|邮编|郵便番号',
    },
    { key: 'city', example: 'Nice', names: 'Town|Ville|城市|市' },
    { key: 'country', example: 'France', names: 'Pays|国家|国' },
    {
      key: 'operatingIn',
      example: 'Nice, Antibes',
      names: 'Ports|Region|Area|Operating in|Zone|Ports desservis|港口|地区|地域',
    },
    {
      key: 'customerNo',
      example: '',
      names: 'Account no|Customer number|Customer no|N° client|客户编号|顧客番号',
    },
    { key: 'terms', example: '', names: 'Payment terms|Conditions|付款条件|支払条件' },
    { key: 'currency', example: '', names: 'Curr|Devise|币种' },
    { key: 'description', example: '', names: 'Remarks|Comments|Remarque|说明|備考' },
  ],
};
