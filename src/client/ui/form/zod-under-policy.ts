import { config } from "zod";

// Zod would try to compile its schemas, which the content security policy refuses and reports. This
// has to be said before the first schema is made, so whoever imports schemas imports this first.
config({ jitless: true });
