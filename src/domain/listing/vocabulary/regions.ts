import { homeTowns } from "./home-towns.ts";

export const provinces =
  "eastern cape, free state, freestate, gauteng, kwazulu natal, kwa zulu natal, kzn, limpopo, mpumalanga, north west province, northern cape, western cape, garden route";

/** The country, by any of its names, and its provinces. */
const homeAreas = `
  ${provinces}, south africa, southafrica, s africa, sth africa, suidafrika, suid afrika, zuid afrika, sudafrika, afrique du sud, africa do sul, republic of south africa, rsa, mzansi, suid afrika, ningizimu afrika, iningizimu afrika, eningizimu afrika, afrika borwa, aforika borwa, south africa's, any of the nine provinces, enige provinsie,
  all nine provinces, nine provinces, sadc region`;

/** Home: the country, its provinces and its towns. */
export const home = `${homeAreas}, ${homeTowns}`;

/** Of home, and those who live there. */
export const homeAdjectives = "south african, suid afrikaanse";
export const homePeople =
  "vaalie, vaalies, free stater, free staters, gautenger, gautengers, pretorians, kaapenaar, kaapenaars, capies, natalians, bloemfonteiners, eastern capers, mzansians, saffa, saffer, saffers, capetonian, joburger, durbanite, south africans, saffas, capetonians, joburgers, durbanites, mzansi talent";

/** Regions that South Africa lies in. */
export const regionsWithHome = `
  africa, afrique, cape to cairo, cairo to the cape, the cape to cairo, cairo to cape town, cape town to cairo, the african continent, african continent, emea, eemea, eu and emea, emea region, europe middle east africa, europe middle east and africa, europe the middle east and africa,
  anglophone africa, english speaking africa, mea region, mea countries, africa and middle east, sadc, ssa, sacu, african union, the african union, au member state, au member states, afcfta, commonwealth countries, commonwealth country, southern africa, southern or eastern africa, southern and eastern africa, southern & eastern africa, southern or east africa, southern and east africa, southern & east africa, eastern and southern africa, eastern or southern africa, east and southern africa, east or southern africa, east & southern africa, west and southern africa, southern and west africa, southern and central africa, central and southern africa, sub saharan africa, sub saharan countries, sub saharan nations, sub saharan african countries, subsaharan africa, south of the sahara, below the sahara, south of the equator, below the equator, global south, the global south, southern hemisphere, commonwealth, brics`;

/** Every way to put "any spot" before a name of the planet. */
const wholeWorld = [
  "anywhere, any where, everywhere, everyone, anyone, wherever, all corners, any corner, every corner, four corners, all parts, any part, every part, any place, every place, all places, any point, any spot, any side, all over, all across, all around, any country, every country, all countries, across, around, the rest, the whole, the entire, throughout",
  "in, on, of, under, ",
  "the world, this world, the globe, the planet, this planet, planet earth, earth, the map, the sun",
]
  .map((list) => list.split(", "))
  .reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => `${start} ${end}`)))
  .join(",");

/** The whole world. "Global" and "international" are not here: companies call themselves that. */
export const world = `
  ${wholeWorld}, everybody everywhere, everyone everywhere, anyone anywhere, anybody anywhere, everyone anywhere, anywhere and everywhere, any and all countries, any other country, the whole world, the whole planet, the entire planet, the whole wide world, the whole of the world, the whole globe, the entire world, the world over, all countries, all continents, any locations, any location country, any locations countries, any location or country, any locations or countries, any countries, anywhere you live, any continent, any country, any country you like, any land, any location, any nation, whichever nation, whatever nation, any nationality, all nationalities, either hemisphere, any hemisphere, both hemispheres, whichever hemisphere, whatever hemisphere, all nations, all locations,
  jedem land der welt aus, jedem land der welt, jedes land der welt, uberall auf der welt, overal ter wereld, waar ook ter wereld, waar ook al ter wereld, uit de hele wereld, vanuit elk land, elk land, enige land, enige land ter wereld, reg oor die wereld, regoor die wereld, oral in die wereld, enige plek in die wereld, uberall auf der welt, auf der ganzen welt, aus der ganzen welt, jedem land, aus jedem land, cualquier lugar del mundo, cualquier parte del mundo, todo el mundo, cualquier pais, anywhere globally, anywhere with internet, each country, each continent, every continent, six continents, all six continents, every country, every nation, international remote, no matter the country, no matter which country,
  all passports, any passport, whichever passport, whatever passport, whatever nationality, whichever nationality, whichever flag, every passport, all passports and all time zones, planet earth, whichever country, whatever country, world wide, worldwide, anywhere worldwide, weltweit, wereldwyd, wereldwijd, dans le monde entier, en todo el mundo, na calym swiecie, monde entier, du monde entier, partout dans le monde, n importe quel pays, aus aller welt, aus der ganzen welt, aus jedem land, uberall auf der welt, de todo el mundo, cualquier pais, cualquier parte del mundo, cualquier lugar del mundo, qualquer pais, qualquer lugar do mundo, todo o mundo, tutto il mondo, qualsiasi paese, calego swiata, enige land, die hele wereld, hele wereld, enige plek in die wereld`;

