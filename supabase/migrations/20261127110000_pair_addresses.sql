-- The address of a pair, the slug of its name, is a second key of its name: "Pérez/Gómez" and "Pérez - Gómez",
-- "C++" and "C#" have one page, so they are one pair, as names that differ in case or accents are. Pairs of
-- before that share an address stay two; no new ones come to share one, also of two writers at once.

-- What a name is in an address --------------------------------------------------------------------

-- Neither lower() nor a class of a regular expression does: what they know depends on the locale. Letters are
-- lowered one for one, and the letters, digits and marks of letters are those of Unicode 16. Code points that
-- no name can have here (not assigned, or folded before) are left out of no range.
create function private.pair_slug(name text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select btrim(
    regexp_replace(
      regexp_replace(
        translate(
          replace(replace(private.name_key(name), 'ß', 'ss'), 'ẞ', 'ss'),
          'µÆÐØÞĐĦıĲĿŁŊŒŦſƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǄǅǇǈǊǋǤǱǲǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶ'
          'ͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςϏϐϑϕϖϘϚϜϞϠϢϤϦϨϪϬϮϰϱϴϵϷϹϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТ'
          'УФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐ'
          'ԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖႠႡႢႣႤႥႦႧႨႩႪႫႬႭႮႯႰႱႲႳႴႵႶႷႸႹႺ'
          'ႻႼႽႾႿჀჁჂჃჄჅჇჍᎠᎡᎢᎣᎤᎥᎦᎧᎨᎩᎪᎫᎬᎭᎮᎯᎰᎱᎲᎳᎴᎵᎶᎷᎸᎹᎺᎻᎼᎽᎾᎿᏀᏁᏂᏃᏄᏅᏆᏇᏈᏉᏊᏋᏌᏍᏎᏏᏐᏑᏒᏓᏔᏕᏖᏗᏘᏙᏚᏛᏜᏝᏞᏟᏠᏡᏢ'
          'ᏣᏤᏥᏦᏧᏨᏩᏪᏫᏬᏭᏮᏯᏰᏱᏲᏳᏴᏵᲀᲁᲂᲃᲄᲅᲆᲇᲈᲉᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿỺỼỾℲⅠ'
          'ⅡⅢⅣⅤⅥⅦⅧⅨⅩⅪⅫⅬⅭⅮⅯↃⒶⒷⒸⒹⒺⒻⒼⒽⒾⒿⓀⓁⓂⓃⓄⓅⓆⓇⓈⓉⓊⓋⓌⓍⓎⓏⰀⰁⰂⰃⰄⰅⰆⰇⰈⰉⰊⰋⰌⰍⰎⰏⰐⰑⰒⰓⰔⰕⰖⰗⰘⰙⰚⰛⰜⰝⰞⰟⰠⰡⰢⰣⰤⰥ'
          'ⰦⰧⰨⰩⰪⰫⰬⰭⰮⰯⱠⱢⱣⱤⱧⱩⱫⱭⱮⱯⱰⱲⱵⱾⱿⲀⲂⲄⲆⲈⲊⲌⲎⲐⲒⲔⲖⲘⲚⲜⲞⲠⲢⲤⲦⲨⲪⲬⲮⲰⲲⲴⲶⲸⲺⲼⲾⳀⳂⳄⳆⳈⳊⳌⳎⳐⳒⳔⳖⳘⳚⳜⳞⳠⳢⳫⳭⳲꙀꙂ'
          'ꙄꙆꙈꙊꙌꙎꙐꙒꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊꚌꚎꚐꚒꚔꚖꚘꚚꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄ'
          'ꞆꞋꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ𐐀𐐁𐐂𐐃𐐄𐐅'
          '𐐆𐐇𐐈𐐉𐐊𐐋𐐌𐐍𐐎𐐏𐐐𐐑𐐒𐐓𐐔𐐕𐐖𐐗𐐘𐐙𐐚𐐛𐐜𐐝𐐞𐐟𐐠𐐡𐐢𐐣𐐤𐐥𐐦𐐧𐒰𐒱𐒲𐒳𐒴𐒵𐒶𐒷𐒸𐒹𐒺𐒻𐒼𐒽𐒾𐒿𐓀𐓁𐓂𐓃𐓄𐓅𐓆𐓇𐓈𐓉𐓊𐓋𐓌𐓍𐓎𐓏𐓐𐓑𐓒𐓓𐕰𐕱𐕲𐕳𐕴𐕵𐕶𐕷𐕸𐕹'
          '𐕺𐕼𐕽𐕾𐕿𐖀𐖁𐖂𐖃𐖄𐖅𐖆𐖇𐖈𐖉𐖊𐖌𐖍𐖎𐖏𐖐𐖑𐖒𐖔𐖕𐲀𐲁𐲂𐲃𐲄𐲅𐲆𐲇𐲈𐲉𐲊𐲋𐲌𐲍𐲎𐲏𐲐𐲑𐲒𐲓𐲔𐲕𐲖𐲗𐲘𐲙𐲚𐲛𐲜𐲝𐲞𐲟𐲠𐲡𐲢𐲣𐲤𐲥𐲦𐲧𐲨𐲩𐲪𐲫𐲬𐲭𐲮𐲯𐲰𐲱𐲲𐵐𐵑𐵒𐵓'
          '𐵔𐵕𐵖𐵗𐵘𐵙𐵚𐵛𐵜𐵝𐵞𐵟𐵠𐵡𐵢𐵣𐵤𐵥𑢠𑢡𑢢𑢣𑢤𑢥𑢦𑢧𑢨𑢩𑢪𑢫𑢬𑢭𑢮𑢯𑢰𑢱𑢲𑢳𑢴𑢵𑢶𑢷𑢸𑢹𑢺𑢻𑢼𑢽𑢾𑢿𖹀𖹁𖹂𖹃𖹄𖹅𖹆𖹇𖹈𖹉𖹊𖹋𖹌𖹍𖹎𖹏𖹐𖹑𖹒𖹓𖹔𖹕𖹖𖹗𖹘𖹙𖹚𖹛𖹜𖹝'
          '𖹞𖹟𖺠𖺡𖺢𖺣𖺤𖺥𖺦𖺧𖺨𖺩𖺪𖺫𖺬𖺭𖺮𖺯𖺰𖺱𖺲𖺳𖺴𖺵𖺶𖺷𖺸𞤀𞤁𞤂𞤃𞤄𞤅𞤆𞤇𞤈𞤉𞤊𞤋𞤌𞤍𞤎𞤏𞤐𞤑𞤒𞤓𞤔𞤕𞤖𞤗𞤘𞤙𞤚𞤛𞤜𞤝𞤞𞤟𞤠𞤡',
          'μæðøþđħiĳŀłŋœŧsɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǆǆǉǉǌǌǥǳǳƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷ'
          'ϳαβγδεζηθικλμνξοπρστυφχψωσϗβθφπϙϛϝϟϡϣϥϧϩϫϭϯκρθεϸϲϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрст'
          'уфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑ'
          'ԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆⴀⴁⴂⴃⴄⴅⴆⴇⴈⴉⴊⴋⴌⴍⴎⴏⴐⴑⴒⴓⴔⴕⴖⴗⴘⴙⴚ'
          'ⴛⴜⴝⴞⴟⴠⴡⴢⴣⴤⴥⴧⴭꭰꭱꭲꭳꭴꭵꭶꭷꭸꭹꭺꭻꭼꭽꭾꭿꮀꮁꮂꮃꮄꮅꮆꮇꮈꮉꮊꮋꮌꮍꮎꮏꮐꮑꮒꮓꮔꮕꮖꮗꮘꮙꮚꮛꮜꮝꮞꮟꮠꮡꮢꮣꮤꮥꮦꮧꮨꮩꮪꮫꮬꮭꮮꮯꮰꮱꮲ'
          'ꮳꮴꮵꮶꮷꮸꮹꮺꮻꮼꮽꮾꮿᏸᏹᏺᏻᏼᏽвдосттъѣꙋᲊაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿỻỽỿⅎⅰ'
          'ⅱⅲⅳⅴⅵⅶⅷⅸⅹⅺⅻⅼⅽⅾⅿↄⓐⓑⓒⓓⓔⓕⓖⓗⓘⓙⓚⓛⓜⓝⓞⓟⓠⓡⓢⓣⓤⓥⓦⓧⓨⓩⰰⰱⰲⰳⰴⰵⰶⰷⰸⰹⰺⰻⰼⰽⰾⰿⱀⱁⱂⱃⱄⱅⱆⱇⱈⱉⱊⱋⱌⱍⱎⱏⱐⱑⱒⱓⱔⱕ'
          'ⱖⱗⱘⱙⱚⱛⱜⱝⱞⱟⱡɫᵽɽⱨⱪⱬɑɱɐɒⱳⱶȿɀⲁⲃⲅⲇⲉⲋⲍⲏⲑⲓⲕⲗⲙⲛⲝⲟⲡⲣⲥⲧⲩⲫⲭⲯⲱⲳⲵⲷⲹⲻⲽⲿⳁⳃⳅⳇⳉⳋⳍⳏⳑⳓⳕⳗⳙⳛⳝⳟⳡⳣⳬⳮⳳꙁꙃ'
          'ꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟꙡꙣꙥꙧꙩꙫꙭꚁꚃꚅꚇꚉꚋꚍꚏꚑꚓꚕꚗꚙꚛꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿꝁꝃꝅꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅ'
          'ꞇꞌɥꞑꞓꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩɦɜɡɬɪʞʇʝꭓꞵꞷꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛꟶａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ𐐨𐐩𐐪𐐫𐐬𐐭'
          '𐐮𐐯𐐰𐐱𐐲𐐳𐐴𐐵𐐶𐐷𐐸𐐹𐐺𐐻𐐼𐐽𐐾𐐿𐑀𐑁𐑂𐑃𐑄𐑅𐑆𐑇𐑈𐑉𐑊𐑋𐑌𐑍𐑎𐑏𐓘𐓙𐓚𐓛𐓜𐓝𐓞𐓟𐓠𐓡𐓢𐓣𐓤𐓥𐓦𐓧𐓨𐓩𐓪𐓫𐓬𐓭𐓮𐓯𐓰𐓱𐓲𐓳𐓴𐓵𐓶𐓷𐓸𐓹𐓺𐓻𐖗𐖘𐖙𐖚𐖛𐖜𐖝𐖞𐖟𐖠'
          '𐖡𐖣𐖤𐖥𐖦𐖧𐖨𐖩𐖪𐖫𐖬𐖭𐖮𐖯𐖰𐖱𐖳𐖴𐖵𐖶𐖷𐖸𐖹𐖻𐖼𐳀𐳁𐳂𐳃𐳄𐳅𐳆𐳇𐳈𐳉𐳊𐳋𐳌𐳍𐳎𐳏𐳐𐳑𐳒𐳓𐳔𐳕𐳖𐳗𐳘𐳙𐳚𐳛𐳜𐳝𐳞𐳟𐳠𐳡𐳢𐳣𐳤𐳥𐳦𐳧𐳨𐳩𐳪𐳫𐳬𐳭𐳮𐳯𐳰𐳱𐳲𐵰𐵱𐵲𐵳'
          '𐵴𐵵𐵶𐵷𐵸𐵹𐵺𐵻𐵼𐵽𐵾𐵿𐶀𐶁𐶂𐶃𐶄𐶅𑣀𑣁𑣂𑣃𑣄𑣅𑣆𑣇𑣈𑣉𑣊𑣋𑣌𑣍𑣎𑣏𑣐𑣑𑣒𑣓𑣔𑣕𑣖𑣗𑣘𑣙𑣚𑣛𑣜𑣝𑣞𑣟𖹠𖹡𖹢𖹣𖹤𖹥𖹦𖹧𖹨𖹩𖹪𖹫𖹬𖹭𖹮𖹯𖹰𖹱𖹲𖹳𖹴𖹵𖹶𖹷𖹸𖹹𖹺𖹻𖹼𖹽'
          '𖹾𖹿𖺻𖺼𖺽𖺾𖺿𖻀𖻁𖻂𖻃𖻄𖻅𖻆𖻇𖻈𖻉𖻊𖻋𖻌𖻍𖻎𖻏𖻐𖻑𖻒𖻓𞤢𞤣𞤤𞤥𞤦𞤧𞤨𞤩𞤪𞤫𞤬𞤭𞤮𞤯𞤰𞤱𞤲𞤳𞤴𞤵𞤶𞤷𞤸𞤹𞤺𞤻𞤼𞤽𞤾𞤿𞥀𞥁𞥂𞥃'
        ),
        '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f'
        '\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a'
        '\U000e0000-\U000e0fff]+',
        '', 'g'
      ),
      '[^0-9a-z'
      '\u00aa\u00b2-\u00b3\u00b9-\u00ba\u00bc-\u00be\u00e6-\u00f1\u00f8-\u02c1\u02c6-\u02d1'
      '\u02e0-\u02e4\u02ec\u02ee\u0371-\u0373\u0377-\u037d\u03b1-\u03f3\u03f8-\u0481'
      '\u0483-\u0487\u048b-\u0559\u0560-\u0588\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5'
      '\u05c7-\u05f2\u0610-\u061a\u0620-\u0669\u066e-\u06d3\u06d5-\u06dc\u06df-\u06e8'
      '\u06ea-\u06fc\u06ff\u0710-\u07f5\u07fa-\u07fd\u0800-\u082d\u0840-\u085b\u0860-\u0887'
      '\u0889-\u088f\u0897-\u08e1\u08e3-\u0963\u0966-\u096f\u0971-\u09f1\u09f4-\u09f9\u09fc'
      '\u09fe-\u0a75\u0a81-\u0aef\u0af9-\u0b6f\u0b71-\u0bf2\u0c00-\u0c6f\u0c78-\u0c7e'
      '\u0c80-\u0c83\u0c85-\u0d4e\u0d54-\u0d78\u0d7a-\u0df3\u0e01-\u0e3a\u0e40-\u0e4e'
      '\u0e50-\u0e59\u0e81-\u0f00\u0f18-\u0f19\u0f20-\u0f33\u0f35\u0f37\u0f39\u0f3e-\u0f84'
      '\u0f86-\u0fbc\u0fc6\u1000-\u1049\u1050-\u109d\u10d0-\u10fa\u10fc-\u135f\u1369-\u138f'
      '\u13f8-\u13fd\u1401-\u166c\u166f-\u169a\u16a0-\u16ea\u16ee-\u1734\u1740-\u17d3\u17d7'
      '\u17dc-\u17f9\u1810-\u193b\u1946-\u19da\u1a00-\u1a1b\u1a20-\u1a99\u1aa7\u1ab0-\u1abd'
      '\u1abf-\u1b4c\u1b50-\u1b59\u1b6b-\u1b73\u1b80-\u1bf3\u1c00-\u1c37\u1c40-\u1c7d\u1c8a'
      '\u1cd0-\u1cd2\u1cd4-\u1eff\u2070-\u2079\u207f-\u2089\u2090-\u209c\u20d0-\u20dc\u20e1'
      '\u20e5-\u20f0\u2102\u2107\u210a-\u2113\u2115\u2119-\u211d\u2124\u2128\u212c-\u212d'
      '\u212f-\u2139\u213c-\u213f\u2145-\u2149\u214e\u2150-\u2189\u2460-\u249b\u24ea-\u24ff'
      '\u2776-\u2793\u2c30-\u2ce4\u2cec-\u2cf3\u2cfd\u2d00-\u2d6f\u2d7f-\u2dff\u2e2f'
      '\u3005-\u3007\u3021-\u302f\u3031-\u3035\u3038-\u303c\u3041-\u309a\u309d-\u309f'
      '\u30a1-\u30fa\u30fc-\u318e\u3192-\u3195\u31a0-\u31bf\u31f0-\u31ff\u3220-\u3229'
      '\u3248-\u324f\u3251-\u325f\u3280-\u3289\u32b1-\u32bf\u3400-\u4dbf\u4e00-\ua48c'
      '\ua4d0-\ua4fd\ua500-\ua60c\ua610-\ua66f\ua674-\ua67d\ua67f-\ua6f1\ua717-\ua71f'
      '\ua723-\ua788\ua78c-\ua827\ua82c-\ua835\ua840-\ua873\ua880-\ua8c5\ua8d0-\ua8f7\ua8fb'
      '\ua8fd-\ua92d\ua930-\ua953\ua960-\ua9c0\ua9cf-\ua9d9\ua9e0-\uaa59\uaa60-\uaa76'
      '\uaa7a-\uaadd\uaae0-\uaaef\uaaf2-\uab5a\uab5c-\uab69\uab70-\uabea\uabec-\ud7fb'
      '\ufa0e-\ufb28\ufb4f-\ufbb1\ufbd3-\ufd3d\ufd50-\ufd8f\ufd92-\ufdc7\ufdf0-\ufdfb'
      '\ufe20-\ufe2f\ufe70-\ufefc\uff10-\uff19\uff41-\uff5a\uff66-\uffdc\U00010000-\U000100fa'
      '\U00010107-\U00010133\U00010140-\U00010178\U0001018a-\U0001018b\U000101fd-\U0001039d'
      '\U000103a0-\U000103cf\U000103d1-\U00010563\U00010597-\U00010855\U00010858-\U00010876'
      '\U00010879-\U0001091b\U00010920-\U00010939\U00010940-\U00010a48\U00010a60-\U00010a7e'
      '\U00010a80-\U00010ac7\U00010ac9-\U00010aef\U00010b00-\U00010b35\U00010b40-\U00010b91'
      '\U00010ba9-\U00010d6d\U00010d6f-\U00010d85\U00010e60-\U00010eac\U00010eb0-\U00010ec7'
      '\U00010efa-\U00010f54\U00010f70-\U00010f85\U00010fb0-\U00011046\U00011052-\U000110ba'
      '\U000110c2\U000110d0-\U0001113f\U00011144-\U00011173\U00011176-\U000111c4'
      '\U000111c9-\U000111cc\U000111ce-\U000111da\U000111dc\U000111e1-\U00011237'
      '\U0001123e-\U000112a8\U000112b0-\U000113d3\U000113e1-\U0001144a\U00011450-\U00011459'
      '\U0001145e-\U000114c5\U000114c7-\U000115c0\U000115d8-\U00011640\U00011644-\U00011659'
      '\U00011680-\U000116b8\U000116c0-\U0001173b\U00011740-\U0001183a\U000118c0-\U00011943'
      '\U00011950-\U000119e1\U000119e3-\U00011a3e\U00011a47-\U00011a99\U00011a9d'
      '\U00011ab0-\U00011af8\U00011b60-\U00011be0\U00011bf0-\U00011c40\U00011c50-\U00011c6c'
      '\U00011c72-\U00011ef6\U00011f00-\U00011f42\U00011f50-\U00011fd4\U00012000-\U0001246e'
      '\U00012480-\U00012ff0\U00013000-\U0001342f\U00013440-\U00016a69\U00016a70-\U00016af4'
      '\U00016b00-\U00016b36\U00016b40-\U00016b43\U00016b50-\U00016d6c\U00016d70-\U00016e96'
      '\U00016ebb-\U00016fe1\U00016fe3-\U0001bc99\U0001bc9d-\U0001bc9e\U0001ccf0-\U0001ccf9'
      '\U0001cf00-\U0001cf46\U0001d165-\U0001d169\U0001d16d-\U0001d182\U0001d185-\U0001d18b'
      '\U0001d1aa-\U0001d1ad\U0001d242-\U0001d244\U0001d2c0-\U0001d2f3\U0001d360-\U0001d6c0'
      '\U0001d6c2-\U0001d6da\U0001d6dc-\U0001d6fa\U0001d6fc-\U0001d714\U0001d716-\U0001d734'
      '\U0001d736-\U0001d74e\U0001d750-\U0001d76e\U0001d770-\U0001d788\U0001d78a-\U0001d7a8'
      '\U0001d7aa-\U0001d7c2\U0001d7c4-\U0001d7ff\U0001da00-\U0001da36\U0001da3b-\U0001da6c'
      '\U0001da75\U0001da84\U0001da9b-\U0001e14e\U0001e290-\U0001e2f9\U0001e4d0-\U0001e5fa'
      '\U0001e6c0-\U0001e959\U0001ec71-\U0001ecab\U0001ecad-\U0001ecaf\U0001ecb1-\U0001ed2d'
      '\U0001ed2f-\U0001eebb\U0001f100-\U0001f10c\U0001fbf0-\U0001fbf9\U00020000-\U00033479'
      ']+',
      '-', 'g'
    ),
    '-'
  );
$$;

comment on function private.pair_slug(text) is
  'A name in an address: its letters and digits in lower case, the rest hyphens; src/padel/pairSlug.ts computes the same.';

-- The second key -----------------------------------------------------------------------------------

-- A name without letter or digit has the id of its pair.
alter table public.pair_names
  add column address text not null
  generated always as (coalesce(nullif(private.pair_slug(key), ''), pair_id::text)) stored;

comment on column public.pair_names.address is
  'The slug of the spelling, or the id of its pair where that is empty; one pair a category, but for pairs of before.';

create index pair_names_by_address on public.pair_names (category, address);

create function private.pair_meant(pair_category text, pair_name text)
returns uuid
language sql
stable
set search_path = ''
as $$
  -- Once, not for every spelling of the category.
  with meant as materialized (
    select private.name_key(pair_name) as key, private.pair_slug(pair_name) as address
  )
  select pairs.id
  from meant
  join public.pair_names as names
    on names.category = pair_category and (names.key = meant.key or names.address = meant.address)
  join public.pairs on pairs.id = names.pair_id
  -- The name itself before another of its address; of pairs of before the one whose page has the address.
  order by
    names.key = meant.key desc,
    private.pair_slug(pairs.name) = names.address desc, pairs.created_at, pairs.id
  limit 1;
$$;

comment on function private.pair_meant(text, text) is
  'The pair that a name means in a category: by its key, or else by its address; null for a new name.';

create function private.lock_address(pair_category text, pair_name text)
returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended(
    pair_category || chr(10)
    || coalesce(nullif(private.pair_slug(pair_name), ''), private.name_key(pair_name)),
    0
  ));
