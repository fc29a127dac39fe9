/** The texts of alerts for open requests. */
import { MOST_ALERTS } from "@codetale/contract/request-alerts";

export const words = {
  add: "Tell me about requests like these",
  known: "You are told about requests like these.",
  full: `You have ${MOST_ALERTS} alerts, and more do not fit.`,
  how: "Once such a request is open and you are free at its time, you are told: under the bell, and by mail if you like. Hours and days are those of your time zone.",
  choose: "Choose how you are told",
  fetchFailed: "Your alerts could not be read.",
  outcomes: {
    add: "From now on you are told about such requests.",
    change: "The alert is changed.",
    delete: "The alert is deleted.",
  },
  edit: "Edit",
  delete: "Delete",
  save: "Save",
  cancel: "Cancel",
} as const;

export function alertsText(count: number): string {
  return count === 1 ? "Your alert" : `Your ${count} alerts`;
}
