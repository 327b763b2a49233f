export const rand = (cents: number): string => {
  const [whole = "0", rest = "00"] = (cents / 100).toFixed(2).split(".");
  return `R${whole.replaceAll(/\B(?=(?:\d{3}){1,7}$)/g, ",")}${rest === "00" ? "" : `.${rest}`}`;
};
