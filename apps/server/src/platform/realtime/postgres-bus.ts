/** Live events through PostgreSQL's notifications. */
import { randomUUID } from "node:crypto";
import { createAdapter } from "@socket.io/postgres-adapter";
import { openNotifications } from "#platform/db/notifications";
import type { OpenEventBus } from "./event-bus.ts";
import { pulseText, readPulse } from "./pulse-text.ts";

/** Before the names of Socket.IO's namespaces, of which the product has one. */
const CHANNEL_PREFIX = "codetale";
const CHANNEL = `${CHANNEL_PREFIX}#/`;

/** PostgreSQL refuses notifications of 8,000 bytes; larger ones go through this table. */
const LARGEST_NOTIFICATION = 7_900;
const ATTACHMENTS = "live_attachments";

export function postgresBus(url: string): OpenEventBus {
  return ({ onPulse, onBroken }) => {
    const processId = randomUUID();
    const notifications = openNotifications({
      url,
      onBroken,
      onNotification(text) {
        const number = readPulse(text, processId);
        if (number !== null) onPulse(number);
      },
    });
    return {
      name: "PostgreSQL",
      adapter: createAdapter(notifications.pool, {
        channelPrefix: CHANNEL_PREFIX,
        tableName: ATTACHMENTS,
        payloadThreshold: LARGEST_NOTIFICATION,
        errorHandler: onBroken,
      }),
      pulse: (number) => notifications.notify(CHANNEL, pulseText(processId, number)),
      reconnect: notifications.reconnect,
      close: notifications.close,
    };
  };
}
