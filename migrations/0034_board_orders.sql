-- The board by pay and by overlap; what does not say comes last. As `search/orders.ts` writes them.
create index jobs_listed_by_pay on jobs (
  ((coalesce((facts #>> '{pay,value,amount,usdPerYear,min}')::numeric, (facts #>> '{pay,value,amount,usdPerYear,max}')::numeric) + coalesce((facts #>> '{pay,value,amount,usdPerYear,max}')::numeric, (facts #>> '{pay,value,amount,usdPerYear,min}')::numeric)) is null),
  (coalesce((facts #>> '{pay,value,amount,usdPerYear,min}')::numeric, (facts #>> '{pay,value,amount,usdPerYear,max}')::numeric) + coalesce((facts #>> '{pay,value,amount,usdPerYear,max}')::numeric, (facts #>> '{pay,value,amount,usdPerYear,min}')::numeric)) desc,
  id desc
) where is_listed;
create index jobs_listed_by_overlap on jobs (
  (((facts #>> '{hours,value,january,overlap}')::numeric + (facts #>> '{hours,value,july,overlap}')::numeric) is null),
  ((facts #>> '{hours,value,january,overlap}')::numeric + (facts #>> '{hours,value,july,overlap}')::numeric) desc,
  id desc
) where is_listed;
