/**
 * Every country but South Africa: its names, then the adjectives, then what its people are called, as postings write them.
 * A short row is enough: what is missing is simply not known.
 */
export const countries = `
  namibie, mosambiek, zambie, aotearoa, ceske republice, ceska republika, ceske republiky, cesku, suomessa, magyarorszagon, magyarorszag, hrvatskoj, hrvatska, srbiji, srbija, sloveniji, slovensku, slovensko, eestis, latvija, lietuvoje, turkiye, turkiye'de, ukraini, ukraina, belgie, belgique, allemagne, alemania, francia, italie, espagne, inghilterra, regno unito, reino unido, royaume uni, estados unidos, etats unis, stati uniti, vereinigten staaten, grossbritannien, duitsland, verenigde state, verenigde koninkryk, niemczech, wielkiej brytanii
  afghanistan | afghan | afghans
  albania | albanian | albanians
  algeria | algerian | algerians
  andorra
  angola | angolan | angolans
  argentina | argentinian, argentine | argentinians, argentines
  armenia | armenian | armenians
  australia, down under | australian, aussie | australians, aussies
  austria, osterreich | austrian | austrians
  azerbaijan | azerbaijani
  bahamas
  bahrain | bahraini
  bangladesh | bangladeshi | bangladeshis
  barbados
  belarus | belarusian | belarusians
  belgium, belgie, belgique, belgien | belgian | belgians
  belize
  benin
  bhutan
  bolivia | bolivian | bolivians
  bosnia, bosnia and herzegovina | bosnian | bosnians
  botswana | | batswana
  brazil, brasil | brazilian, brasileiro | brazilians, brasileiros
  brunei
  bulgaria | bulgarian | bulgarians
  burkina faso
  burundi
  cambodia | cambodian
  cameroon | cameroonian | cameroonians
  canada | canadian | canadians
  cape verde
  chad
  chile | chilean | chileans
  china, mainland china | chinese
  colombia | colombian | colombians
  congo, drc
  costa rica | costa rican | costa ricans
  croatia | croatian | croatians, croats
  cuba | cuban | cubans
  cyprus | cypriot | cypriots
  czechia, czech republic | czech | czechs
  denmark, danmark | danish | danes
  djibouti
  dominica
  dominican republic
  ecuador | ecuadorian | ecuadorians
  egypt | egyptian | egyptians
  el salvador | salvadoran
  eritrea
  estonia | estonian | estonians
  eswatini, swaziland
  ethiopia | ethiopian | ethiopians
  fiji
  finland, suomi | finnish | finns
  france, hexagone, france metropolitaine, frankreich, frankryk, francia, franca | french, francais, francaise | frenchmen
  gabon
  gambia
  georgia | georgian | georgians
  germany, deutschland, allemagne, duitsland, niemczech, alemania, alemanha, germania | german | germans
  ghana | ghanaian | ghanaians
  greece | greek | greeks
  grenada
  guatemala | guatemalan | guatemalans
  guinea
  guyana
  haiti
  honduras | honduran
  hong kong, hong kong sar, hongkong
  hungary | hungarian | hungarians
  iceland | icelandic | icelanders
  india | indian | indians
  indonesia | indonesian | indonesians
  iran | iranian | iranians
  iraq | iraqi
  ireland, republic of ireland, eire | irish | irishmen
  israel | israeli | israelis
  italy, italia, italie, italien | italian, italiano, italiana | italians, italiani
  ivory coast
  jamaica | jamaican | jamaicans
  japan | japanese
  jordan | jordanian | jordanians
  kazakhstan | kazakh
  kenya | kenyan | kenyans
  north korea | north korean | north koreans
  crimea
  korea, south korea | korean | koreans
  kosovo
  kuwait | kuwaiti
  kyrgyzstan
  laos
  latvia | latvian | latvians
  lebanon | lebanese
  lesotho | | basotho
  liberia
  libya
  liechtenstein
  lithuania | lithuanian | lithuanians
  luxembourg
  macau, macao, macau sar, macao sar
  madagascar
  malawi | malawian | malawians
  malaysia | malaysian | malaysians
  maldives
  mali
  malta | maltese
  mauritania
  mauritius | mauritian | mauritians
  mexico | mexican, mexicano | mexicans, mexicanos
  moldova | moldovan | moldovans
  monaco
  mongolia
  montenegro
  morocco | moroccan | moroccans
  mozambique
  myanmar
  namibia | namibian | namibians
  nepal | nepali, nepalese | nepalis
  netherlands, the netherlands, holland, nederland, pays bas, niederlande | dutch | dutchmen
  new zealand, nz, aotearoa | kiwi | new zealanders, kiwis
  nicaragua
  niger
  nigeria, naija | nigerian | nigerians
  north macedonia, macedonia | macedonian | macedonians
  norway, norge | norwegian | norwegians
  oman | omani | omanis
  pakistan | pakistani | pakistanis
  palestine
  panama
  papua new guinea
  paraguay
  peru | peruvian | peruvians
  philippines, the philippines | filipino, filipina, philippine | filipinos, pinoys
  poland, polska, polski, polsce, polen, pologne, polonia | polish, polonais, polonaise, polnische | poles
  portugal | portuguese, portugues
  puerto rico | puerto rican | puerto ricans
  qatar | qatari | qataris
  romania | romanian | romanians
  russia | russian | russians
  rwanda | rwandan | rwandans
  saudi arabia, ksa | saudi | saudis
  senegal | senegalese
  serbia | serbian | serbians, serbs
  seychelles
  sierra leone
  singapore | singaporean | singaporeans
  slovakia | slovak | slovaks
  slovenia | slovenian | slovenians
  somalia
  south sudan
  spain, espana, espagne, spanien, spanje, spagna, espanha | spanish, espanol | spaniards, espanoles
  sri lanka | sri lankan | sri lankans
  sudan
  suriname
  sweden, sverige | swedish | swedes
  switzerland, schweiz, suisse, svizzera | swiss
  syria
  taiwan | taiwanese
  tajikistan
  tanzania | tanzanian | tanzanians
  thailand | thai | thais
  togo
  trinidad and tobago
  tunisia | tunisian | tunisians
  turkey, turkiye | turkish | turks
  turkmenistan
  uganda | ugandan | ugandans
  ukraine | ukrainian | ukrainians
  united arab emirates, uae, u.a.e., emirates | emirati | emiratis
  united kingdom, uk, u.k., great britain, gb, grossbritannien, royaume uni, reino unido, verenigde koninkryk, verenigd koninkrijk | british | britons, brits, britishers
  united states, united states of america, america, usa, u.s., u.s.a., conus, contiguous united states, continental u.s., lower 48, stateside, all 50 states, the 50 states, fifty states, etats unis, estados unidos | american | americans
  uruguay | uruguayan | uruguayans
  uzbekistan
  venezuela | venezuelan | venezuelans
  vietnam | vietnamese
  yemen
  zambia | zambian | zambians
  zimbabwe | zimbabwean, zim | zimbabweans
  antigua
  cabo verde
  comoros
  cote d ivoire, cote divoire | ivorian
  micronesia
  samoa | samoan
  san marino
  solomon islands
  timor leste, east timor
  tonga
  trinidad | trinidadian
  vanuatu
  greenland
  faroe islands
  gibraltar
  bermuda | bermudian
  cayman islands
  aruba
  curacao
  guadeloupe
  martinique
  guam
  burma | burmese
  scotland | scottish | scotsmen
  wales | welsh | welshmen
  bavaria | bavarian, swabian, franconian, saxon
  catalonia | catalan, basque, andalusian, galician
  flanders | flemish, walloon
  lombardy | sicilian, sardinian, lombard, venetian
  texas | texan
  victoria state | victorian
  queensland | queenslander | queenslanders
  punjab | punjabi
  arab states | emirati, arab | emiratis
  congo republic | congolese
  eritrea | eritrean
  gambia | gambian | gambians
  haiti | haitian | haitians
  liberia | liberian | liberians
  libya | libyan | libyans
  madagascar | malagasy
  maldives | maldivian
  mali | malian
  mongolia | mongolian
  montenegro | montenegrin
  mozambique | mozambican | mozambicans
  nicaragua | nicaraguan
  palestine | palestinian | palestinians
  panama | panamanian
  paraguay | paraguayan
  somalia | somali
  sudan | sudanese
  syria | syrian | syrians
  uzbekistan | uzbek
  yemen | yemeni
  the baltics | baltic
  the balkans | balkan
  iberia | iberian
  the andes | andean`;