/** "Eight states", whichever they are. */
const countedStates = [
  ..."two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty".split(
    " ",
  ),
  ...Array.from({ length: 48 }, (_, index) => String(index + 2)),
]
  .map((count) => `${count} states, ${count} us states`)
  .join(",");

/** Regions that South Africa does not lie in. */
export const regionsWithoutHome = `
  ${countedStates}, north of the limpopo, beyond the limpopo, afrique de l ouest, afrique de l est, afrique du nord, afrique centrale, afrique francophone, fifty states, the fifty states, all fifty states, compact state, compact states, grand duche, commonwealth caribbean, commonwealth of independent states, francophone africa, northern hemisphere, the northern hemisphere, eac member states, eac countries, east african community, lusophone africa, french speaking africa, portuguese speaking africa, arabic speaking africa, arab africa, anglophone west africa, francophone west africa, north and west africa, east and west africa, west and east africa, west and central africa, horn of africa, the sahel, sahel, maghreb, the maghreb, gulf of guinea, equatorial africa, indian ocean islands, african great lakes, great lakes region, commonwealth pacific, pacific commonwealth, americas, sepa, sepa area, sepa zone, sepa countries, ecowas, ecowas countries, uemoa, waemu, cemac, comesa, east african community, igad, caricom, efta, andean community, g20 europe, eu27, eu 27, the 27 member states, 27 member states, twenty seven member states, aukus, gulf cooperation council, eastern time states, central time states, mountain time states, pacific time states, the eastern states, the benelux countries, the dach countries, the baltic states, baltic states, baltic countries, balkan countries, gulf nations, arab world, the arab world, anglosphere, great lakes states, the carolinas, the dakotas, the big apple, tristate, eurozone, the eurozone, euro zone, euro area, the fifty states, fifty states, 50 states, all 50 states, any of the fifty, any of the 50, stateside, anz, anzac, apac, apj, asia, asia pacific, asean, australasia, balkans, baltics, benelux, britain, british isles, caribbean, cee, cee countries, central america,
  central asia, central europe, central and eastern europe, cis, dach, dach region, east africa, west africa, eastern africa, western africa, east asia, eastern europe, east coast, west coast, eastern seaboard, eea, eu, eu countries, eu member states, eu member state, eu member country, european union countries, europe, europa, european countries, any european country, european country, european economic area, european union, francophone africa, gcc, gulf, the gulf, gulf states, iberia, iberian peninsula, lac, latam, latin america,
  mena, middle east, midwest, new england, nordic, nordics, the nordics, nordic countries, north africa, north america, na region, namer, northern america, northern europe, noram,
  oceania, pacific northwest, persian gulf, scandinavia, schengen, schengen area, schengen zone, schengen country, schengen countries, sea region, south america, south asia, south east asia, southeast asia,
  southern europe, the americas, the eu, the baltics, the balkans, the caribbean, uki, uk i, ukraine and moldova, visegrad, western balkans, western europe, western hemisphere, tri state area, bay area, the states, lower 48 states, south east england, the south east, the north west, the north east, the south west, the home nations, british mainland, nyc area, new york area, the nyc metro, contiguous 48 states, 48 contiguous states, contiguous states, continental us, continental united states, lower 48, french speaking africa, horn of africa, maghreb, levant, central africa, east african countries, west african countries, the maghreb, nafta, usmca, mercosur, the gulf region, gulf countries, g7, oecd, five eyes, south eastern europe, southeast europe, southeastern europe, north western europe, northwest europe, mediterranean, the mediterranean, the alps, indian subcontinent, the subcontinent, far east, the far east, pacific islands, central europe, eastern canada, western canada, atlantic canada, the maritimes, the prairies, northeast us, northeastern us, southeast us, southwest us, the northeast, the southeast, the southwest, the south of england, the rockies, mountain west, deep south, sunbelt, gulf coast, rust belt, north of england, uk mainland, uk and ireland, dmv area, greater london, home counties, silicon valley, the midlands, us territories, land s end, john o groats, the top end, the outback, north of the border, 16 lander, sixteen lander, lander, any of the lander`;
