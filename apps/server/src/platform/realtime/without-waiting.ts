/** Socket.IO's adapters, changed so that the clients of this process wait for no other process. */
import type { Server } from "socket.io";

type Adapter = NonNullable<Parameters<Server["adapter"]>[0]>;
type MakeAdapter = (namespace: unknown) => Publisher;

/** What those adapters have that carry events between processes. */
interface Publisher {
  /** Sends an event to the other processes; resolves to its place in the bus. */
  doPublish(event: unknown): Promise<string>;
}

/**
 * An adapter sends an event to the other processes and waits for the bus before it notifies its own
 * clients. It waits for the event's place in the bus, which only the recovery of connections needs,
 * and that is not in use. What cannot be sent is reported by the bus.
 */
export function withoutWaiting(adapter: Adapter): Adapter {
  const make = adapter as unknown as MakeAdapter;
  // Called with `new`.
  return function makeWithoutWaiting(namespace: unknown) {
    const made = make(namespace);
    const publish = made.doPublish.bind(made);
    made.doPublish = (event) => {
      publish(event).catch(() => {});
      return Promise.resolve("");
    };
    return made;
  } as unknown as Adapter;
}
