export type Spelling = "British" | "American";

/** `British/American endings: beginnings`. The endings belong together one by one. */
const families = `
  ise/ize ised/ized ises/izes ising/izing isation/ization: actual author capital categor central character commercial custom digit equal familiar final formal general global harmon incentiv initial internal item legal local maxim minim mobil modern monet normal optim organ personal polar popular priorit random rational real reorgan revital sanit social special stabil standard synchron util visual
  ise/ize ised/ized ises/izes ising/izing: apolog critic econom emphas energ hypothes jeopard memor neutral patron public recogn revolution scrutin strateg subsid summar symbol sympath
  yse/yze ysed/yzed ysing/yzing: anal
  our/or ours/ors oured/ored ouring/oring: col endeav fav flav harb hon lab neighb rum sav
  our/or ours/ors: behavi
  our/or: arm cand demean ferv vig
  ourful/orful: col flav
  ourable/orable ourably/orably: fav hon
  ourite/orite ourites/orites: fav
  oural/oral: behavi
  re/er res/ers: cent fib lit theat calib kilomet
  red/ered: cent
  led/ed ling/ing: cancel channel counsel dial equal fuel funnel label level marvel model panel parcel refuel relabel remodel rival signal spiral total travel tunnel unravel
  ler/er lers/ers: label model travel jewel
  ment/lment: enrol fulfil instal
  ful/lful: skil wil
  ce/se: defen offen preten`;

/** Pairs that follow no rule, and words that tell one side only because the other spelling means something else too. */
const others = `
  ageing/aging, grey/gray, sceptical/skeptical, cosy/cozy, jewellery/jewelry, manoeuvre/maneuver, mum/mom, maths/math, enrol/enroll, fulfil/fulfill, instil/instill, acknowledgement/acknowledgment, sizeable/sizable, marvellous/marvelous, counsellor/counselor, catalogue/catalog,
  whilst/, cheque/, programme/, programmes/, practise/, practised/, practising/, learnt/, licence/, licences/, /gotten`;

/** Every spelling that belongs to one side, and how the other side spells it if there is one. */
export const spellings: ReadonlyMap<
  string,
  { readonly spelling: Spelling; readonly other: string }
> = spellingMap();

function spellingMap(): Map<string, { spelling: Spelling; other: string }> {
  const map = new Map<string, { spelling: Spelling; other: string }>();
  const add = (british: string, american: string): void => {
    if (british !== "") map.set(british, { spelling: "British", other: american });
    if (american !== "") map.set(american, { spelling: "American", other: british });
  };
  for (const family of families.trim().split("\n")) {
    const [endings = "", beginnings = ""] = family.split(":");
    for (const beginning of beginnings.trim().split(" ")) {
      for (const pair of endings.trim().split(" ")) {
        const [british = "", american = ""] = pair.split("/");
        add(beginning + british, beginning + american);
      }
    }
  }
  for (const pair of others.split(",")) {
    const [british = "", american = ""] = pair.trim().split("/");
    add(british, american);
  }
  return map;
}
