import { alertEndpoints } from "#contract/alerts.ts";

export const askForAlertBody = alertEndpoints.askForAlert.body;
