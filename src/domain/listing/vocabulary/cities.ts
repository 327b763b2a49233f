/** Cities that postings name as the place of work. Those that are also common words or names are left out. */
export const cities = `
  abidjan, abu dhabi, abuja, accra, addis ababa, adelaide, ahmedabad, alexandria egypt, algiers, almaty, amman, amsterdam, ann arbor, antwerp, athens, atlanta, auckland, austin, baku, baltimore, bangalore, bangkok, barcelona, basel, beijing, beirut, belfast, belgrade, belo horizonte, bengaluru, berlin, berlin office, bern,
  bilbao, birmingham, bogota, boise, bordeaux, boston, boulder, bratislava, bremen, brighton, brisbane, bristol, brooklyn, brno, brussels, bucharest, budapest, buenos aires, cairo, calgary, cambridge uk, canberra, cardiff, casablanca, cebu, charlotte nc, chennai, chiang mai,
  chicago, christchurch, cincinnati, cleveland, cluj, cologne, colombo, columbus, copenhagen, cork, coventry, dakar, dallas, dar es salaam, delhi, denver, detroit, dhaka, doha, dortmund, dresden, dubai, dublin, duisburg, dusseldorf, edinburgh, edmonton,
  eindhoven, essen, frankfurt, galway, gdansk, geneva, ghent, glasgow, gothenburg, graz, guadalajara, gurgaon, gurugram, hamburg, hanoi, hanover, hannover, harare, hartford, helsinki, ho chi minh city, honolulu, houston, hyderabad, ibadan, indianapolis,
  irvine, islamabad, istanbul, jacksonville, jaipur, jakarta, jeddah, jerusalem, kampala, kansas city, karachi, karlsruhe, kathmandu, kiev, kigali, koln, krakow, kuala lumpur, kyiv, lagos, lahore, las vegas, lausanne, leeds, leicester, leipzig, lille, lima, limassol, limerick, lisbon, lisboa, liverpool,
  ljubljana, london, los angeles, lusaka, luxembourg city, lviv, lyon, madrid, makati, malaga, malmo, manchester, manhattan, manila, mannheim, marseille, medellin, melbourne, mexico city, miami, milan, milano, milwaukee, minneapolis, minsk, mombasa, monterrey, montevideo, montreal,
  moscow, mumbai, munchen, munich, munster, muscat, nairobi, nantes, nashville, neuss, new delhi, new orleans, new york city, newcastle upon tyne, nicosia, noida, nottingham, nuremberg, nurnberg, nyc, oakland, orlando, osaka, oslo, ottawa, palo alto, paris, perth, philadelphia,
  phoenix arizona, pittsburgh, portland, porto, potsdam, prague, providence rhode island, pune, quezon city, quito, raleigh, redwood city, reykjavik, riga, rio de janeiro, riyadh, rome, rotterdam, sacramento, saigon, salt lake city, salzburg, san antonio, san diego, san francisco, san jose,
  san mateo, san juan, santa barbara, santa clara, santa monica, santiago, sao paulo, scottsdale, seattle, seoul, seville, shanghai, sharjah, sheffield, shenzhen, singapore city, skopje, sofia, southampton, split croatia, st louis, stockholm, stuttgart, surry hills, sydney, taipei, tallinn,
  tampa, tbilisi, tel aviv, the hague, tirana, tokyo, toronto, toulouse, tunis, turin, utrecht, valencia, vancouver, vienna, vilnius, warsaw, washington dc, wellington, wien, windhoek, winnipeg, wroclaw, yerevan, zagreb, zug, zurich, aarhus, albuquerque, bergen norway, bulawayo, charlotte north carolina, chattanooga, des moines, el paso, fort worth, fresno, gaborone, goteborg, halifax nova scotia, hobart, kano, kisumu, kumasi, lilongwe, louisville, luanda, maputo, maseru, memphis tennessee, mutare, nakuru, oklahoma city, omaha, port harcourt, port louis, reading uk, sacramento, sarajevo, tucson, tulsa, varna, wichita, zanzibar`;

/** Codes of states and countries that mean a place wherever they stand in capitals in a list, and in the location field. */
export const placeCodes = `
  ae, ak, al, ar, au, az, bg, br, ca, ch, cl, cn, co, cr, ct, cy, cz, dc, de, dk, ee, eg, es, fi, fl, fr, ga, gb, gr, hk, hr, hu, ia, ie, il, jp,
  ke, kr, ks, ky, lt, lu, lv, ma, md, mi, mn, mo, mt, mx, nc, nd, ne, ng, nh, nj, nl, nm, nv, ny, nz, oh, pa, pe, ph, pk, pl, pt, ri, ro, rs, ru, sc, sd, se, sg, si, sk,
  bd, lk, np, tz, rw, et, bw, mz, mw, mu, sn, cm, jo, qa, kw, om, bh, kz, uz, by, ba, mk, li, gt, hn, sv, bo, py, ec, ve, th, tn, tr, tw, tx, ua, ug, us, ut, uy, va, vn, vt, wa, wi, wv, wy, gh, zm, zw, usa, nsw, bc, qc`;

/** South Africa's own codes. */
export const homeCodes = "za, rsa, zaf, sa";

/** Codes that are words, too: places only in a list of capitals, or behind a comma in the field. */
export const codesThatAreWords =
  "am, at, be, do, hi, id, in, is, it, la, me, ms, my, na, no, ok, on, or, so";
