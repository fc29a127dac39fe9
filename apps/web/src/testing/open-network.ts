/** Set up before each test file: the network that its tests prepare. */
import { openNetwork } from "./server.tsx";

openNetwork();