$$;

comment on function private.lock_address(text, text) is
  'Lets one transaction at a time give an address to a pair.';

create function private.keep_address()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  owner text;
begin
  perform private.lock_address(new.category, new.key);
  -- An undo has asked before, see private.revert: it may bring two pairs of before back.
  if current_setting('league.is_reverting', true) = 'on' then
    return null;
  end if;
  select pairs.name into owner
  from public.pair_names as names
  join public.pairs on pairs.id = names.pair_id
  where names.category = new.category and names.address = new.address and pairs.id <> new.pair_id
  order by pairs.created_at, pairs.id
  limit 1;
  if owner is not null then
    raise unique_violation using
      message = 'Another pair of the category has this address', detail = owner, hint = 'taken_by_pair';
  end if;
  return null;
end
$$;

comment on function private.keep_address() is
  'Refuses a new spelling whose address another pair of the category has or had, with the name of that pair.';

create trigger keep_address
after insert on public.pair_names
for each row execute function private.keep_address();

create or replace function private.find_or_add_pair(pair_category text, pair_name text, is_new_to_row boolean)
returns public.pairs
language plpgsql
security definer
set search_path = ''
as $$
declare
  found public.pairs;
begin
  for attempt in 1..2 loop
    select pairs.* into found
    from public.pairs where pairs.id = private.pair_meant(pair_category, pair_name);
    -- Locked as the foreign key will lock it a moment later: a rename that is about to commit does not see
    -- this row yet, so it is waited for and the new name read. Null when a merge removed the pair.
    if found.id is not null and is_new_to_row then
      select pairs.* into found from public.pairs where pairs.id = found.id for key share;
    end if;
    exit when found.id is not null or attempt = 2;
    -- Two transactions that use a new name at once: the second waits and finds the first one's pair.
    perform private.lock_address(pair_category, pair_name);
  end loop;
  if found.id is null then
    insert into public.pairs (category, name) values (pair_category, pair_name) returning * into found;
    insert into private.mentioned_pairs (pair_id) values (found.id);
  end if;
  return found;
