/** Every country but South Africa, by the names postings use, with the people's name where it is used for a place. */
export const countries = `
  afghanistan, albania, algeria, andorra, angola, argentina, argentinian, armenia, australia, australian, austria, azerbaijan, bahamas, bahrain, bangladesh, barbados,
  belarus, belgium, belize, benin, bhutan, bolivia, bosnia, bosnia and herzegovina, botswana, brasil, brazil, brazilian, brunei, bulgaria, burkina faso,
  burundi, cambodia, cameroon, canada, canadian, cape verde, chad, chile, china, colombia, colombian, congo, costa rica, croatia, cuba, cyprus, czech republic,
  czechia, denmark, deutschland, djibouti, dominica, dominican republic, ecuador, egypt, el salvador, eritrea, estonia, eswatini, ethiopia, fiji, finland,
  france, gabon, gambia, georgia, germany, german, ghana, great britain, greece, grenada, guatemala, guinea, guyana, haiti, honduras, hong kong, hungary, iceland, india,
  indian, indonesia, iran, iraq, ireland, republic of ireland, israel, italia, italy, italian, ivory coast, jamaica, japan, jordan, kazakhstan, kenya, korea, kosovo, kuwait, kyrgyzstan,
  laos, latvia, lebanon, lesotho, liberia, libya, liechtenstein, lithuania, luxembourg, macau, madagascar, malawi, malaysia, maldives, mali, malta, mauritania,
  mauritius, mexico, mexican, moldova, monaco, mongolia, montenegro, morocco, mozambique, myanmar, namibia, nepal, netherlands, the netherlands, new zealand, nicaragua, niger,
  nigeria, nigerian, north macedonia, macedonia, norway, oman, osterreich, pakistan, palestine, panama, papua new guinea, paraguay, peru, philippines, the philippines, filipino, poland, polish, portugal,
  puerto rico, qatar, romania, russia, rwanda, saudi arabia, schweiz, senegal, serbia, seychelles, sierra leone, singapore, slovakia, slovenia, somalia, south korea, south sudan,
  spain, espana, sri lanka, sudan, suriname, sweden, switzerland, syria, taiwan, tajikistan, tanzania, thailand, togo, trinidad and tobago, tunisia, turkey, turkiye,
  turkmenistan, u.a.e., u.k., uae, uganda, uk, ukraine, united arab emirates, united kingdom, uruguay, uzbekistan, venezuela, vietnam, yemen, zambia, zimbabwe`;

/** Cities that postings name as the place of work. Those that are also common words or names are left out. */
export const cities = `
  abu dhabi, accra, amsterdam, antwerp, athens, atlanta, auckland, austin, baltimore, bangalore, bangkok, barcelona, beijing, belgrade, belo horizonte, bengaluru, berlin, berlin office, bern,
  birmingham, bogota, boston, bratislava, brisbane, bristol uk, brooklyn, brussels, bucharest, budapest, buenos aires, cairo, calgary, cambridge uk, casablanca, cebu, charlotte nc, chennai,
  chicago, cincinnati, cleveland, cologne, colombo, columbus, copenhagen, dallas, delhi, denver, detroit, dhaka, doha, dresden, dubai, dublin, dusseldorf, edinburgh,
  eindhoven, frankfurt, geneva, ghent, glasgow, gothenburg, gurgaon, gurugram, hamburg, hanoi, hanover, helsinki, ho chi minh city, houston, hyderabad, indianapolis,
  irvine, istanbul, jacksonville, jakarta, kansas city, karachi, kiev, koln, krakow, kuala lumpur, kyiv, lagos, lahore, las vegas, leeds, leipzig, lima, lisbon, lisboa, liverpool,
  london, los angeles, luxembourg city, lyon, madrid, malaga, manchester, manhattan, manila, medellin, melbourne, mexico city, miami, milan, milano, milwaukee, minneapolis, minsk, montevideo, montreal,
  moscow, mumbai, munchen, munich, munster, nairobi, nashville, new delhi, new york city, noida, nuremberg, nurnberg, nyc, oakland, orlando, osaka, oslo, ottawa, paris, perth, philadelphia,
  phoenix arizona, pittsburgh, portland, porto, prague, pune, raleigh, reykjavik, riga, rio de janeiro, rome, rotterdam, sacramento, salt lake city, san antonio, san diego, san francisco, san jose,
  san mateo, san juan, santa monica, santiago, sao paulo, seattle, seoul, shanghai, sharjah, shenzhen, silicon valley, singapore city, sofia, st louis, stockholm, stuttgart, sydney, taipei, tallinn,
  tampa, tel aviv, the hague, tokyo, toronto, utrecht, valencia, vancouver, vienna, vilnius, warsaw, washington dc, wien, zagreb, zug, zurich`;

/** Codes of states and countries, as the location field has them. Two letters mean nothing elsewhere. */
export const placeCodes = `
  ae, ak, al, ar, au, az, bg, br, ca, ch, cl, cn, co, cr, ct, cy, cz, dc, de, dk, ee, eg, es, fi, fl, fr, ga, gb, gr, hi, hk, hr, hu, ia, ie, il, jp,
  kr, ks, ky, lt, lu, lv, ma, md, mi, mn, mo, mt, mx, nc, nd, ne, nh, nj, nl, nm, nv, ny, nz, oh, ok, pa, pe, ph, pk, pl, pt, ri, ro, rs, ru, sc, sd, se, sg, si, sk,
  th, tn, tr, tw, tx, ua, us, ut, uy, va, vn, vt, wa, wi, wv, wy`;

/** South Africa's own codes in the location field. */
export const homeCodes = "za, rsa, zaf";
