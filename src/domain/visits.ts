/** Within so many hours of the last, it is the same visit: loading a page again makes nothing old that was new. */
export const hoursOfVisit = 4;