end
$$;

-- What a name means in a row that was stored -------------------------------------------------------

create or replace function private.result_content(result jsonb)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_array(
    result -> 'score', result -> 'winner', result -> 'date', result -> 'category',
    coalesce(
      to_jsonb(private.pair_meant(result ->> 'category', result ->> 'team1')), result -> 'pair1_id'
    ),
    coalesce(
      to_jsonb(private.pair_meant(result ->> 'category', result ->> 'team2')), result -> 'pair2_id'
    )
  );
$$;

create or replace function private.pairs_meant(match jsonb)
returns uuid[]
language sql
stable
set search_path = ''
as $$
  select array(
    select coalesce(private.pair_meant(match ->> 'category', teams.name), teams.pair_id::uuid)
    from (
      values (match ->> 'team1', match ->> 'pair1_id'), (match ->> 'team2', match ->> 'pair2_id')
    ) as teams (name, pair_id)
    order by 1
  );
$$;

-- A rename, and what comes back ---------------------------------------------------------------------

create or replace function private.rename_pair(pair_id uuid, name text)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  pair public.pairs;
  owner public.pairs;
begin
  perform private.require_admin();
  select * into pair from public.pairs where pairs.id = pair_id for update;
  if pair.id is null then
    raise exception 'There is no such pair' using errcode = 'PT404';
  end if;
  insert into public.pair_names (category, key, pair_id)
  values (pair.category, private.name_key(rename_pair.name), pair.id)
  on conflict do nothing;
  select pairs.* into owner
  from public.pair_names
  join public.pairs on pairs.id = pair_names.pair_id
  where pair_names.category = pair.category and pair_names.key = private.name_key(rename_pair.name);
  if owner.id <> pair.id then
    raise unique_violation using
      message = 'Another pair of the category has this name', detail = owner.name, hint = 'taken_by_pair';
  end if;
  update public.pairs set name = rename_pair.name where pairs.id = pair.id;
  return private.rename_in_matches(pair.id, rename_pair.name);
