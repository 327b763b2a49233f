/** A production that lacks nothing. Apart from the application, which takes seconds to read. */
export const productionEnv = {
  APP_MODE: "production",
  APP_URL: "https://kwela.example",
  APP_SECRET: "a-secret-for-tests-that-is-long-enough",
  PAYSTACK_SECRET_KEY: "sk_test_0000000000",
  PAYSTACK_PUBLIC_KEY: "pk_test_0000000000",
  PAYSTACK_PLAN_CODE: "PLN_test",
  // Where nobody listens: no test talks to the real one.
  PAYSTACK_BASE_URL: "http://127.0.0.1:9",
  FEEDS_BASE_URL: "http://127.0.0.1:9",
  SMTP_URL: "smtp://localhost:2525",
  SUPPORT_EMAIL: "help@kwela.example",
  ALLOW_EMBEDDED_DATABASE: "1",
} as const;
