/** Codes of states and countries that mean a place wherever they stand in capitals in a list, and in the location field. */
export const placeCodes = `
  ae, ak, al, ar, au, az, bg, br, ca, ch, cl, cn, co, cr, ct, cy, cz, dc, de, dk, ee, eg, es, fi, fl, fr, ga, gb, gr, hk, hr, hu, ia, ie, il, jp,
  ke, kr, ks, ky, lt, lu, lv, ma, md, mi, mn, mo, mt, mx, nc, nd, ne, ng, nh, nj, nl, nm, nv, ny, nz, oh, pa, pe, ph, pk, pl, pt, ri, ro, rs, ru, sc, sd, se, sg, si, sk,
  bd, lk, np, tz, rw, et, bw, mz, mw, mu, sn, cm, jo, qa, kw, om, bh, kz, uz, by, ba, mk, li, gt, hn, sv, bo, py, ec, ve, th, tn, tr, tw, tx, ua, ug, us, ut, uy, va, vn, vt, wa, wi, wv, wy, gh, zm, zw, usa, nsw, bc, qc`;

/** Codes of Australia's states; among them "SA" is one of theirs. */
export const australianCodes = "nsw, vic, qld, tas, act, nt";

/** States cut short, in a list with others: "Ont, BC and Vic". */
export const shortenedStates = "ont, vic, qld, tas, man, sask, alta, que";

/** South Africa's own codes. */
export const homeCodes = "za, rsa, zaf, sa";

/** Codes that are words, too: places only in a list of capitals, or behind a comma in the field. */
export const codesThatAreWords =
  "am, at, be, do, hi, id, in, is, it, la, me, ms, my, na, no, ok, on, or, so";

/** Codes of countries that stand for them alone, if they are in capitals. */
export const everyCountry = /\b(?:us|sa|za|ph|nz|ke|ng|gh|zw|au|bw|ug|tz)\b/g;
