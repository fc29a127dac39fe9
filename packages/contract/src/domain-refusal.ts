/** What the rules of the domain refuse. */
import type { RatingRefusal } from "@codetale/domain/coders/ratings";
import type { RelianceRefusal, RemovalRefusal } from "@codetale/domain/identity/second-step";
import type { HandBackRefusal, MoveRefusal } from "@codetale/domain/schedules/cancelling";
import type { EnterRefusal, ExitRefusal } from "@codetale/domain/schedules/display-state";
import type { JoinRefusal } from "@codetale/domain/schedules/join";

export type DomainRefusal =
  | EnterRefusal
  | ExitRefusal
  | HandBackRefusal
  | JoinRefusal
  | MoveRefusal
  | RatingRefusal
  | RelianceRefusal
  | RemovalRefusal;