end
$$;

create function private.address_taken_by(entry private.history)
returns text
language sql
stable
set search_path = ''
as $$
  select pairs.name
  from public.pair_names as names
  join public.pairs on pairs.id = names.pair_id
  where names.category = entry.before ->> 'category'
    and names.address = private.pair_slug(entry.before ->> 'name')
    and pairs.id <> entry.row_id
    -- The spelling is still its own: a pair of before, or one that was renamed since.
    and not exists (
      select from public.pair_names as own
      where own.category = names.category and own.pair_id = entry.row_id
        and own.key = private.name_key(entry.before ->> 'name')
    )
    -- Nor is it that of a pair which the same change merged it into, or removed with it.
    and not exists (
      select from private.history as changed
      where changed.transaction_id = entry.transaction_id
        and (
          changed.table_name = 'pair_names' and changed.operation = 'UPDATE'
          and changed.row_id = entry.row_id
          or changed.table_name = 'pairs' and changed.operation = 'DELETE' and changed.row_id = pairs.id
        )
    )
  order by pairs.created_at, pairs.id
  limit 1;
$$;

comment on function private.address_taken_by(private.history) is
  'The pair that has the address which a pair had before a change, and did not have it then; null for none.';

create or replace function private.revert_spelling(entry private.history)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  case entry.operation
    when 'INSERT' then
      -- The name of a pair stays its spelling.
      delete from public.pair_names
      using public.pairs
      where pair_names.category = entry.after ->> 'category'
        and pair_names.key = entry.after ->> 'key'
        and pair_names.pair_id = entry.row_id
        and pairs.id = entry.row_id
        and private.name_key(pairs.name) <> pair_names.key;
    when 'DELETE' then
      perform private.lock_address(entry.before ->> 'category', entry.before ->> 'key');
      insert into public.pair_names (category, key, pair_id)
      select entry.before ->> 'category', entry.before ->> 'key', pairs.id
      from public.pairs
      where pairs.id = entry.row_id
        -- An older spelling stays with the pair that has it, or its address, by now.
        and (
          private.name_key(pairs.name) = entry.before ->> 'key'
          or not exists (
            select from public.pair_names as names
            where names.category = entry.before ->> 'category' and names.pair_id <> pairs.id
              and names.address = private.pair_slug(entry.before ->> 'key')
              and not exists (
                select from private.history as gone
                where gone.transaction_id = entry.transaction_id and gone.table_name = 'pairs'
                  and gone.operation = 'DELETE' and gone.row_id = names.pair_id
              )
          )
        )
      on conflict (category, key) do nothing;
    else
      update public.pair_names set pair_id = entry.row_id
      where pair_names.category = entry.before ->> 'category'
        and pair_names.key = entry.before ->> 'key'
        and pair_names.pair_id = (entry.after ->> 'pair_id')::uuid;
      if not found then
        raise exception 'The pair was changed meanwhile' using errcode = 'PT409';
      end if;
  end case;
