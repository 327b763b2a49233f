/** A place named for another reason: what the law there asks, what the pay there is, what happens now and then. */
export const asides =
  /\b(?:salary ranges?|pay ranges?|pay scale|compensation|base pay|base salary|ranges from|(?:health|medical|dental|vision|life|disability|travel) (?:insurance|coverage|cover|plans?)|healthcare (?:cover|coverage|plans?|for)|benefits|401|retirement|pension|public holidays?|fair chance|ordinance|criminal|arrest|privacy|e-verify|laws?|notice(?! period)|ccpa|aedt|automated employment|disclosure|pay transparency|to publish pay|conference|redact|personal information|personal data|age-related|visa sponsorship|relocation (?:support|assistance|package)|also (?:hiring|recruiting|looking for|seeking) an?|under the gdpr)\b/;

/** What only some do, or are; every place where it is said. */
export const condition =
  /\b(?:if|unless|when|whether) you(?:'re|'d| are| live| reside| work| join| choose| prefer| want| wish| would| need| happen| stay| sit| move| decide| come| plan| do| don't)\b/g;

export const conditions =
  /\b(?:must|only|required|requirement|mandatory|need to|needed|needs|necessary|essential|have to|has to)\b/;

/** A line of what counts in one's favour. */
export const niceToHave =
  /^\W*(?:(?:it's |also )?nice to have|bonus(?: points)?|a plus|desirable|advantageous|preferred|preferably|a bonus) ?:/;

/** What was so, and is no more. */
export const formerly =
  /\b(?:until (?:last|recently|this|now|\d{4}|january|february|march|april|may|june|july|august|september|october|november|december)|used to|previously|formerly|in the past|once upon a time|last year|years ago|originally|(?:first|initially) (?:advertised|posted|open|opened|published|limited|aimed)|only ever|ever hired|up to now|till now)\b/;

/** Said of benefits, which those who live elsewhere go without. */
export const benefitsOnly =
  /\b(?:receive|get|qualify for|eligible for|access) (?:\w+ ){0,2}benefits\b|(?<!\b(?:no|not|unable|cannot|can't|without|don't|doesn't)\b[^.@]{0,30})\bvisa sponsorship\b|\brelocation (?:support|assistance|package)\b/;

/** Where a product is used or sold. */
export const soldThere =
  /\b(?:used|sold|stocked|loved|trusted|available|shipped|delivered|streamed|read|played) (?:by \w+ )?(?:in|across|to)\b/;
