import { alertEndpoints } from "#contract/letters/alerts.ts";

export const askForAlertBody = alertEndpoints.askForAlert.body;
