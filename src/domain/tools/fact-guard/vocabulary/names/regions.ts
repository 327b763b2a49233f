/** Places with the larger place they lie in, a larger place per line. Names of one place are joined by "=". */
const lines = `
  Western Cape: Cape Town = Capetonian = CPT, Stellenbosch, Paarl, George, Knysna, Hermanus, Worcester, Franschhoek, Somerset West, Mossel Bay, Plettenberg Bay
  Cape Town: Khayelitsha, Claremont, Woodstock, Observatory, Bellville, Constantia, Rondebosch, Sea Point, Mitchells Plain
  Johannesburg: Sandton, Soweto, Randburg, Roodepoort, Rosebank, Fourways
  Eastern Cape: Graaff-Reinet, Gqeberha = Port Elizabeth = PE, East London, Mthatha, Makhanda = Grahamstown, Jeffreys Bay
  Northern Cape: Kimberley, Upington
  Gauteng: Johannesburg = Joburg = Jozi, Pretoria = Tshwane, Midrand, Centurion, Vereeniging, Benoni, Ekurhuleni
  KwaZulu-Natal = KZN: Durban = eThekwini, Pietermaritzburg = Maritzburg = PMB, Umhlanga, Ballito, Richards Bay
  Limpopo: Polokwane, Tzaneen, Hoedspruit
  Mpumalanga: Nelspruit = Mbombela, Witbank = Emalahleni, White River
  Free State: Bloemfontein = Bloem, Welkom
  North West: Rustenburg, Potchefstroom = Potch, Mahikeng
  South Africa = South African = South Africans = SA = RSA: Western Cape, Eastern Cape, Northern Cape, Gauteng, KwaZulu-Natal, Limpopo, Mpumalanga, Free State, North West
  East Africa: Kenya = Kenyan, Uganda = Ugandan, Tanzania = Tanzanian, Rwanda = Rwandan
  West Africa: Nigeria = Nigerian, Ghana = Ghanaian, Senegal = Senegalese
  Southern Africa = SADC: South Africa, Namibia = Namibian, Botswana, Zimbabwe = Zimbabwean, Mozambique, Zambia = Zambian, Lesotho, Eswatini, Malawi, Angola
  Sub-Saharan Africa: East Africa, West Africa, Southern Africa
  Africa = African: Sub-Saharan Africa, Egypt = Egyptian, Morocco = Moroccan, Mauritius, Ethiopia
  Kenya: Nairobi, Mombasa
  Nigeria: Lagos, Abuja
  Ghana: Accra
  Zimbabwe: Harare
  Namibia: Windhoek
  United Kingdom = UK = Britain = British: London, Manchester, Edinburgh, Bristol, Leeds, England, Scotland = Scottish, Wales = Welsh
  United States = US = USA = America = American: New York, San Francisco, California, Texas, Austin, Boston, Chicago, Los Angeles, Seattle, Miami, Denver
  Ireland = Irish: Dublin
  Germany = German: Berlin, Munich, Hamburg
  France = French: Paris
  Spain = Spanish: Madrid, Barcelona
  Portugal = Portuguese: Lisbon
  Netherlands = Dutch: Amsterdam
  Europe = European = EU: United Kingdom, Ireland, Germany, France, Spain, Portugal, Netherlands, Italy = Italian, Sweden = Swedish, Norway = Norwegian, Denmark = Danish, Finland = Finnish, Poland = Polish, Switzerland = Swiss, Austria = Austrian, Belgium = Belgian, Greece = Greek
  EMEA: Europe, Africa, Middle East
  Middle East: United Arab Emirates = UAE, Dubai, Israel = Israeli, Saudi Arabia, Qatar
  Australia = Australian: Sydney, Melbourne, Perth, Brisbane
  Canada = Canadian: Toronto, Vancouver
  North America: United States, Canada
  APAC: Australia, New Zealand, Singapore, Asia, Japan = Japanese
  Asia = Asian: India = Indian, China = Chinese, Vietnam = Vietnamese, Thailand = Thai, South Korea = Korean, Philippines
  isiZulu = Zulu:
  isiXhosa = Xhosa:
  Sesotho = Sotho:
  Setswana = Tswana:
  Sepedi = Pedi:
  Xitsonga = Tsonga:
  Tshivenda = Venda:
  Afrikaans:
  Swahili = Kiswahili:
  Arabic:
  Mandarin:
  Hindi:
  Shona:`;

const namesIn = (list: string): string[] => list.split("=").map((name) => name.trim());

const rows = lines
  .trim()
  .split("\n")
  .map((line) => {
    const [whole = "", parts = ""] = line.split(":");
    return {
      whole: namesIn(whole),
      parts: parts.trim() === "" ? [] : parts.split(",").map(namesIn),
    };
  });

/** Each spelling of a place's or a language's name with the name it goes by. */
export const regionNames: readonly (readonly [spelling: string, region: string])[] = rows.flatMap(
  ({ whole, parts }) =>
    [whole, ...parts].flatMap((names) =>
      names
        .flatMap((name) => (name.endsWith("an") ? [name, `${name}s`] : [name]))
        .map((name): [string, string] => [name, names[0] ?? name]),
    ),
);

const within = Map.groupBy(
  rows.flatMap(({ whole, parts }) => parts.map(([part = ""]) => ({ part, whole: whole[0] ?? "" }))),
  ({ part }) => part,
);

/** The larger places a place lies in, all the way up. */
export function largerThan(region: string): string[] {
  const larger = (within.get(region) ?? []).map(({ whole }) => whole);
  return [...larger, ...larger.flatMap(largerThan)];
}
