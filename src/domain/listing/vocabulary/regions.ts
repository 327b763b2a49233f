/** Home, by any of its names. */
export const home = `
  cape town, durban, east london eastern cape, gauteng, gqeberha, johannesburg, kwazulu natal, port elizabeth, pretoria,
  south africa, south african, south africans, southafrica, stellenbosch, western cape, republic of south africa`;

/** Regions that South Africa lies in. */
export const regionsWithHome = `
  africa, emea, eemea, eu and emea, europe middle east africa, europe middle east and africa, europe the middle east and africa,
  sadc, southern africa, sub saharan africa, subsaharan africa, the african continent`;

/** The whole world. "Global" and "international" are not here: companies call themselves that. */
export const world = `
  across the globe, across the world, all around the world, all over the globe, all over the world, anywhere in the world,
  anywhere on earth, anywhere on the planet, anywhere you live, any corner of the world, any country, any country in the world, any location,
  anywhere globally, around the globe, around the world, every continent, every country, in the world, international remote,
  on the planet, world wide, worldwide, work from anywhere worldwide`;

/** Regions that South Africa does not lie in. */
export const regionsWithoutHome = `
  americas, anz, apac, apj, asia, asia pacific, asean, australasia, balkans, baltics, benelux, caribbean, cee, central america,
  central europe, central and eastern europe, dach, dach region, east asia, eastern europe, eea, emea except africa, eu, eu countries, europe, european, european countries, european economic area, european union, gcc, iberia, lac, latam, latin america,
  latin american, mena, middle east, nordic, nordics, north africa, north america, north american, northern america, northern europe,
  oceania, pacific, scandinavia, scandinavian, sea region, south america, south american, south asia, south east asia, southeast asia,
  southern europe, the americas, the eu, the nordics, uki, uk i, western europe`;

/** The United States; its bare short name is told from the pronoun in `place/country-or-pronoun.ts`. */
export const unitedStates = `
  america, american, conus, contiguous united states, continental u.s., lower 48, stateside, u.s., u.s.a., united states, united states of america, usa`;

/** States and provinces by their full names; two-letter codes are read in the location field only. */
export const states = `
  alabama, alaska, alberta, andhra pradesh, arizona, arkansas, bavaria, british columbia, california, colorado, connecticut, delaware, district of columbia,
  england, florida, hawaii, hessen, idaho, illinois, indiana, iowa, kansas, karnataka, kentucky, louisiana, maharashtra, maine, manitoba, maryland, massachusetts, michigan,
  minnesota, mississippi, missouri, montana, nebraska, nevada, new brunswick, new hampshire, new jersey, new mexico, new south wales, new york, new york state,
  north carolina, north dakota, northern ireland, nova scotia, ohio, oklahoma, ontario, oregon, pennsylvania, quebec, queensland, rhode island,
  saskatchewan, scotland, south carolina, south dakota, tamil nadu, telangana, tennessee, texas, utah, vermont, victoria australia, virginia, wales, washington,
  west virginia, western australia, wisconsin, wyoming`;