/** Offices and codes that stand for the country they belong to. */
export const institutionsElsewhere =
  "opt cpt, cpt opt, f1 cpt, f 1 cpt, opt or cpt, cpt or opt, opt and cpt, cpt and opt, cpt h1b, cpt h 1b, cpt stem opt, stem opt cpt, cpt visa, cpt ead, cpt students, irs, the irs, hmrc, eircode, australian taxation office, canada revenue agency, inland revenue, finanzamt, receita federal, bir, belastingdienst, skatteverket, skatteetaten, agencia tributaria, agenzia delle entrate, revenue commissioners, afip, sunat, elster, urssaf, centrelink, dvla, sozialversicherung, krankenkasse, sozialversicherungspflichtig, state pension age, canada post, royal mail, usps, australia post, deutsche post";

/** Of such a region, and those who live there. */
export const regionAdjectives =
  "pinoy, pinay, european, latin american, north american, south american, scandinavian, asian, middle eastern, central american, caribbean, latino, nordic, schengen country";
export const regionPeople =
  "pinoys, pinays, mumbaikars, delhiites, manilenos, cariocas, paulistas, portenos, limenos, bogotanos, montrealers, vancouverites, calgarians, milanese, neapolitans, varsovians, praguers, athenians, cairenes, accraians, kampalans, floridians, ohioans, oregonians, virginians, coloradans, minnesotans, michiganders, georgians, arizonans, illinoisans, pennsylvanians, wisconsinites, hoosiers, alaskans, hawaiians, quebecers, ontarians, albertans, bavarians, catalans, glaswegians, liverpudlians, brummies, chicagoans, bostonians, angelenos, san franciscans, seattleites, houstonians, floridian, ohioan, amsterdammers, romans, madrilenos, viennese, muscovites, tokyoites, hong kongers, dubaians, brit, briton, swede, dane, finn, spaniard, scot, scots, europeans, latinos, north americans, latin americans, south americans, scandinavians, aucklanders, wellingtonians, melburnians, sydneysiders, londoner, londoners, new yorker, texan, californian, berliner, dubliner, parisian, torontonian, nairobian, lagosian, sydneysider, mancunian, mancunians, berliners, parisians, new yorkers, texans, californians, torontonians, dubliners, nairobians, lagosians";

/** States and provinces by their full names; two-letter codes are read in `place/short-codes.ts`. */
export const states = `
  north island, south island, bruxelles, baleares, islas baleares, canarias, islas canarias, commonwealth of virginia, commonwealth of massachusetts, commonwealth of pennsylvania, commonwealth of kentucky, commonwealth of australia, luzon, visayas, mindanao, sumatra, kyushu, hokkaido, punjab, sindh, gujarat, rajasthan, west bengal, uttar pradesh, jalisco, nuevo leon, antioquia, patagonia, minas gerais, rio grande do sul, andalusia, galicia, basque country, brittany, normandy, provence, tuscany, lombardy, sicily, sardinia, piedmont, veneto, tyrol, silesia, transylvania, ashanti region, lagos state, ogun state, rivers state, zanzibar, cornwall, yorkshire, lancashire, cumbria, northumberland, munster, leinster, waikato, otago, scottish highlands, ile de france, baden wurttemberg, lower saxony, rhineland, crete, catalunya, madeira, canary islands, balearics, alabama, alaska, alberta, andhra pradesh, arizona, arkansas, bavaria, bayern, british columbia, california, catalonia, colorado, connecticut, delaware, district of columbia,
  england, flanders, vlaanderen, wallonie, florida, hawaii, hesse, hessen, idaho, illinois, indiana, iowa, kansas, karnataka, kentucky, kerala, louisiana, maharashtra, maine, manitoba, maryland, massachusetts, michigan,
  minnesota, mississippi, missouri, montana, nebraska, nevada, new brunswick, new hampshire, new jersey, new mexico, new south wales, nsw, qld, calif, new york, new york state, newfoundland,
  north carolina, north dakota, north rhine westphalia, northern ireland, northern territory, nova scotia, ohio, oklahoma, ontario, oregon, pennsylvania, prince edward island, quebec, queensland, rhode island,
  provinces of canada, canadian provinces, us states, sao paulo state, saskatchewan, saxony, scotland, south australia, south carolina, south dakota, tamil nadu, tasmania, telangana, tennessee, texas, upper austria, utah, vermont, victoria australia, virginia, wales, washington, washington state,
  west virginia, western australia, wisconsin, wyoming`;