end
$$;

create function private.refuse_merged_match(entry private.history)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if entry.before ->> 'pair1_id' <> entry.before ->> 'pair2_id' and exists (
    select from public.results where results.id = entry.row_id and results.pair1_id = results.pair2_id
    union all
    select from public.upcoming_matches as matches
    where matches.id = entry.row_id and matches.pair1_id = matches.pair2_id
  ) then
    raise exception 'Its two pairs are one by now' using errcode = 'PT409';
  end if;
end
$$;

comment on function private.refuse_merged_match(private.history) is
  'PT409 (HTTP 409) if a match came back whose two pairs were merged since.';

create or replace function private.revert(entry private.history)
returns void
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  stored jsonb;
  columns text;
  owner text;
begin
  if entry.table_name = 'pair_names' then
    perform private.revert_spelling(entry);
    return;
  end if;
  if entry.table_name = 'mentioned_pairs' and entry.before is null then
    delete from private.mentioned_pairs where mentioned_pairs.pair_id = entry.row_id;
    return;
  end if;
  if entry.table_name = 'mentioned_pairs' then
    insert into private.mentioned_pairs (pair_id)
    select pairs.id from public.pairs where pairs.id = entry.row_id
    on conflict (pair_id) do nothing;
    -- Of a pair that was there all the time the undo is undone by this entry, of another one by its own.
    if found and not exists (
      select from private.history as added
      where added.transaction_id = private.change_number() and added.table_name = 'pairs'
        and added.operation = 'INSERT' and added.row_id = entry.row_id
    ) then
      insert into private.history (table_name, row_id, operation, after)
      values ('mentioned_pairs', entry.row_id, 'INSERT', entry.before);
    end if;
    return;
  end if;
  execute format('select to_jsonb(rows) from public.%I as rows where id = $1', entry.table_name)
  into stored using entry.row_id;
  if (stored is null) is distinct from (entry.after is null)
    or private.known_columns(stored, entry.after) is distinct from private.known_columns(entry.after, stored)
  then
    -- A pair that was new with a match and is used elsewhere by now stays.
    if entry.table_name = 'pairs' and entry.before is null then
      return;
    end if;
    raise exception 'The row was changed meanwhile' using errcode = 'PT409';
  end if;
  if entry.before is null then
    if entry.table_name = 'pairs' and private.is_pair_used(entry.row_id) then
      return;
    end if;
    execute format('delete from public.%I where id = $1', entry.table_name) using entry.row_id;
    return;
  end if;
  if entry.table_name = 'pairs' then
    -- Whom its name leads to. A merge that is undone gives it back, see revert_spelling.
    if entry.after is null and private.is_name_taken(entry) then
      -- The matches that come back find the pair that has the name now.
      return;
    end if;
    perform private.lock_address(entry.before ->> 'category', entry.before ->> 'name');
    owner := private.address_taken_by(entry);
    if owner is not null then
      raise exception 'Another pair has the address' using
        errcode = 'PT409', detail = owner, hint = 'taken_by_pair';
    end if;
  else
    -- Its pairs may be called otherwise by now, and their names then mean others.
    entry.before := entry.before || jsonb_strip_nulls(jsonb_build_object(
      'team1', (select name from public.pairs where id = (entry.before ->> 'pair1_id')::uuid),
      'team2', (select name from public.pairs where id = (entry.before ->> 'pair2_id')::uuid)
    ));
  end if;
  -- The columns that the row had then and the table has now: the others keep their value or default.
  select string_agg(format('%I', attributes.attname), ', ') into columns
  from pg_catalog.pg_attribute as attributes
  where attributes.attrelid = format('public.%I', entry.table_name)::regclass
    and attributes.attnum > 0 and not attributes.attisdropped and attributes.attgenerated = ''
    and entry.before ? attributes.attname::text
    and (entry.after is null or attributes.attname not in ('id', 'created_at'));
  if entry.after is null then
    execute format(
      'insert into public.%I (%s) select %s from jsonb_populate_record(null::public.%I, $1)',
      entry.table_name, columns, columns, entry.table_name
    )
    using entry.before;
    perform private.refuse_merged_match(entry);
    return;
  end if;
  execute format(
    'update public.%I set (%s) = (select %s from jsonb_populate_record(null::public.%I, $1)) where id = $2',
    entry.table_name, columns, columns, entry.table_name
  )
  using entry.before, entry.row_id;
  perform private.refuse_merged_match(entry);
  if entry.table_name = 'pairs' then
    -- The undo of another rename may have removed it.
    insert into public.pair_names (category, key, pair_id)
    values (entry.before ->> 'category', private.name_key(entry.before ->> 'name'), entry.row_id)
    on conflict (category, key) do nothing;
  end if;
exception
  -- A row refers by now to the one that would go; the one that would come back refers to none, or another
  -- one has its address.
  when foreign_key_violation or unique_violation then
    raise exception 'Another row was changed meanwhile' using errcode = 'PT409';
end
$$;

revoke execute on function
  private.pair_slug(text), private.pair_meant(text, text), private.lock_address(text, text),
  private.keep_address(), private.address_taken_by(private.history),
  private.refuse_merged_match(private.history)
from public, anon, authenticated, service_role;
