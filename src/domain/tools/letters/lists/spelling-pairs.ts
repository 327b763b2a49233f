export type Spelling = "British" | "American";

/** `British/American endings: beginnings`. The endings belong together one by one. */
const families = `
  ise/ize ised/ized ises/izes ising/izing isation/ization: actual author capital categor central character commercial custom digit equal familiar final formal general global harmon incentiv initial internal item legal local maxim minim mobil modern monet normal optim organ personal polar popular priorit random rational real reorgan revital sanit social special stabil standard synchron util visual
  ise/ize ised/ized ises/izes ising/izing: agon antagon apolog brutal critic econom emphas energ hypothes jeopard legitim memor neutral patron public recogn revolution scrutin serial strateg subsid summar symbol sympath synthes theor trivial
  yse/yze ysed/yzed ysing/yzing: anal paral
  our/or ours/ors oured/ored ouring/oring: col endeav fav flav harb hon lab neighb rum sav
  our/or ours/ors: behavi
  our/or: ard arm cand clam demean ferv od ranc splend vap vig
  ourful/orful: col flav
  ourable/orable ourably/orably: fav hon
  ourite/orite ourites/orites: fav
  oural/oral: behavi
  re/er res/ers: cent fib lit theat calib kilomet centimet
  red/ered: cent
  led/ed ling/ing: cancel channel counsel dial duel equal fuel funnel initial label level marvel model panel parcel pencil quarrel refuel relabel remodel rival shovel signal spiral total travel tunnel unravel
  ler/er lers/ers: label model travel jewel
  ment/lment: enrol fulfil instal
  ful/lful: skil wil
  ce/se: defen offen preten`;

/** Pairs that follow no rule, and words that tell one side only because the other spelling means something else too. */
const others = `
  ageing/aging, aluminium/aluminum, artefact/artifact, artefacts/artifacts, grey/gray, sceptical/skeptical, sceptic/skeptic, cosy/cozy, mould/mold, plough/plow, moustache/mustache, pyjamas/pajamas, jewellery/jewelry, manoeuvre/maneuver, mum/mom, maths/math, enrol/enroll, enrols/enrolls, instil/instill, distil/distill, fulfil/fulfill, fulfils/fulfills,
  doughnut/donut, paediatric/pediatric, orthopaedic/orthopedic, anaesthetic/anesthetic, sulphur/sulfur, acknowledgement/acknowledgment, judgemental/judgmental, sizeable/sizable, woollen/woolen, marvellous/marvelous, counsellor/counselor, counsellors/counselors, catalogue/catalog, catalogues/catalogs, encyclopaedia/encyclopedia,
  whilst/, cheque/, cheques/, programme/, programmes/, practise/, practised/, practising/, tyre/, tyres/, learnt/, licence/, licences/, /gotten, /cellphone, /vacationing`;

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
